/** What a configuration is made of, line by line, and what it comes to. */

import { Drawer } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Bill } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { priceMark } from "@/lib/sizing/prices";
import { billLines, billTotals, hasInstalled } from "../../model/figures/billOfMaterials";
import classes from "./explanation.module.css";

interface Props {
  bill: Bill;
  onClose: () => void;
}

const inCurrency = (what: string, currency: string | undefined) =>
  currency ? t("results-bill-in", { what, currency }) : what;

export function BillOfMaterialsDrawer({ bill, onClose }: Props) {
  const currency = bill.prices?.currency;
  const isUpgrade = hasInstalled(bill);
  const isNamed = bill.prices?.standing === "illustrative";
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={t("results-bill")}>
      <p className={classes.phase}>{bill.words}</p>
      <ScrollTable label={t("results-bill")} canBeTaken>
        <table className={classes.terms}>
          <thead>
            <tr>
              <th scope="col">{t("results-bill-part")}</th>
              <th scope="col">{t("results-bill-quantity")}</th>
              {isUpgrade && <th scope="col">{t("results-bill-installed")}</th>}
              <th scope="col">{inCurrency(t("results-bill-each"), currency)}</th>
              <th scope="col">{inCurrency(t("results-bill-price"), currency)}</th>
              <th scope="col">{t("results-bill-rack")}</th>
              <th scope="col">{t("results-bill-power")}</th>
            </tr>
          </thead>
          <tbody>
            {billLines(bill).map((line) => (
              <tr key={line.part}>
                <th scope="row">{line.part}</th>
                <td>{line.quantity}</td>
                {isUpgrade && <td>{line.owned}</td>}
                <td>{line.each}</td>
                <td>{line.price}</td>
                <td>{line.racks}</td>
                <td>{line.watts}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {billTotals(bill).map((total) => (
              <tr key={total.label}>
                <th scope="row">{total.label}</th>
                <td />
                {isUpgrade && <td />}
                <td />
                <td>{total.price}</td>
                <td>{total.racks}</td>
                <td>{total.watts}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </ScrollTable>
      <p className={classes.note}>
        {t("results-bill-note", {
          prices: [
            priceMark(bill.prices),
            ...(isNamed ? [`${bill.prices?.name}, ${bill.prices?.dated}`] : []),
          ].join("; "),
        })}{" "}
        <Link to="/catalog/$kind" params={{ kind: "prices" }}>
          {t("results-bill-prices")}
        </Link>
      </p>
    </Drawer>
  );
}
