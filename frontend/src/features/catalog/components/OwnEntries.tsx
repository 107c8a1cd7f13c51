/** Entries of an organisation's own: copied from another, changed number by number, deleted - and brought back. */

import { Button, Group, Modal, NumberInput, Skeleton, Textarea, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Gate } from "@/api/me";
import { asProblem, saidOf } from "@/api/problem";
import { ErrorNotice } from "@/components/feedback/Notice";
import { toast, toastProblem, toastUndo } from "@/components/feedback/toasts";
import { Form } from "@/components/layout/Form";
import { valueAt } from "@/lib/data/path";
import {
  type OwnEntry,
  type OwnKind,
  type Provenance,
  useCopyEntry,
  useOwnEntry,
  usePutOwn,
  useRemoveOwn,
} from "../api";
import { factsOf } from "../model/facts";
import { factorOf, identifierOf, withFact } from "../model/ownEntries";
import classes from "./catalog.module.css";

interface ProvenanceProps {
  provenance: Provenance;
  error: unknown;
  onChange: (provenance: Provenance) => void;
}

const today = () => new Date().toISOString().slice(0, 10);
const nothing = (): Provenance => ({ source: "", publisher: "", dated: today(), notes: "" });

function ProvenanceFields({ provenance, error, onChange }: ProvenanceProps) {
  const set = (change: Partial<Provenance>) => onChange({ ...provenance, ...change });
  const wrong = (name: string) => saidOf(error, `provenance.${name}`);
  return (
    <>
      <TextInput
        label="Where the numbers are from"
        description="The document or measurement, e.g. the title of a data sheet"
        required
        value={provenance.source}
        error={wrong("source")}
        onChange={(event) => set({ source: event.currentTarget.value })}
      />
      <TextInput
        label="Whose document that is"
        required
        value={provenance.publisher}
        error={wrong("publisher")}
        onChange={(event) => set({ publisher: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Day of the document"
        description="Or the day on which the numbers were last compared with it"
        required
        value={provenance.dated}
        error={wrong("dated")}
        onChange={(event) => set({ dated: event.currentTarget.value })}
      />
      <Textarea
        label="Notes"
        autosize
        minRows={2}
        value={provenance.notes ?? ""}
        error={wrong("notes")}
        onChange={(event) => set({ notes: event.currentTarget.value })}
      />
    </>
  );
}

interface Of {
  kind: OwnKind;
  id: string;
  name: string;
}

function Copy({ kind, id, name, onDone }: Of & { onDone: () => void }) {
  const [called, setCalled] = useState(`${name}, our own`);
  const [provenance, setProvenance] = useState(nothing);
  const copy = useCopyEntry();
  const submit = () =>
    copy.mutate(
      {
        params: { path: { kind } },
        body: { copy_of: id, id: identifierOf(called), name: called, provenance },
      },
      {
        onSuccess: () => {
          toast("Copied", `${called} stands in the catalogue now; change what differs.`);
          onDone();
        },
      },
    );
  return (
    <Form action="Copy" error={copy.error} isPending={copy.isPending} onSubmit={submit}>
      <TextInput
        data-autofocus
        label="Name"
        description={`Known to programs as ${identifierOf(called) || "…"}`}
        required
        value={called}
        error={saidOf(copy.error, "name") ?? saidOf(copy.error, "id")}
        onChange={(event) => setCalled(event.currentTarget.value)}
      />
      <ProvenanceFields provenance={provenance} error={copy.error} onChange={setProvenance} />
    </Form>
  );
}

function Facts({
  entry,
  error,
  onChange,
}: {
  entry: OwnEntry["entry"];
  error: unknown;
  onChange: (entry: OwnEntry["entry"]) => void;
}) {
  const wrong = (at: string) =>
    error ? asProblem(error).problems.find(({ path }) => `${path}.`.startsWith(`entry.${at}.`)) : undefined;
  return (
    <div className={classes.numbers}>
      {factsOf(entry).map(({ at, group, label, unit }) => {
        const value = valueAt(entry, `${at}.value`) as number | null;
        const problem = wrong(at);
        return (
          <NumberInput
            key={at}
            size="xs"
            label={group ? `${group} › ${label}` : label}
            suffix={unit ? ` ${unit}` : ""}
            thousandSeparator=","
            hideControls
            placeholder="not known"
            value={value === null ? "" : +(value * factorOf(unit)).toPrecision(10)}
            error={problem && `${problem.message} (given ${problem.given}; allowed: ${problem.allowed})`}
            classNames={{ input: "numeric" }}
            onChange={(typed) =>
              typeof typed === "number" &&
              onChange(withFact(entry, at, +(typed / factorOf(unit)).toPrecision(10)))
            }
          />
        );
      })}
    </div>
  );
}

function Editor({ own, etag, onDone }: { own: OwnEntry; etag: string; onDone: () => void }) {
  const [entry, setEntry] = useState(own.entry);
  const [provenance, setProvenance] = useState<Provenance>(own.provenance);
  const put = usePutOwn();
  const isAtFields = asProblem(put.error).problems.length > 0;
  const name = String(entry.name ?? "");
  return (
    <Form
      action="Save"
      error={put.error}
      isPending={put.isPending}
      onSubmit={() =>
        put.mutate(
          { kind: own.kind, id: own.id, etag, body: { entry, provenance } },
          {
            onSuccess: () => {
              toast("Saved", `${name}: live answers use it from here on, runs keep what they had.`);
              onDone();
            },
          },
        )
      }
    >
      <TextInput
        label="Name"
        value={name}
        error={saidOf(put.error, "entry.name")}
        onChange={(event) => setEntry({ ...entry, name: event.currentTarget.value })}
      />
      <ProvenanceFields provenance={provenance} error={put.error} onChange={setProvenance} />
      <h3 className={classes.numbersHead}>Numbers</h3>
      <p className={classes.reasoning}>One that you change counts as taken from the document above.</p>
      <Facts entry={entry} error={put.error} onChange={setEntry} />
      {put.error && isAtFields && <ErrorNotice error={put.error} />}
    </Form>
  );
}

function Edit({ kind, id, onDone }: Of & { onDone: () => void }) {
  const own = useOwnEntry(kind, id);
  if (own.error) return <ErrorNotice error={own.error} />;
  if (!own.data) return <Skeleton height={320} />;
  return <Editor own={own.data.entry} etag={own.data.etag} onDone={onDone} />;
}

interface Props extends Of {
  isOwn: boolean;
  editor: Gate;
}

/** What can be done with an entry: any may be copied, one's own changed and deleted. */
export function EntryActions({ isOwn, editor, ...of }: Props): ReactNode {
  const [open, setOpen] = useState<"copy" | "edit" | null>(null);
  const remove = useRemoveOwn();
  const put = usePutOwn();
  const close = () => setOpen(null);
  const button = { ...editor, size: "compact-sm", variant: "default" } as const;
  const removeIt = async () => {
    // by then the entry is gone from the page, and nobody there would hear of a mutation's end
    const { entry, provenance } = await remove.mutateAsync(of);
    toastUndo(`${of.name} deleted`, () =>
      put
        .mutateAsync({ kind: of.kind, id: of.id, etag: null, body: { entry, provenance } })
        .catch(toastProblem),
    );
  };
  return (
    <Group gap={4}>
      <Button {...button} aria-label={`Copy ${of.name} as your own`} onClick={() => setOpen("copy")}>
        Copy as your own
      </Button>
      {isOwn && (
        <>
          <Button {...button} aria-label={`Change ${of.name}`} onClick={() => setOpen("edit")}>
            Change
          </Button>
          <Button
            {...button}
            aria-label={`Delete ${of.name}`}
            loading={remove.isPending}
            onClick={() => removeIt().catch(toastProblem)}
          >
            Delete
          </Button>
        </>
      )}
      <Modal
        opened={open !== null}
        onClose={close}
        size={open === "edit" ? "xl" : "md"}
        title={open === "edit" ? `Change ${of.name}` : `Copy ${of.name}`}
      >
        {open === "copy" && <Copy {...of} onDone={close} />}
        {open === "edit" && <Edit {...of} onDone={close} />}
      </Modal>
    </Group>
  );
}
