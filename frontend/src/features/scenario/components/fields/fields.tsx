/** Fields of the scenario document: what they are comes from the schema, what is wrong from the service. */

import { Button, MultiSelect, Select, Switch, Textarea, TextInput } from "@mantine/core";
import { useMemo } from "react";
import type { FieldProblem } from "@/api/problem";
import { NumberInput } from "@/components/fields/NumberInput";
import { t } from "@/i18n/t";
import { valueAt } from "@/lib/data/path";
import { choiceLabel, describeDefault, type Field, fieldOf } from "../../model/fields";
import { DefaultHint } from "./DefaultHint";
import classes from "./form.module.css";
import { useForm, useSize } from "./formContext";
import { Origin } from "./Origin";
import { Asked } from "./WhyHint";

export { SmallFields, useForm, useSize } from "./formContext";

export function problemAt(problems: readonly FieldProblem[], path: string): string | undefined {
  const found = problems.find((problem) => problem.path === path);
  return found && t("common-problem", found);
}

function useField(object: string, path: string): Field {
  const { schema, standardOf } = useForm();
  const field = useMemo(() => fieldOf(schema, object, path.split(".").at(-1) ?? ""), [schema, object, path]);
  return standardOf ? { ...field, standard: standardOf(path, field.standard) } : field;
}

/** Whether the field has a default. */
function hasStandard({ standard }: Field): boolean {
  return standard !== undefined && standard !== null;
}

interface Props {
  /** Name of the object in the schema, e.g. `Pool`. */
  object: string;
  path: string;
  label?: string;
  help?: string;
}

/** A goal that no hardware can meet, with the smallest value that is reachable. */
function Reachable({ said, onSet }: { said: string; onSet: () => void }) {
  return (
    <div className={classes.reachable} role="status">
      {t("scenario-reachable", { value: said })}
      <Button size="compact-xs" variant="default" onClick={onSet}>
        {t("scenario-reachable-set", { value: said })}
      </Button>
    </div>
  );
}

/** `empty` is what an optional number says while it is left out. */
export function NumberField({ object, path, label, help, empty }: Props & { empty?: string }) {
  const { scenario, problems, edit, reachable } = useForm();
  const field = useField(object, path);
  const value = valueAt(scenario, path) as number | null | undefined;
  const smallest = reachable?.get(path);
  return (
    <Asked path={path} label={label ?? field.label}>
      <NumberInput
        size={useSize()}
        label={label ?? field.label}
        description={help ?? field.help}
        value={value === null || value === undefined ? null : +(value * field.factor).toPrecision(10)}
        onChange={(typed) => edit(path, typed === null ? null : +(typed / field.factor).toPrecision(10))}
        error={problemAt(problems, path)}
        unit={field.unit}
        placeholder={field.optional ? (empty ?? t("scenario-empty")) : field.unit}
        step={field.step}
        {...field.range}
        isWhole={field.whole}
        isYear={field.isYear}
        isOptional={field.optional}
        isCheckedByForm
        decimals={4}
        title={field.limits}
      />
      {smallest !== undefined && (
        <Reachable
          said={describeDefault({ ...field, standard: smallest })}
          onSet={() => edit(path, smallest)}
        />
      )}
      {hasStandard(field) && (
        <DefaultHint path={path} standard={field.standard} said={describeDefault(field)} />
      )}
    </Asked>
  );
}

type LabelOf = (choice: string) => string;

function optionsOf(choices: readonly string[], labelOf: LabelOf) {
  return choices.map((choice) => ({ value: choice, label: labelOf(choice) }));
}

export function ChoiceField({
  object,
  path,
  label,
  help,
  labelOf = choiceLabel,
}: Props & { labelOf?: LabelOf }) {
  const { scenario, problems, edit } = useForm();
  const field = useField(object, path);
  return (
    <Asked path={path} label={label ?? field.label}>
      <Select
        size={useSize()}
        label={label ?? field.label}
        description={help ?? field.help}
        data={optionsOf(field.choices, labelOf)}
        value={(valueAt(scenario, path) as string | undefined) ?? null}
        onChange={(choice) => choice !== null && edit(path, choice)}
        error={problemAt(problems, path)}
        allowDeselect={false}
      />
      {hasStandard(field) && (
        <DefaultHint path={path} standard={field.standard} said={labelOf(String(field.standard))} />
      )}
    </Asked>
  );
}

/** Any number of the choices. */
export function ChoicesField({
  object,
  path,
  label,
  help,
  labelOf = choiceLabel,
  none,
}: Props & { labelOf?: LabelOf; none: string }) {
  const { scenario, problems, edit } = useForm();
  const field = useField(object, path);
  const chosen = (valueAt(scenario, path) as string[] | undefined) ?? [];
  return (
    <Asked path={path} label={label ?? field.label}>
      <MultiSelect
        size={useSize()}
        label={label ?? field.label}
        description={help ?? field.help}
        data={optionsOf(field.choices, labelOf)}
        value={chosen}
        onChange={(choices) =>
          edit(
            path,
            field.choices.filter((choice) => choices.includes(choice)),
          )
        }
        placeholder={chosen.length === 0 ? none : ""}
        error={problemAt(problems, path)}
      />
    </Asked>
  );
}

export function SwitchField({ object, path, label, help }: Props) {
  const { scenario, edit } = useForm();
  const field = useField(object, path);
  return (
    <Switch
      size={useSize()}
      label={label ?? field.label}
      description={help ?? field.help}
      checked={Boolean(valueAt(scenario, path))}
      onChange={(event) => edit(path, event.currentTarget.checked)}
      className={classes.field}
    />
  );
}

export function TextField({ object, path, label, help, rows }: Props & { rows?: number }) {
  const { scenario, problems, edit } = useForm();
  const field = useField(object, path);
  const common = {
    size: useSize(),
    label: label ?? field.label,
    description: help ?? field.help,
    value: (valueAt(scenario, path) as string | undefined) ?? "",
    error: problemAt(problems, path),
    className: classes.field,
  };
  return rows ? (
    <Textarea
      {...common}
      autosize
      minRows={rows}
      onChange={(event) => edit(path, event.currentTarget.value)}
    />
  ) : (
    <TextInput {...common} onChange={(event) => edit(path, event.currentTarget.value)} />
  );
}

/** Options that are more than these are found by typing. */
const MANY = 12;
/** No identifier of the catalog looks like this. */
const NONE = "-";

interface CatalogProps {
  path: string;
  label: string;
  help?: string;
  options: readonly { id: string; name: string }[];
  /** What it says when nothing is chosen, where that may be. */
  none?: string;
}

/** A named choice from the catalog. */
export function CatalogField({ path, label, help, options, none }: CatalogProps) {
  const { scenario, problems, edit, standardOf } = useForm();
  const standard = standardOf?.(path, null) ?? null;
  const standardName = options.find(({ id }) => id === standard)?.name;
  const data = options.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Asked path={path} label={label}>
      <Select
        size={useSize()}
        label={label}
        description={help}
        data={none === undefined ? data : [{ value: NONE, label: none }, ...data]}
        value={(valueAt(scenario, path) as string | null | undefined) ?? (none === undefined ? null : NONE)}
        onChange={(choice) => choice !== null && edit(path, choice === NONE ? null : choice)}
        error={problemAt(problems, path)}
        searchable={options.length > MANY}
        allowDeselect={false}
      />
      <Origin path={path} said={(value) => options.find(({ id }) => id === value)?.name ?? String(value)} />
      {none !== undefined && <DefaultHint path={path} standard={standard} said={standardName ?? none} />}
    </Asked>
  );
}
