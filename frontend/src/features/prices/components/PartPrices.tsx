/** Prices of parts: folded by vendor, with a search. */

import "@/i18n/pages/prices";
import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { t } from "@/i18n/t";
import { type AmountGroup, type AmountLine, amountSections } from "../model/lines";
import classes from "./prices.module.css";

interface Props {
  groups: readonly AmountGroup[];
  isPriced: (path: string) => boolean;
  /** The field of one price. */
  field: (line: AmountLine, group: AmountGroup) => ReactNode;
}

export function PartPrices({ groups, isPriced, field }: Props) {
  const [search, setSearch] = useState("");
  const sections = amountSections(groups, search, isPriced);
  const isSearch = search.trim() !== "";
  return (
    <section aria-label={t("prices-parts")} className={classes.parts}>
      <h3 className={classes.legend}>{t("prices-parts")}</h3>
      <TextInput
        type="search"
        size="xs"
        className={classes.search}
        aria-label={t("prices-search")}
        placeholder={t("prices-search")}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {sections.length === 0 && <p className={classes.none}>{t("prices-search-none", { search })}</p>}
      {sections.map(({ title, groups: members, nPriced, nLines }) => (
        <details key={`${title} ${isSearch}`} open={isSearch} className={classes.section}>
          <summary>
            {title}
            <span className={classes.count}>{t("prices-section-count", { priced: nPriced, n: nLines })}</span>
          </summary>
          <div className={classes.groups}>
            {members.map((group) => (
              <fieldset key={group.title} className={classes.group}>
                <legend className={group.title === title ? "visually-hidden" : classes.legend}>
                  {group.title}
                </legend>
                {group.lines.map((line) => field(line, group))}
              </fieldset>
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}
