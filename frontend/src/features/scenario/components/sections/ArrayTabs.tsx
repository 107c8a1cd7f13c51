/** The arrays of a scenario that has several, one tab each. */

import "@/i18n/pages/arrays";
import { Button } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import type { FieldProblem } from "@/api/problem";
import type { ArrayModel, Scenario } from "@/api/types";
import { toast } from "@/components/feedback/toasts";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { type ListedArray, listArrays, MAIN_ARRAY } from "@/lib/sizing/arrays";
import { useArrays } from "../../api";
import { installedPath } from "../../model/installed";
import { withoutArray } from "../../model/placement";
import { problemAt, TextField, useForm } from "../fields/fields";
import form from "../fields/form.module.css";
import { ArrayFields } from "./ArrayFields";
import classes from "./arrays.module.css";
import { InstalledArray } from "./InstalledArray";
import sections from "./sections.module.css";

const steps: Record<string, (at: number, n: number) => number> = {
  ArrowRight: (at, n) => (at + 1) % n,
  ArrowLeft: (at, n) => (at + n - 1) % n,
  Home: () => 0,
  End: (_, n) => n - 1,
};

const isWrong = (problems: readonly FieldProblem[], path: string) =>
  problems.some((problem) => problem.path === path || problem.path.startsWith(`${path}.`));

interface TabsProps {
  id: string;
  arrays: readonly ListedArray[];
  shownId: string;
  problems: readonly FieldProblem[];
  onArray: (id: string) => void;
}

function TabList({ id, arrays, shownId, problems, onArray }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const at = arrays.findIndex((array) => array.id === shownId);
    const next = steps[event.key]?.(at, arrays.length);
    const array = next === undefined ? undefined : arrays[next];
    if (array === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next as number]?.focus();
    onArray(array.id);
  };
  return (
    <div ref={list} role="tablist" aria-label={t("arrays-title")} className={classes.tabs}>
      {arrays.map((array) => (
        <button
          key={array.id}
          type="button"
          role="tab"
          id={`${id}-${array.id}`}
          className={classes.tab}
          aria-selected={array.id === shownId}
          aria-controls={`${id}-panel`}
          tabIndex={array.id === shownId ? 0 : -1}
          onClick={() => onArray(array.id)}
          onKeyDown={onKey}
        >
          <span className={classes.tabName}>
            {array.name}
            {[array.path, installedPath(array.path)].some((path) => isWrong(problems, path)) && (
              <span className={sections.wrong}>{t("scenario-fix")}</span>
            )}
          </span>
          {array.model && <span className={classes.tabModel}>{array.model}</span>}
        </button>
      ))}
    </div>
  );
}

function NameFields({ array, onRemove }: { array: ListedArray; onRemove: () => void }) {
  const isMain = array.id === MAIN_ARRAY;
  return (
    <div className={classes.name}>
      <TextField
        object={isMain ? "" : "OtherArray"}
        path={isMain ? "array_name" : `${array.path}.name`}
        label={t("arrays-name")}
        help={t("arrays-name-hint")}
      />
      {!isMain && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          leftSection={<Icon name="trash" size={14} />}
          onClick={onRemove}
          title={t("arrays-remove-hint")}
        >
          {t("arrays-remove")}
        </Button>
      )}
    </div>
  );
}

export interface Props {
  /** Id of the array that is shown. */
  arrayId: string;
  onChange: (scenario: Scenario) => void;
  onArray: (id: string) => void;
  /** Shown below the model of the main array. */
  belowModel?: ReactNode;
}

export function ArrayTabs({ arrayId, onChange, onArray }: Props) {
  const { scenario, problems } = useForm();
  const id = useId();
  const models: readonly ArrayModel[] = useArrays().data?.items ?? [];
  const arrays = listArrays(scenario, models);
  const shown = arrays.find((array) => array.id === arrayId) ?? (arrays[0] as ListedArray);
  const remove = () => {
    const main = models.find((model) => model.id === scenario.array.model_id);
    onChange(withoutArray(scenario, shown.id, main));
    onArray(MAIN_ARRAY);
    toast(t("arrays-removed", { name: shown.name }), t("arrays-removed-hint"));
  };
  const wrong = problemAt(problems, shown.path);
  return (
    <>
      <TabList id={id} arrays={arrays} shownId={shown.id} problems={problems} onArray={onArray} />
      <div key={shown.id} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`}>
        {wrong && (
          <p className={form.problem} role="alert">
            {wrong}
          </p>
        )}
        <NameFields array={shown} onRemove={remove} />
        <ArrayFields at={shown.path} />
        <InstalledArray at={shown.path} onChange={onChange} />
      </div>
    </>
  );
}
