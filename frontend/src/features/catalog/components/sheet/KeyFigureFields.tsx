/** The five figures of the short form, and the price. */

import { Select, TextInput } from "@mantine/core";
import { NumberInput } from "@/components/fields/NumberInput";
import { t } from "@/i18n/t";
import {
  type CapacityUnit,
  type FigureId,
  type KeyFiguresForm,
  type PortKind,
  portKinds,
  portLabel,
} from "../../model/sheet/keyFigures";
import classes from "./sheet.module.css";

export interface FiguresProps {
  form: KeyFiguresForm;
  onChange: (form: KeyFiguresForm) => void;
  errorOf: (id: FigureId) => string | undefined;
}

interface Props extends FiguresProps {
  /** Currency of prices, once it is known. */
  currency: string | undefined;
}

type NumberFigure = Exclude<FigureId, "name" | "capacityUnit" | "port" | "media" | "driveId">;

interface FigureProps extends FiguresProps {
  id: NumberFigure;
  label: string;
  hint?: string;
  unit?: string;
  isOptional?: boolean;
  isWhole?: boolean;
}

export function Figure({
  id,
  label,
  hint,
  unit = "",
  isOptional = false,
  isWhole = false,
  ...props
}: FigureProps) {
  const { form, onChange, errorOf } = props;
  return (
    <NumberInput
      label={label}
      description={hint}
      unit={unit}
      required={!isOptional}
      withAsterisk={!isOptional}
      min={0}
      isWhole={isWhole}
      isOptional
      inputWrapperOrder={["label", "input", "description", "error"]}
      value={form[id] ?? null}
      error={errorOf(id)}
      onChange={(typed) => onChange({ ...form, [id]: typed ?? undefined })}
    />
  );
}

export function KeyFigureFields(props: Props) {
  const { form, onChange, errorOf, currency } = props;
  return (
    <>
      <TextInput
        data-autofocus
        label={t("sheets-figures-name")}
        placeholder={t("sheets-figures-name-example")}
        required
        maxLength={100}
        value={form.name}
        error={errorOf("name")}
        onChange={(event) => onChange({ ...form, name: event.currentTarget.value })}
      />
      <div className={classes.row}>
        <Figure {...props} id="capacity" label={t("sheets-figures-capacity")} />
        <Select
          className={classes.unit}
          label={t("sheets-figures-unit")}
          allowDeselect={false}
          data={["TB", "TiB"] satisfies CapacityUnit[]}
          value={form.capacityUnit}
          onChange={(unit) => unit && onChange({ ...form, capacityUnit: unit as CapacityUnit })}
        />
        <Figure
          {...props}
          id="reduction"
          isOptional
          label={t("sheets-reduction")}
          unit=": 1"
          hint={t("sheets-figures-reduction-hint")}
        />
      </div>
      <div className={classes.pairs}>
        <Figure {...props} id="iops" isWhole label={t("sheets-figures-iops")} unit="IOPS" />
        <Figure {...props} id="latency" isOptional label={t("sheets-figures-latency")} unit="ms" />
        <Figure {...props} id="block" label={t("sheets-block")} unit="KiB" />
        <Figure {...props} id="reads" label={t("sheets-reads")} unit="%" />
      </div>
      <p className={classes.hint}>{t("sheets-figures-iops-hint")}</p>
      <div className={classes.pairs}>
        <Figure {...props} id="ports" isWhole label={t("sheets-figures-ports")} />
        <Select
          label={t("sheets-figures-port")}
          allowDeselect={false}
          data={portKinds.map((value) => ({ value, label: portLabel(value) }))}
          value={form.port}
          error={errorOf("port")}
          onChange={(port) => port && onChange({ ...form, port: port as PortKind })}
        />
      </div>
      {currency !== undefined && (
        <Figure
          {...props}
          id="price"
          isOptional
          label={t("sheets-figures-price")}
          unit={currency}
          hint={t("sheets-figures-price-hint", { currency })}
        />
      )}
    </>
  );
}
