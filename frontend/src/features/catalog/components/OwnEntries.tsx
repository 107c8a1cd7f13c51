/** Custom entries of an organization: create from a copy, edit, delete, undo. */

import { Button, Group, Modal, Skeleton, Textarea, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Gate } from "@/api/me";
import { asProblem, saidOf } from "@/api/problem";
import { ErrorNotice } from "@/components/feedback/Notice";
import { toast, toastProblem, toastUndo } from "@/components/feedback/toasts";
import { NumberInput } from "@/components/fields/NumberInput";
import { Form } from "@/components/layout/Form";
import { t } from "@/i18n/t";
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
import { ArrayParts } from "./ArrayParts";
import classes from "./catalog.module.css";

interface ProvenanceProps {
  provenance: Provenance;
  error: unknown;
  onChange: (provenance: Provenance) => void;
}

const today = () => new Date().toISOString().slice(0, 10);
const nothing = (): Provenance => ({ source: "", publisher: "", dated: today(), address: "", notes: "" });

function ProvenanceFields({ provenance, error, onChange }: ProvenanceProps) {
  const set = (change: Partial<Provenance>) => onChange({ ...provenance, ...change });
  const wrong = (name: string) => saidOf(error, `provenance.${name}`);
  return (
    <>
      <TextInput
        label={t("catalog-document")}
        description={t("catalog-document-hint")}
        required
        value={provenance.source}
        error={wrong("source")}
        onChange={(event) => set({ source: event.currentTarget.value })}
      />
      <TextInput
        label={t("catalog-publisher")}
        required
        value={provenance.publisher}
        error={wrong("publisher")}
        onChange={(event) => set({ publisher: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t("catalog-document-date")}
        description={t("catalog-document-date-hint")}
        required
        value={provenance.dated}
        error={wrong("dated")}
        onChange={(event) => set({ dated: event.currentTarget.value })}
      />
      <TextInput
        type="url"
        label={t("catalog-address")}
        value={provenance.address ?? ""}
        error={wrong("address")}
        onChange={(event) => set({ address: event.currentTarget.value })}
      />
      <Textarea
        label={t("catalog-notes")}
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
  const [called, setCalled] = useState(() => t("catalog-copy-name", { name }));
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
          toast(t("catalog-copied"), t("catalog-copied-hint", { name: called }));
          onDone();
        },
      },
    );
  return (
    <Form action={t("catalog-copy")} error={copy.error} isPending={copy.isPending} onSubmit={submit}>
      <TextInput
        data-autofocus
        label={t("catalog-name")}
        description={t("catalog-id", { id: identifierOf(called) || "…" })}
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
            unit={unit}
            isOptional={value === null}
            placeholder={t("catalog-unknown")}
            value={value === null ? null : +(value * factorOf(unit)).toPrecision(10)}
            error={
              problem &&
              t("common-problem", {
                message: problem.message,
                given: problem.given,
                allowed: problem.allowed,
              })
            }
            onChange={(typed) =>
              typed !== null && onChange(withFact(entry, at, +(typed / factorOf(unit)).toPrecision(10)))
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
      action={t("catalog-save")}
      error={put.error}
      isPending={put.isPending}
      onSubmit={() =>
        put.mutate(
          { kind: own.kind, id: own.id, etag, body: { entry, provenance } },
          {
            onSuccess: () => {
              toast(t("catalog-saved"), t("catalog-saved-hint", { name }));
              onDone();
            },
          },
        )
      }
    >
      <TextInput
        label={t("catalog-name")}
        value={name}
        error={saidOf(put.error, "entry.name")}
        onChange={(event) => setEntry({ ...entry, name: event.currentTarget.value })}
      />
      {own.kind === "arrays" && <ArrayParts entry={entry} error={put.error} onChange={setEntry} />}
      <ProvenanceFields provenance={provenance} error={put.error} onChange={setProvenance} />
      <h3 className={classes.numbersHead}>{t("catalog-numbers")}</h3>
      <p className={classes.reasoning}>{t("catalog-numbers-hint")}</p>
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
  /** Opens the specification sheet that the entry was saved from. */
  onEditSheet?: (() => void) | undefined;
}

/** Buttons of an entry: any entry can be copied, custom ones edited and deleted. */
export function EntryActions({ isOwn, editor, onEditSheet, ...of }: Props): ReactNode {
  const [open, setOpen] = useState<"copy" | "edit" | null>(null);
  const remove = useRemoveOwn();
  const put = usePutOwn();
  const close = () => setOpen(null);
  const button = { ...editor, size: "compact-sm", variant: "default" } as const;
  const removeIt = async () => {
    // the entry is off the page when the mutation ends, so its callbacks would not run
    const { entry, provenance } = await remove.mutateAsync(of);
    toastUndo(t("catalog-deleted", { name: of.name }), () =>
      put
        .mutateAsync({ kind: of.kind, id: of.id, etag: null, body: { entry, provenance } })
        .catch(toastProblem),
    );
  };
  return (
    <Group gap={4}>
      <Button
        {...button}
        aria-label={t("catalog-copy-of", { name: of.name })}
        onClick={() => setOpen("copy")}
      >
        {t("catalog-copy")}
      </Button>
      {isOwn && (
        <>
          {onEditSheet && (
            <Button {...button} aria-label={t("catalog-edit-label", { name: of.name })} onClick={onEditSheet}>
              {t("catalog-edit")}
            </Button>
          )}
          <Button
            {...button}
            aria-label={t(onEditSheet ? "catalog-edit-numbers-label" : "catalog-edit-label", {
              name: of.name,
            })}
            onClick={() => setOpen("edit")}
          >
            {t(onEditSheet ? "catalog-edit-numbers" : "catalog-edit")}
          </Button>
          <Button
            {...button}
            aria-label={t("catalog-delete-label", { name: of.name })}
            loading={remove.isPending}
            onClick={() => removeIt().catch(toastProblem)}
          >
            {t("catalog-delete")}
          </Button>
        </>
      )}
      <Modal
        opened={open !== null}
        onClose={close}
        size={open === "edit" ? "xl" : "md"}
        title={t(open === "edit" ? "catalog-edit-label" : "catalog-copy-of", { name: of.name })}
      >
        {open === "copy" && <Copy {...of} onDone={close} />}
        {open === "edit" && <Edit {...of} onDone={close} />}
      </Modal>
    </Group>
  );
}
