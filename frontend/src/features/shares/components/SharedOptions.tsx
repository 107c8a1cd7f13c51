/** The options of a comparison of array families, for holders of a share link. */

import "@/i18n/pages/recommendation";
import type { Shared } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { VerdictBadge } from "@/components/marks/VerdictMark";
import { t } from "@/i18n/t";
import { money } from "@/lib/format/numbers";
import { priceMark, termOf } from "@/lib/sizing/prices";
import classes from "./shares.module.css";

type Options = NonNullable<Shared["options"]>;
type Option = Options["items"][number];

function Price({ option, options: { prices, n_desktops } }: { option: Option; options: Options }) {
  if (!prices) return null;
  if (option.price === null) return <p className={classes.price}>{t("sizing-not-known")}</p>;
  if (option.price === 0 && option.is_installed) return <p className={classes.price}>{t("sizing-owned")}</p>;
  return (
    <p className={classes.price}>
      <strong className="numeric">
        {money(option.price, prices.currency)} {termOf(option, prices)}
      </strong>
      {option.price_per_desktop !== null && (
        <span className={classes.facts}>
          {t("sizing-price-per-desktop-of", {
            price: money(option.price_per_desktop, prices.currency),
            n: n_desktops,
          })}
        </span>
      )}
    </p>
  );
}

export function SharedOptions({ options }: { options: Options }) {
  const { items, n_desktops, prices } = options;
  const note = [t("shares-options-note", { n: n_desktops }), prices && priceMark(prices)];
  return (
    <Card title={t("shares-options")} note={note.filter(Boolean).join(" · ")}>
      {options.price_basis && <p className={classes.basis}>{options.price_basis}</p>}
      <ul className={classes.options}>
        {items.map((option) => (
          <li key={`${option.model_name} ${option.words}`} className={classes.option}>
            <VerdictBadge status={option.status} />
            <div className={classes.what}>
              <p>
                <strong>{option.model_name}</strong>
                {option.standing === "generic" && (
                  <span className={classes.generic}>{t("recommendation-generic")}</span>
                )}
                {option.is_simulated && (
                  <span className={classes.simulated}>{t("shares-options-simulated")}</span>
                )}
              </p>
              <p className={classes.facts}>{option.words}</p>
              {option.price_contents && <p className={classes.facts}>{option.price_contents}</p>}
              {option.constraint && <p>{option.constraint}</p>}
            </div>
            <Price option={option} options={options} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
