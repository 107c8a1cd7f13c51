/** What a configuration is made of, line by line, and what it comes to. */

import { Drawer } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Bill } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { priceMark } from "@/lib/sizing/prices";
import { billLines, billTotals } from "../../model/figures/billOfMaterials";
import classes from "./explanation.module.css";

interface Props {
  bill: Bill;
  onClose: () => void;
}

export function BillOfMaterialsDrawer({ bill, onClose }: Props) {
  const currency = bill.prices?.currency;
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="What it is made of, and what it costs">
      <p className={classes.phase}>{bill.words}</p>
      <ScrollTable label="Bill of materials" canBeTaken>
        <table className={classes.terms}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Quantity</th>
              <th scope="col">Each{currency && `, ${currency}`}</th>
              <th scope="col">Price{currency && `, ${currency}`}</th>
              <th scope="col">Rack, U</th>
              <th scope="col">Power, W</th>
            </tr>
          </thead>
          <tbody>
            {billLines(bill).map((line) => (
              <tr key={line.part}>
                <th scope="row">{line.part}</th>
                <td>{line.quantity}</td>
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
        Prices: {priceMark(bill.prices)}
        {bill.prices && ` (${bill.prices.name}, ${bill.prices.dated})`}. What nobody knows is a dash, and no
        total holds it.{" "}
        <Link to="/catalog/$kind" params={{ kind: "prices" }}>
          Prices of your own
        </Link>
      </p>
    </Drawer>
  );
}
