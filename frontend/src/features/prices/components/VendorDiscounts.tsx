import "@/i18n/pages/prices";
import type { ReactNode } from "react";
import { t } from "@/i18n/t";
import classes from "./prices.module.css";

/** Discounts by vendor, folded; `n` is the number of those that are set. */
export function VendorDiscounts({ n, children }: { n: number; children: ReactNode }) {
  return (
    <details className={classes.section}>
      <summary>
        {t("prices-discounts")}
        <span className={classes.count}>{t("prices-discounts-count", { n })}</span>
      </summary>
      <fieldset className={classes.discounts}>
        <legend className="visually-hidden">{t("prices-discounts")}</legend>
        {children}
      </fieldset>
    </details>
  );
}
