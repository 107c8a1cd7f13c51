/** Which deal it is: one of four, by hand or by arrow keys. */

import { Radio } from "@mantine/core";
import { type Deal, deals } from "@/lib/sizing/deals";
import classes from "./guide.module.css";

interface Props {
  deal: Deal;
  onDeal: (deal: Deal) => void;
}

export function DealChoice({ deal, onDeal }: Props) {
  return (
    <Radio.Group
      label="What is the deal?"
      value={deal}
      onChange={(chosen) => onDeal(chosen as Deal)}
      classNames={{ label: classes.ask }}
    >
      <div className={classes.deals}>
        {deals.map(({ id, label, says }) => (
          <Radio
            key={id}
            value={id}
            label={label}
            description={says}
            className={classes.deal}
            wrapperProps={{ "data-chosen": id === deal || undefined }}
            classNames={{ body: classes.dealBody, label: classes.dealLabel }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
