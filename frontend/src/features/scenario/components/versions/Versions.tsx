/** The scenario as it was saved, time after time: looked at, named, brought back, branched off. */

import { Button, Drawer, Group, Skeleton, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Gate } from "@/api/me";
import { saidOf } from "@/api/problem";
import type { Scenario, Schemas } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Form } from "@/components/layout/Form";
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
      action="Name it"
      error={name.error}
      isPending={name.isPending}
      beside={
        <Button variant="default" onClick={onDone}>
          Leave it
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
        label="Name of this version"
        description="What has a name is kept for good; without one, the oldest of 200 versions go"
        placeholder="As offered"
        maxLength={200}
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
      <Differences one={document} other={scenario} heads={[`Version ${version.version}`, "Now"]} />
      <Group justify="end">
        <Button {...editor} size="compact-sm" onClick={() => onRestore(document, version.version)}>
          Bring it back
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
  const what = `version ${version.version}`;
  const show = (part: "name" | "contents") => setShown((now) => (now === part ? null : part));
  return (
    <li className={classes.version}>
      <div>
        <strong>{version.label ?? `Version ${version.version}`}</strong>
        {isNow && <span className={classes.now}>now</span>}
        <div className={classes.facts}>
          {[version.label && `version ${version.version}`, atTime(version.saved_at), version.saved_by]
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
            aria-label={`What changed since ${what}`}
            onClick={() => show("contents")}
          >
            What changed since
          </Button>
        )}
        <Button
          {...editor}
          size="compact-xs"
          variant="default"
          aria-label={`Name ${what}`}
          onClick={() => show("name")}
        >
          Name
        </Button>
        <Button
          {...editor}
          size="compact-xs"
          variant="default"
          loading={branch.isPending}
          aria-label={`Branch off ${what}`}
          onClick={() =>
            branch.mutate(
              { params: { path: { scenario_id: scenarioId } }, body: { version: version.version } },
              { onSuccess: ({ id }) => props.onBranched(id) },
            )
          }
        >
          Branch off
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
    <Drawer opened={props.isOpen} onClose={props.onClose} position="right" size="lg" title="Versions">
      <p className={classes.lead}>
        What one person saves within five minutes is one version. A run keeps its own copy of the scenario.
      </p>
      <List {...props} />
    </Drawer>
  );
}
