/** A bill of materials in words; every figure of it is the service's. */

import type { Bill } from "@/api/types";
import { t } from "@/i18n/t";
import { capitalize, significant } from "@/lib/format/numbers";

interface BillLine {
  part: string;
  quantity: string;
  /** How many of these are installed already. */
  owned: string;
  each: string;
  price: string;
  racks: string;
  watts: string;
}

const known = (value: number | null, digits = 4) => (value === null ? "–" : significant(value, digits));

export function billLines({ lines }: Bill): BillLine[] {
  return lines.map((line) => ({
    part: capitalize(line.part),
    quantity: significant(line.quantity, 4),
    owned: significant(line.n_owned, 4),
    each: known(line.unit_price),
    price: known(line.price, 6),
    racks: known(line.rack_units),
    watts: known(line.watts),
  }));
}

/** Whether some of the parts are installed already. */
export const hasInstalled = ({ lines }: Bill) => lines.some(({ n_owned }) => n_owned > 0);

/** The whole, and what of it falls to each desktop. */
export function billTotals(
  bill: Bill,
): Pick<BillLine & { label: string }, "label" | "price" | "racks" | "watts">[] {
  return [
    {
      label: t("results-total"),
      price: known(bill.price, 6),
      racks: known(bill.rack_units),
      watts: known(bill.watts),
    },
    {
      label: t("results-bill-per-desktop", { n: bill.n_desktops }),
      price: known(bill.price_per_desktop),
      racks: "",
      watts: "",
    },
  ];
}
