/** The short form for an array that the catalog lacks: five figures, the curve that follows, and what is assumed. */

import "@/i18n/pages/catalog";
import "@/i18n/pages/sheets";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type FormEvent, useMemo, useRef, useState } from "react";
import type { Gate } from "@/api/me";
import { asProblem } from "@/api/problem";
import type { ArrayModel } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { t } from "@/i18n/t";
import { focusInvalid } from "@/lib/browser/focusInvalid";
import { capitalize } from "@/lib/format/numbers";
import { useCreateFromKeyFigures, useCurrency, useKeyFiguresPreview } from "../../api";
import { formOf, type SheetForm } from "../../model/sheet/form";
import {
  emptyFigures,
  enteredBy,
  type FigureId,
  figureProblem,
  figuresOf,
  missingFigures,
} from "../../model/sheet/keyFigures";
import { AssumedParts } from "./AssumedParts";
import { KeyFigureFields } from "./KeyFigureFields";
import { LivePanel } from "./LivePanel";
import classes from "./sheet.module.css";

/** Delay between the last entry and the update of the curve. */
const PAUSE_MS = 250;
const CONFLICT = 409;

interface Props {
  editor: Gate;
  onSaved: (array: ArrayModel) => void;
  /** Opens the form for specification sheets with everything that was derived. */
  onRefine?: (form: SheetForm) => void;
  /** Project that the array is created for; all projects by default. */
  projectId?: string | undefined;
}

const today = () => new Date().toISOString().slice(0, 10);

/** The figures, the array that follows from them, and what is wrong with them. */
function useFigures() {
  const [form, setForm] = useState(emptyFigures);
  const [isChecked, setChecked] = useState(false);
  const currency = useCurrency();
  const figures = useMemo(() => figuresOf(form, currency), [form, currency]);
  const [asked] = useDebouncedValue(figures, PAUSE_MS);
  const preview = useKeyFiguresPreview(asked);
  // parts that the service refuses are corrected next to the last ones that it derived
  const derived = useRef(preview.data?.sheet);
  if (preview.data) derived.current = preview.data.sheet;
  const create = useCreateFromKeyFigures();
  const problems = [preview.error, create.error].flatMap((error) => (error ? asProblem(error).problems : []));
  const isTaken = create.error !== null && asProblem(create.error).status === CONFLICT;
  const errorOf = (id: FigureId) => {
    const problem = figureProblem(id, problems);
    if (problem) return capitalize(t("common-problem", { ...problem }));
    if (id === "name" && isTaken) return t("sheets-name-taken");
    return isChecked && missingFigures(form).includes(id) ? t("sheets-required") : undefined;
  };
  const change = (next: typeof form) => {
    if (create.error) create.reset();
    setForm(next);
  };
  const isWrong = missingFigures(form).length > 0 || problems.length > 0;
  const isStale = asked !== figures || preview.isPlaceholderData || preview.error !== null;
  const check = () => setChecked(true);
  const sheet = derived.current;
  return { form, change, currency, figures, preview, sheet, create, errorOf, isWrong, isStale, check };
}

export function MyArray({ editor, onSaved, onRefine, projectId }: Props) {
  const { form, change, currency, figures, preview, sheet, create, ...rest } = useFigures();
  const { errorOf, isWrong, isStale, check } = rest;
  const fields = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // a dialog may be within another form
    check();
    if (isWrong || figures === null) return focusInvalid(fields.current);
    if (create.isPending || editor.disabled) return;
    create.mutate(
      { figures, provenance: enteredBy(figures, today()), projectId },
      {
        onSuccess: ({ entry }) => {
          toast(t("sheets-saved"), t("sheets-saved-hint", { name: figures.name }));
          onSaved(entry as unknown as ArrayModel);
        },
        onError: () => focusInvalid(fields.current),
      },
    );
  };
  const refine = () => {
    check();
    if (isWrong || isStale || figures === null || !preview.data) return focusInvalid(fields.current);
    const provenance = enteredBy(figures, today());
    onRefine?.({ ...formOf(preview.data.sheet, provenance), base: { ...preview.data.sheet, id: "" } });
  };
  const refused = create.error && asProblem(create.error);
  const isAtField = refused !== null && (refused.problems.length > 0 || refused.status === CONFLICT);
  const isPreviewAtField = preview.error !== null && asProblem(preview.error).problems.length > 0;
  return (
    <div className={classes.layout}>
      <form ref={fields} className={classes.main} noValidate onSubmit={submit}>
        <KeyFigureFields form={form} onChange={change} errorOf={errorOf} currency={currency} />
        {sheet && <AssumedParts form={form} onChange={change} errorOf={errorOf} sheet={sheet} />}
        <p className={classes.hint}>{t("sheets-figures-assumed")}</p>
        {create.error && !isAtField && <ErrorNotice error={create.error} />}
        <div className={classes.foot}>
          {onRefine ? (
            <Button variant="default" onClick={refine}>
              {t("sheets-refine")}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" {...editor} loading={create.isPending}>
            {t("sheets-save")}
          </Button>
        </div>
      </form>
      <LivePanel
        preview={preview.data}
        error={isPreviewAtField ? null : preview.error}
        isStale={isStale}
        waiting={t("sheets-figures-waiting")}
      />
    </div>
  );
}
