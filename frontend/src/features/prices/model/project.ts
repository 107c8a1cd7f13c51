/** Prices of a project as fields, each with its place among them. */

import "@/i18n/pages/prices";
import type { ProjectPrices } from "@/api/types";
import { t } from "@/i18n/t";

export interface ProjectField {
  /** Path in the list; the name of a vendor may contain dots. */
  path: string;
  /** Factor from the number in the list to that on the screen: 100 for a percentage. */
  factor: number;
  suffix: "currency" | "%" | "";
}

/** Prices other than those of parts, with their labels. */
export function projectFields(): (ProjectField & { label: string })[] {
  return [
    { path: "price_per_host", factor: 1, suffix: "currency", label: t("prices-host") },
    { path: "support_fraction_per_year", factor: 100, suffix: "%", label: t("prices-support") },
    { path: "hardware_discount", factor: 100, suffix: "%", label: t("prices-hardware-discount") },
    { path: "price_per_kwh", factor: 1, suffix: "currency", label: t("prices-kwh") },
    { path: "pue", factor: 1, suffix: "", label: t("prices-pue") },
  ];
}

const byId = ["drives", "volumes_per_month", "discounts"] as const;

/** The prices with one field replaced; without it where the value is null. */
export function withField(own: ProjectPrices, path: string, value: number | null): ProjectPrices {
  const [kind = "", ...rest] = path.split(".");
  if (kind === "arrays") {
    const [id = "", part = ""] = rest;
    return { ...own, arrays: { ...own.arrays, [id]: { ...own.arrays?.[id], [part]: value } } };
  }
  const mapped = byId.find((each) => each === kind);
  if (!mapped) return { ...own, [kind]: value };
  const { [rest.join(".")]: _, ...others } = own[mapped] ?? {};
  return { ...own, [mapped]: value === null ? others : { ...others, [rest.join(".")]: value } };
}
