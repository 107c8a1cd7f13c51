import { Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import type { Scenario, ScenarioDraft } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { t } from "@/i18n/t";
import { atTime } from "@/lib/time/dates";
import { useVersions } from "../../api";
import { Differences } from "./Differences";
import classes from "./versions.module.css";

interface Props {
  mine: Scenario;
  theirs: ScenarioDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onCopyMine: () => void;
}

/** Offers what to do when two people changed the same scenario. */
export function ConflictNotice({ mine, theirs, onKeepMine, onTakeTheirs, onCopyMine }: Props) {
  const [isShown, setShown] = useState(false);
  const saved = useVersions(theirs.id).data?.find(({ version }) => version === theirs.version);
  const choices = (
    <Group gap={8} className={classes.choices}>
      <Button size="compact-sm" onClick={onCopyMine}>
        {t("scenario-conflict-copy")}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onTakeTheirs}>
        {t("scenario-conflict-theirs")}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onKeepMine}>
        {t("scenario-conflict-mine")}
      </Button>
    </Group>
  );
  return (
    <Notice
      tone="fair"
      title={t("scenario-conflict", { version: theirs.version })}
      actions={
        <Group gap={8}>
          <Button size="compact-sm" variant="default" onClick={() => setShown(true)}>
            {t("scenario-see-differences")}
          </Button>
          {!isShown && choices}
        </Group>
      }
    >
      <div className={classes.conflictHint}>
        {saved &&
          `${t("scenario-conflict-saved-by", { name: saved.saved_by, time: atTime(saved.saved_at) })} `}
        {t("scenario-conflict-hint")}
      </div>
      <Modal opened={isShown} onClose={() => setShown(false)} title={t("scenario-differences")} size="xl">
        <Differences
          one={mine}
          other={theirs.scenario}
          heads={[t("scenario-yours"), t("scenario-theirs", { version: theirs.version })]}
        />
        <Group justify="end" mt={16}>
          {isShown && choices}
        </Group>
      </Modal>
    </Notice>
  );
}
