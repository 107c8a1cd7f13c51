/** The versions of the scenario: view, name, restore, branch. */

import { Button, Drawer, Group, Skeleton, TextInput } from "@mantine/core";
import { useState } from "react";
import { limits } from "@/api/forms";
import type { Gate } from "@/api/me";
import { saidOf } from "@/api/problem";
import type { Scenario, Schemas } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Form } from "@/components/layout/Form";
import { t } from "@/i18n/t";
import { atTime } from "@/lib/time/dates";
import { useBranch, useNameVersion, useVersion, useVersions } from "../../api";
import { useForm } from "../fields/formContext";
import { Differences } from "./Differences";
import classes from "./versions.module.css";

type Summary = Schemas["ScenarioVersionSummary"];

interface NameProps {
  version: Summary;
  onDone: () => void;
}

function Name({ version, onDone }: NameProps) {
  const [label, setLabel] = useState(version.label ?? "");
  const name = useNameVersion();
  return (
    <Form
      action={t("scenario-version-save-name")}
      error={name.error}
      isPending={name.isPending}
      beside={
        <Button variant="default" onClick={onDone}>
          {t("common-cancel")}
        </Button>
      }
      onSubmit={() =>
        name.mutate(
          {
            params: { path: { scenario_id: version.scenario_id, version: version.version } },
            body: { label: label.trim() || null },
          },
          { onSuccess: onDone },
        )
      }
    >
      <TextInput
        data-autofocus
        label={t("scenario-version-name-field")}
        description={t("scenario-version-name-hint")}
        placeholder={t("scenario-version-name-example")}
        {...limits.VersionName.label}
        value={label}
        error={saidOf(name.error, "label")}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
    </Form>
  );
}

function Contents({
  version,
  onRestore,
  editor,
}: { version: Summary } & Pick<Props, "onRestore" | "editor">) {
  const { scenario } = useForm();
  const then = useVersion(version.scenario_id, version.version);
  if (then.error) return <ErrorNotice error={then.error} />;
  if (!then.data) return <Skeleton height={80} />;
  const document = then.data.scenario;
  return (
    <>
      <Differences
        one={document}
        other={scenario}
        heads={[t("scenario-version-n", { version: version.version }), t("scenario-version-now")]}
      />
      <Group justify="end">
        <Button {...editor} size="compact-sm" onClick={() => onRestore(document, version.version)}>
          {t("scenario-version-restore")}
        </Button>
      </Group>
    </>
  );
}

interface Props {
  scenarioId: string;
  isOpen: boolean;
  editor: Gate;
  onClose: () => void;
  /** Puts that document in place of the one on the screen. */
  onRestore: (scenario: Scenario, version: number) => void;
  /** A branch has been made. */
  onBranched: (scenarioId: string) => void;
}

function Line({ version, isNow, ...props }: { version: Summary; isNow: boolean } & Props) {
  const [shown, setShown] = useState<"name" | "contents" | null>(null);
  const branch = useBranch();
  const { editor, scenarioId } = props;
  const show = (part: "name" | "contents") => setShown((now) => (now === part ? null : part));
  return (
    <li className={classes.version}>
      <div>
        <strong>{version.label ?? t("scenario-version-n", { version: version.version })}</strong>
        {isNow && <span className={classes.now}>{t("scenario-version-now")}</span>}
        <div className={classes.facts}>
          {[
            version.label && t("scenario-version-n", { version: version.version }),
            atTime(version.saved_at),
            version.saved_by,
          ]
            .filter(Boolean)
            .join(" · ")}
        </div>
      </div>
      <Group gap={4}>
        {!isNow && (
          <Button
            size="compact-xs"
            variant="default"
            aria-expanded={shown === "contents"}
            aria-label={t("scenario-version-changes-label", { version: version.version })}
            onClick={() => show("contents")}
          >
            {t("scenario-version-changes")}
          </Button>
        )}
        <Button
          {...editor}
          size="compact-xs"
          variant="default"
          aria-label={t("scenario-version-name-label", { version: version.version })}
          onClick={() => show("name")}
        >
          {t("scenario-version-name")}
        </Button>
        <Button
          {...editor}
          size="compact-xs"
          variant="default"
          loading={branch.isPending}
          aria-label={t("scenario-version-branch-label", { version: version.version })}
          onClick={() =>
            branch.mutate(
              { params: { path: { scenario_id: scenarioId } }, body: { version: version.version } },
              { onSuccess: ({ id }) => props.onBranched(id) },
            )
          }
        >
          {t("scenario-version-branch")}
        </Button>
      </Group>
      {shown === "name" && <Name version={version} onDone={() => setShown(null)} />}
      {shown === "contents" && <Contents version={version} editor={editor} onRestore={props.onRestore} />}
    </li>
  );
}

function List(props: Props) {
  const versions = useVersions(props.scenarioId);
  if (versions.error) return <ErrorNotice error={versions.error} />;
  if (!versions.data) return <Skeleton height={240} />;
  return (
    <ol className={classes.versions}>
      {versions.data.map((version, i) => (
        <Line key={version.version} version={version} isNow={i === 0} {...props} />
      ))}
    </ol>
  );
}

export function Versions(props: Props) {
  return (
    <Drawer
      opened={props.isOpen}
      onClose={props.onClose}
      position="right"
      size="lg"
      title={t("scenario-versions")}
    >
      <p className={classes.lead}>{t("scenario-versions-lead")}</p>
      <List {...props} />
    </Drawer>
  );
}
