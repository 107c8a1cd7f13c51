/** Licenses in a price list or in the prices of a project. */

import "@/i18n/pages/prices";
import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { limits } from "@/api/forms";
import type { PriceList } from "@/api/types";
import { NumberInput } from "@/components/fields/NumberInput";
import { t } from "@/i18n/t";
import classes from "./prices.module.css";

export type License = NonNullable<PriceList["licenses"]>[number];

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

interface Props {
  licenses: readonly License[];
  currency: string;
  onChange: (licenses: License[]) => void;
}

export function LicenseFields({ licenses, currency, onChange }: Props) {
  return (
    <>
      {licenses.map((license, i) => (
        <LicenseRow
          // biome-ignore lint/suspicious/noArrayIndexKey: licenses have no identity but their place
          key={i}
          license={license}
          currency={currency}
          onChange={(to) =>
            onChange(licenses.flatMap((each, at) => (at !== i ? [each] : to === null ? [] : [to])))
          }
        />
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onChange([...licenses, { name: "", price: 0, per: "desktop", is_yearly: true }])}
        >
          {t("prices-license-add")}
        </Button>
      </div>
    </>
  );
}
