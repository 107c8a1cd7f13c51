/** Prices that only the total cost of ownership includes: hosts, licenses, support, and what power and discounts add. */

import "@/i18n/pages/prices";
import { defaults, limits } from "@/api/forms";
import type { PriceList } from "@/api/types";
import { NumberInput } from "@/components/fields/NumberInput";
import { t } from "@/i18n/t";
import { LicenseFields } from "./LicenseFields";
import classes from "./prices.module.css";

interface Props {
  list: PriceList;
  onChange: (list: PriceList) => void;
}

export function OwnershipFields({ list, onChange }: Props) {
  const currency = list.currency ?? defaults.PriceList.currency;
  const percent = (field: "hardware_discount" | "support_fraction_per_year") => ({
    value: list[field] == null ? null : Number((100 * (list[field] as number)).toFixed(6)),
    onChange: (given: number | null) => {
      const none = field === "hardware_discount" ? 0 : null;
      onChange({ ...list, [field]: given === null ? none : given / 100 });
    },
    min: 0,
    max: 100,
    unit: "%",
    isOptional: true,
    size: "xs",
    className: classes.amount,
  });
  return (
    <fieldset className={classes.ownership}>
      <legend className={classes.legend}>{t("prices-ownership")}</legend>
      <div className={classes.discounts}>
        <NumberInput
          size="xs"
          label={t("prices-host")}
          className={classes.amount}
          value={list.price_per_host ?? null}
          {...limits.PriceList.price_per_host}
          onChange={(price_per_host) => onChange({ ...list, price_per_host })}
          unit={currency}
          isOptional
          placeholder={t("prices-not-included")}
        />
        <NumberInput
          label={t("prices-support")}
          placeholder={t("prices-not-included")}
          {...percent("support_fraction_per_year")}
        />
        <NumberInput label={t("prices-hardware-discount")} {...percent("hardware_discount")} />
        <NumberInput
          size="xs"
          label={t("prices-pue")}
          className={classes.amount}
          value={list.pue ?? 1}
          {...limits.PriceList.pue}
          onChange={(pue) => onChange({ ...list, pue: pue ?? 1 })}
        />
      </div>
      <LicenseFields
        licenses={list.licenses ?? []}
        currency={currency}
        onChange={(licenses) => onChange({ ...list, licenses })}
      />
    </fieldset>
  );
}
