/** The choice of the project type. */

import "@/i18n/pages/start";
import { Radio } from "@mantine/core";
import { t } from "@/i18n/t";
import { type Deal, deals } from "@/lib/sizing/deals";
import classes from "./guide.module.css";

interface Props {
  deal: Deal;
  onDeal: (deal: Deal) => void;
}

export function DealChoice({ deal, onDeal }: Props) {
  return (
    <Radio.Group
      label={t("start-deal")}
      value={deal}
      onChange={(chosen) => onDeal(chosen as Deal)}
      classNames={{ label: classes.ask }}
    >
      <div className={classes.deals}>
        {deals.map((id) => (
          <Radio
            key={id}
            value={id}
            label={t(`start-deal-${id}`)}
            description={t(`start-deal-${id}-hint`)}
            className={classes.deal}
            wrapperProps={{ "data-chosen": id === deal || undefined }}
            classNames={{ body: classes.dealBody, label: classes.dealLabel }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
