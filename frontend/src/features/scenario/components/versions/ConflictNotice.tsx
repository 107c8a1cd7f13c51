import { Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import type { Scenario, ScenarioDraft } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { atTime } from "@/lib/time/dates";
import { useVersions } from "../../api";
import { Differences } from "./Differences";

interface Props {
  mine: Scenario;
  theirs: ScenarioDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onCopyMine: () => void;
}

/** Two people changed the same scenario. Whatever is chosen, nothing is lost. */
export function ConflictNotice({ mine, theirs, onKeepMine, onTakeTheirs, onCopyMine }: Props) {
  const [isShown, setShown] = useState(false);
  const saved = useVersions(theirs.id).data?.find(({ version }) => version === theirs.version);
  const choices = (
    <Group gap={8}>
      <Button size="compact-sm" onClick={onCopyMine}>
        Save mine as a copy
      </Button>
      <Button size="compact-sm" variant="default" onClick={onTakeTheirs}>
        Take theirs
      </Button>
      <Button size="compact-sm" variant="default" onClick={onKeepMine}>
        Save mine over it
      </Button>
    </Group>
  );
  return (
    <Notice
      tone="fair"
      title={`Somebody else saved version ${theirs.version} meanwhile`}
      actions={
        <Group gap={8}>
          <Button size="compact-sm" variant="default" onClick={() => setShown(true)}>
            See differences
          </Button>
          {!isShown && choices}
        </Group>
      }
    >
      {saved && `Saved by ${saved.saved_by}, ${atTime(saved.saved_at)}. `}
      Your changes are kept in this browser and not saved yet. If you take theirs, undo brings yours back; if
      you save yours, theirs stays among the versions.
      <Modal opened={isShown} onClose={() => setShown(false)} title="What differs" size="xl">
        <Differences
          one={mine}
          other={theirs.scenario}
          heads={["Yours", `Theirs, version ${theirs.version}`]}
        />
        <Group justify="end" mt={16}>
          {isShown && choices}
        </Group>
      </Modal>
    </Notice>
  );
}
