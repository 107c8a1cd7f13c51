/** Edit the prices of one project; an empty field keeps the price of the organization, which it shows. */

import "@/i18n/pages/prices";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useMay } from "@/api/me";
import { asProblem } from "@/api/problem";
import type { ArrayModel, Drive, PriceList, ProjectPriceList, ProjectPrices } from "@/api/types";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { NumberInput } from "@/components/fields/NumberInput";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import { significant, withUnit } from "@/lib/format/numbers";
import { useSaveProjectPrices } from "../api";
import { amountAt, amountGroups, vendors } from "../model/lines";
import { type ProjectField, projectFields, withField } from "../model/project";
import { LicenseFields } from "./LicenseFields";
import { PartPrices } from "./PartPrices";
import classes from "./prices.module.css";
import { VendorDiscounts } from "./VendorDiscounts";

interface Props {
  projectId: string;
  given: ProjectPriceList & { etag: string };
  /** The list of the organization. */
  base: PriceList;
  arrays: readonly ArrayModel[];
  drives: readonly Drive[];
}

interface FieldProps {
  field: ProjectField;
  label: string;
  name?: string;
  own: ProjectPrices;
  base: PriceList;
  onChange: (own: ProjectPrices) => void;
}

function Field({ field, label, name, own, base, onChange }: FieldProps) {
  const { path, factor, suffix } = field;
  const shown = (amount: number | null) => (amount === null ? null : Number((amount * factor).toFixed(6)));
  const usual = shown(amountAt(base, path));
  const unit = suffix === "currency" ? String(own.currency) : suffix;
  return (
    <NumberInput
      size="xs"
      label={label}
      aria-label={name ?? label}
      className={classes.amount}
      value={shown(amountAt(own, path))}
      onChange={(amount) => onChange(withField(own, path, amount === null ? null : amount / factor))}
      min={0}
      max={suffix === "%" ? 100 : 1e9}
      unit={unit}
      isOptional
      placeholder={usual === null ? t("prices-unknown") : withUnit(significant(usual, 6), unit)}
    />
  );
}

function ValidUntil({ own, onChange }: Pick<FieldProps, "own" | "onChange">) {
  return (
    <div className={classes.discounts}>
      <TextInput
        size="xs"
        type="date"
        className={classes.amount}
        label={t("prices-valid-until")}
        value={own.valid_until ?? ""}
        onChange={(event) => onChange({ ...own, valid_until: event.currentTarget.value || null })}
      />
    </div>
  );
}

/** The licenses of the organization, or those of the project in their place. */
function ProjectLicenses({ own, base, onChange }: Omit<FieldProps, "field" | "label" | "name">) {
  if (own.licenses == null) {
    const names = (base.licenses ?? []).map(({ name }) => name);
    return (
      <div className={classes.licenses}>
        <span>
          {names.length > 0
            ? t("prices-project-licenses", { licenses: names.join(", ") })
            : t("prices-project-licenses-none")}
        </span>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onChange({ ...own, licenses: [...(base.licenses ?? [])] })}
        >
          {t("prices-project-licenses-set")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <LicenseFields
        licenses={own.licenses}
        currency={String(own.currency)}
        onChange={(licenses) => onChange({ ...own, licenses })}
      />
      <div>
        <Button size="compact-sm" variant="subtle" onClick={() => onChange({ ...own, licenses: null })}>
          {t("prices-project-licenses-reset")}
        </Button>
      </div>
    </>
  );
}

export function ProjectPriceEditor({ projectId, given, base, arrays, drives }: Props) {
  const [held] = useState(() => (given.own ?? { project: "", currency: base.currency }) as ProjectPrices);
  const [own, setOwn] = useState(held);
  const save = useSaveProjectPrices(projectId, given.etag);
  const editor = useMay("editor");
  const shared = { own, base, onChange: setOwn };
  const saved = () => toast(t("prices-saved"), t("prices-saved-hint"));
  return (
    <Card
      title={t("prices-project")}
      note={t("prices-project-note", { list: base.name })}
      actions={
        <>
          {given.own && (
            <Button
              {...editor}
              size="compact-sm"
              variant="default"
              onClick={() => save.mutate(null, { onSuccess: saved })}
            >
              {t("prices-project-reset")}
            </Button>
          )}
          <Button
            size="compact-sm"
            title={editor.title}
            disabled={editor.disabled || own === held}
            loading={save.isPending}
            onClick={() => save.mutate(own, { onSuccess: saved })}
          >
            {t("prices-save")}
          </Button>
        </>
      }
    >
      <div className={classes.page}>
        {save.error && <ErrorNotice error={save.error} />}
        {save.error && asProblem(save.error).status === 412 && (
          <Notice tone="plain" title={t("prices-project-conflict")}>
            {t("prices-project-conflict-hint")}
          </Notice>
        )}
        <ValidUntil own={own} onChange={setOwn} />
        <fieldset className={classes.ownership}>
          <legend className={classes.legend}>{t("prices-ownership")}</legend>
          <div className={classes.discounts}>
            {projectFields().map((field) => (
              <Field key={field.path} field={field} label={field.label} {...shared} />
            ))}
          </div>
          <ProjectLicenses own={own} base={base} onChange={setOwn} />
        </fieldset>
        <VendorDiscounts n={Object.keys(own.discounts ?? {}).length}>
          {vendors(arrays).map((vendor) => (
            <Field
              key={vendor}
              field={{ path: `discounts.${vendor}`, factor: 100, suffix: "%" }}
              label={vendor}
              {...shared}
            />
          ))}
        </VendorDiscounts>
        <PartPrices
          groups={amountGroups(arrays, drives)}
          isPriced={(path) => amountAt(own, path) !== null}
          field={({ path, label }, { title }) => (
            <Field
              key={path}
              field={{ path, factor: 1, suffix: "currency" }}
              label={label}
              name={t("prices-amount", { group: title, part: label })}
              {...shared}
            />
          )}
        />
      </div>
    </Card>
  );
}
