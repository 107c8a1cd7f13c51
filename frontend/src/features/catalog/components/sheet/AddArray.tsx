/** The form that adds an array from its specification sheet, in three steps and a summary. */

import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Gate } from "@/api/me";
import { asProblem } from "@/api/problem";
import type { Drive } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { t } from "@/i18n/t";
import { focusInvalid } from "@/lib/browser/focusInvalid";
import { focusUnreadField } from "@/lib/browser/unreadField";
import { capitalize } from "@/lib/format/numbers";
import { useSaveSheet, useSheetPreview } from "../../api";
import {
  type NumberId,
  numberFields,
  type SheetStep,
  sheetSteps,
  type TextId,
  textSteps,
} from "../../model/sheet/fields";
import {
  emptyForm,
  missingIn,
  problemAt,
  provenanceOf,
  type SheetForm,
  sheetOf,
  stepOfProblem,
} from "../../model/sheet/form";
import { SheetFormContext } from "./context";
import { LivePanel } from "./LivePanel";
import { HardwareFields, MaximumFields, ProtectionFields } from "./StepFields";
import { Steps, stepLabels } from "./Steps";
import { Summary } from "./Summary";
import classes from "./sheet.module.css";

/** Delay between the last entry and the update of the curve. */
const PAUSE_MS = 250;

const stepOf = (id: NumberId | TextId): SheetStep =>
  id in textSteps ? textSteps[id as TextId] : numberFields[id as NumberId].step;

/** The entries, their live preview, and what is wrong with them. */
function useSheet(initial: SheetForm | null) {
  const [form, setForm] = useState(() => initial ?? emptyForm(new Date().toISOString().slice(0, 10)));
  const [checked, setChecked] = useState<ReadonlySet<SheetStep>>(new Set());
  const sheet = useMemo(() => sheetOf(form), [form]);
  const [asked] = useDebouncedValue(sheet, PAUSE_MS);
  const preview = useSheetPreview(asked);
  const create = useSaveSheet();
  const problems = [preview.error, create.error].flatMap((error) => (error ? asProblem(error).problems : []));
  const errorOf = (id: NumberId | TextId) => {
    const problem = problemAt(id, problems);
    if (problem)
      return capitalize(
        t("common-problem", { message: problem.message, given: problem.given, allowed: problem.allowed }),
      );
    const step = stepOf(id);
    return checked.has(step) && missingIn(form, step).includes(id) ? t("sheets-required") : undefined;
  };
  const change = (part: Partial<SheetForm>) => {
    if (create.error) create.reset();
    setForm((now) => ({ ...now, ...part }));
  };
  const check = (step: SheetStep) => setChecked((now) => new Set([...now, step]));
  return { form, change, sheet, isCurrent: asked === sheet, preview, create, problems, errorOf, check };
}

interface FootProps {
  step: SheetStep;
  editor: Gate;
  isPending: boolean;
  onStep: (step: SheetStep) => void;
}

function Foot({ step, editor, isPending, onStep }: FootProps) {
  const before = sheetSteps[sheetSteps.indexOf(step) - 1];
  return (
    <div className={classes.foot}>
      {before ? (
        <Button variant="default" onClick={() => onStep(before)}>
          {t("sheets-back")}
        </Button>
      ) : (
        <span />
      )}
      {step === "summary" ? (
        <Button type="submit" {...editor} loading={isPending}>
          {t("sheets-save")}
        </Button>
      ) : (
        <Button type="submit">{t("sheets-next")}</Button>
      )}
    </div>
  );
}

interface Props {
  drives: readonly Drive[];
  titles: ReadonlyMap<string, string>;
  editor: Gate;
  /** What is edited; null for an empty form. */
  initial: SheetForm | null;
  /** Of the array that is replaced; null for a new one. */
  etag: string | null;
  onSaved: () => void;
  /** Project that a new array is created for; all projects by default. */
  projectId?: string | undefined;
}

export function AddArray({ drives, titles, editor, initial, etag, onSaved, projectId }: Props) {
  const { form, change, sheet, isCurrent, preview, create, problems, errorOf, check } = useSheet(initial);
  const [step, setStep] = useState<SheetStep>("hardware");
  const head = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const at = sheetSteps.indexOf(step);
  const isBlocked = (each: SheetStep) => missingIn(form, each).length > 0 || stepOfProblem(problems) === each;
  const blocked = sheetSteps.findIndex(isBlocked);
  const nOpen = blocked === -1 ? sheetSteps.length : blocked + 1;

  const go = (next: SheetStep) => {
    setStep(next);
    requestAnimationFrame(() => head.current?.focus());
  };
  const save = () =>
    sheet &&
    create.mutate(
      { sheet, provenance: provenanceOf(form), etag, projectId },
      {
        onSuccess: () => {
          toast(t("sheets-saved"), t("sheets-saved-hint", { name: sheet.name }));
          onSaved();
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check(step);
    const next = sheetSteps[at + 1];
    if (focusUnreadField(fields.current)) return;
    if (isBlocked(step)) focusInvalid(fields.current);
    else if (next) go(next);
    else if (!create.isPending && !editor.disabled) save();
  };
  const failed = stepOfProblem(create.error ? asProblem(create.error).problems : []);
  useEffect(() => {
    if (!failed) return;
    setStep(failed);
    focusInvalid(fields.current);
  }, [failed]);
  const isPreviewAtField =
    preview.error !== null && stepOfProblem(asProblem(preview.error).problems) !== undefined;
  return (
    <SheetFormContext value={{ form, change, errorOf }}>
      <div className={classes.layout}>
        <form ref={fields} className={classes.main} noValidate onSubmit={submit}>
          <Steps step={step} nOpen={nOpen} onStep={go} />
          <h2 ref={head} tabIndex={-1} className={classes.stepHead}>
            {t(stepLabels[step])}
          </h2>
          {step === "hardware" && <HardwareFields drives={drives} />}
          {step === "protection" && <ProtectionFields />}
          {step === "maximum" && <MaximumFields />}
          {step === "summary" && preview.data && (
            <Summary answer={preview.data.answer} titles={titles} document={form.source} />
          )}
          {create.error && failed === undefined && <ErrorNotice error={create.error} />}
          <Foot step={step} editor={editor} isPending={create.isPending} onStep={go} />
        </form>
        <LivePanel
          preview={preview.data}
          error={isPreviewAtField ? null : preview.error}
          isStale={!isCurrent || preview.isPlaceholderData || preview.error !== null}
        />
      </div>
    </SheetFormContext>
  );
}
