/** A bill of materials in words; every figure of it is the service's. */

import type { Bill, CostOfOwnership } from "@/api/types";
import { t } from "@/i18n/t";
import { capitalize, significant, whole } from "@/lib/format/numbers";

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

const inWatts = (value: number | null) => (value === null ? "–" : whole(value));

export function billLines({ lines }: Bill): BillLine[] {
  return lines.map((line) => ({
    part: capitalize(line.part),
    quantity: significant(line.quantity, 4),
    owned: significant(line.n_owned, 4),
    each: known(line.unit_price),
    price: known(line.price, 6),
    racks: known(line.rack_units),
    watts: inWatts(line.watts),
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
      watts: inWatts(bill.watts),
    },
    {
      label: t("results-bill-per-desktop", { n: bill.n_desktops }),
      price: known(bill.price_per_desktop, 3),
      racks: "",
      watts: "",
    },
  ];
}

interface OwnershipRow {
  label: string;
  once: string;
  perYear: string;
  /** Total over each of the periods. */
  over: string[];
}

const amount = (value: number) => (value === 0 ? "–" : significant(value, 3));

/** The items of the total cost of ownership, and their sums over the periods. */
export function ownershipRows({ lines, periods, n_desktops }: CostOfOwnership): {
  items: OwnershipRow[];
  totals: OwnershipRow[];
} {
  const items = lines.map(({ label, once, per_year }) => ({
    label,
    once: amount(once),
    perYear: amount(per_year),
    over: periods.map(({ years }) => amount(once + years * per_year)),
  }));
  const total = (label: string, of: (period: CostOfOwnership["periods"][number]) => number) => ({
    label,
    once: "",
    perYear: "",
    over: periods.map((period) => amount(of(period))),
  });
  const totals = [
    total(t("results-total"), ({ price }) => price),
    total(t("results-bill-per-desktop", { n: n_desktops }), ({ price_per_desktop }) => price_per_desktop),
    total(t("results-bill-per-month"), ({ price_per_desktop_per_month }) => price_per_desktop_per_month),
  ];
  return { items, totals: periods.length > 0 ? totals : [] };
}
