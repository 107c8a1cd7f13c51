/** Prices that only the total cost of ownership includes: hosts, licenses, support, and what power and discounts add. */

import "@/i18n/pages/prices";
import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { defaults, limits } from "@/api/forms";
import type { PriceList } from "@/api/types";
import { NumberInput } from "@/components/fields/NumberInput";
import { t } from "@/i18n/t";
import classes from "./prices.module.css";

type License = NonNullable<PriceList["licenses"]>[number];

interface Props {
  list: PriceList;
  onChange: (list: PriceList) => void;
}

const bases = ["desktop", "user", "host", "socket"] as const;

function LicenseRow(props: { license: License; currency: string; onChange: (to: License | null) => void }) {
  const { license, currency, onChange } = props;
  const name = license.name || t("prices-license");
  return (
    <div className={classes.license}>
      <TextInput
        size="xs"
        label={t("prices-license-name")}
        {...limits.License.name}
        value={license.name}
        onChange={(event) => onChange({ ...license, name: event.currentTarget.value })}
      />
      <NumberInput
        size="xs"
        label={t("prices-license-price")}
        value={license.price}
        {...limits.License.price}
        onChange={(price) => onChange({ ...license, price: price ?? 0 })}
        unit={currency}
      />
      <NativeSelect
        size="xs"
        label={t("prices-license-per")}
        value={license.per}
        data={bases.map((value) => ({ value, label: t(`prices-license-per-${value}`) }))}
        onChange={(event) =>
          onChange({ ...license, per: event.currentTarget.value as License["per"], sockets_per_host: null })
        }
      />
      {license.per === "socket" && (
        <NumberInput
          size="xs"
          label={t("prices-license-sockets")}
          value={license.sockets_per_host ?? null}
          {...limits.License.sockets_per_host}
          onChange={(sockets_per_host) => onChange({ ...license, sockets_per_host })}
          isWhole
          isOptional
        />
      )}
      <Checkbox
        size="xs"
        label={t("prices-license-yearly")}
        checked={license.is_yearly ?? true}
        onChange={(event) => onChange({ ...license, is_yearly: event.currentTarget.checked })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("prices-license-remove", { name })}
        onClick={() => onChange(null)}
      >
        ×
      </ActionIcon>
    </div>
  );
}

export function OwnershipFields({ list, onChange }: Props) {
  const currency = list.currency ?? defaults.PriceList.currency;
  const licenses = list.licenses ?? [];
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
      {licenses.map((license, i) => (
        <LicenseRow
          // biome-ignore lint/suspicious/noArrayIndexKey: licenses have no identity but their place
          key={i}
          license={license}
          currency={currency}
          onChange={(to) =>
            onChange({
              ...list,
              licenses: licenses.flatMap((each, at) => (at !== i ? [each] : to === null ? [] : [to])),
            })
          }
        />
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            onChange({
              ...list,
              licenses: [...licenses, { name: "", price: 0, per: "desktop", is_yearly: true }],
            })
          }
        >
          {t("prices-license-add")}
        </Button>
      </div>
    </fieldset>
  );
}
