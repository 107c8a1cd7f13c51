/** What a configuration is made of, line by line, and what it comes to. */

import { Drawer } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Bill, CostOfOwnership } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { conversionInWords, priceMark } from "@/lib/sizing/prices";
import { billLines, billTotals, hasInstalled, ownershipRows } from "../../model/figures/billOfMaterials";
import classes from "./explanation.module.css";

interface Props {
  bill: Bill;
  onClose: () => void;
}

const inCurrency = (what: string, currency: string | undefined) =>
  currency ? t("results-bill-in", { what, currency }) : what;

function Ownership({ ownership, currency }: { ownership: CostOfOwnership; currency: string | undefined }) {
  const { items, totals } = ownershipRows(ownership);
  const title = inCurrency(t("results-bill-ownership"), currency);
  return (
    <>
      <h3>{title}</h3>
      <p className={classes.note}>{ownership.sentence}</p>
      {items.length > 0 && (
        <ScrollTable label={title} canBeTaken>
          <table className={classes.terms}>
            <thead>
              <tr>
                <th scope="col">{t("results-bill-item")}</th>
                <th scope="col">{t("results-bill-once")}</th>
                <th scope="col">{t("results-bill-per-year")}</th>
                {ownership.periods.map(({ years }) => (
                  <th key={years} scope="col">
                    {t("results-bill-years", { n: years })}
                  </th>
                ))}
              </tr>
            </thead>
            {[items, totals].map((rows, i) => {
              const Body = i === 0 ? "tbody" : "tfoot";
              return (
                <Body key={Body}>
                  {rows.map((row) => (
                    <tr key={row.label}>
                      <th scope="row">{row.label}</th>
                      <td>{row.once}</td>
                      <td>{row.perYear}</td>
                      {row.over.map((sum, at) => (
                        <td key={ownership.periods[at]?.years}>{sum}</td>
                      ))}
                    </tr>
                  ))}
                </Body>
              );
            })}
          </table>
        </ScrollTable>
      )}
    </>
  );
}

export function BillOfMaterialsDrawer({ bill, onClose }: Props) {
  const currency = bill.prices?.currency;
  const isUpgrade = hasInstalled(bill);
  const converted = [conversionInWords(bill.prices?.conversion) ?? []].flat();
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
      {bill.ownership && <Ownership ownership={bill.ownership} currency={currency} />}
      <p className={classes.note}>
        {t("results-bill-note", {
          prices: [
            priceMark(bill.prices),
            ...converted,
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
