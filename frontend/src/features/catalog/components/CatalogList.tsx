/** A list of the catalog: search and index, and rows of which one at a time shows its values. */

import { TextInput } from "@mantine/core";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Empty } from "@/components/feedback/Notice";
import { Icon } from "@/components/marks/icons";
import { ShowMore } from "@/components/tables/ShowMore";
import { t } from "@/i18n/t";
import { type Facet, type Filters, facets, type Listed, matching, optionsOf } from "../model/listing";
import classes from "./catalogList.module.css";

/** Number of rows listed before the others are shown on request. */
const FIRST = 50;

export interface CatalogSearch extends Filters {
  /** Id of the entry that is open. */
  entry?: string;
}

export interface Row extends Listed {
  lead: ReactNode;
  /** Shown when the row is open. */
  detail: () => ReactNode;
}

interface Props {
  rows: readonly Row[];
  search: CatalogSearch;
  onSearch: (change: CatalogSearch) => void;
  /** The label of a facet's value. */
  labelOf: (facet: Facet, value: string) => string;
}

function Index({ rows, search, onSearch, labelOf }: Props) {
  return (
    <nav className={classes.index} aria-label={t("catalog-index")}>
      {facets.map((facet) => {
        const options = optionsOf(rows, facet, search);
        if (options.length < 2 && search[facet] === undefined) return null;
        return (
          <fieldset key={facet} className={classes.facet}>
            <legend>{t(`catalog-facet-${facet}`)}</legend>
            <ul>
              {options.map(({ value, n }) => {
                const isChosen = search[facet] === value;
                return (
                  <li key={value}>
                    <button
                      type="button"
                      aria-pressed={isChosen}
                      onClick={() => onSearch({ [facet]: isChosen ? undefined : value })}
                    >
                      <span>{labelOf(facet, value)}</span>
                      <span className={classes.n}>{n}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </fieldset>
        );
      })}
    </nav>
  );
}

interface RowProps {
  row: Row;
  isOpen: boolean;
  /** Whether the address already named it when the page was opened. */
  isLinked: boolean;
  onToggle: () => void;
}

function ListedRow({ row, isOpen, isLinked, onToggle }: RowProps) {
  const detail = useId();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // keep it in view when another row above it closes
    if (isOpen) head.current?.scrollIntoView?.({ block: isLinked ? "start" : "nearest" });
  }, [isOpen, isLinked]);
  return (
    <li>
      <section aria-label={row.name} className={classes.row} data-open={isOpen || undefined}>
        <div className={classes.head} ref={head}>
          <h2>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detail : undefined}
              onClick={onToggle}
            >
              {row.name}
            </button>
          </h2>
          <div className={classes.lead}>{row.lead}</div>
          <Icon name="down" size={14} />
        </div>
        {isOpen && (
          <div id={detail} className={classes.detail}>
            {row.detail()}
          </div>
        )}
      </section>
    </li>
  );
}

export function CatalogList(props: Props) {
  const { rows, search, onSearch } = props;
  const found = matching(rows, search);
  const [linked] = useState(search.entry);
  const [isWhole, setWhole] = useState(() => found.findIndex(({ id }) => id === linked) >= FIRST);
  const shown = isWhole ? found : found.slice(0, FIRST);
  const isFiltered = facets.some((facet) => search[facet] !== undefined) || search.q !== undefined;
  return (
    <div className={classes.list}>
      <TextInput
        type="search"
        className={classes.search}
        aria-label={t("catalog-search")}
        placeholder={t("catalog-search")}
        leftSection={<Icon name="search" size={14} />}
        value={search.q ?? ""}
        onChange={(event) => onSearch({ q: event.currentTarget.value || undefined })}
      />
      <Index {...props} />
      <div className={classes.rows}>
        <p role="status" className={classes.found}>
          {t("catalog-found", { n: found.length })}
          {isFiltered && (
            <button
              type="button"
              onClick={() =>
                onSearch({ q: undefined, vendor: undefined, class: undefined, standing: undefined })
              }
            >
              {t("catalog-clear-filters")}
            </button>
          )}
        </p>
        {found.length === 0 && <Empty title={t("catalog-none-found")} />}
        <ul>
          {shown.map((row) => (
            <ListedRow
              key={row.id}
              row={row}
              isOpen={row.id === search.entry}
              isLinked={row.id === linked}
              onToggle={() => onSearch({ entry: row.id === search.entry ? undefined : row.id })}
            />
          ))}
        </ul>
        <ShowMore nRest={Math.max(0, found.length - FIRST)} isWhole={isWhole} onChange={setWhole} />
      </div>
    </div>
  );
}
