import type { Source } from "@/api/types";
import { type LabelId, t } from "@/i18n/t";
import type { Row } from "./CatalogList";
import classes from "./catalog.module.css";
import { ReviewDate } from "./ReviewDate";

const kinds = {
  published_study: "catalog-source-published-study",
  specification: "catalog-source-specification",
  manual: "catalog-source-manual",
  engineering_note: "catalog-source-engineering-note",
} satisfies Record<Source["kind"], LabelId>;

function lead({ publisher, document, year, kind }: Source): string {
  return [publisher, document, year, t(kinds[kind])].filter(Boolean).join(" · ");
}

export function sourceRows(sources: readonly Source[]): Row[] {
  return sources.map((source) => ({
    id: source.id,
    name: source.title,
    words: lead(source),
    values: { vendor: source.publisher, class: source.kind },
    lead: lead(source),
    detail: () => <SourceFacts source={source} />,
  }));
}

export const sourceKind = (kind: string) => t(kinds[kind as Source["kind"]]);

function SourceFacts({ source }: { source: Source }) {
  return (
    <dl className={classes.facts}>
      {source.address && (
        <>
          <dt>{t("catalog-address")}</dt>
          <dd>
            <a href={source.address} target="_blank" rel="noreferrer">
              {source.address}
            </a>
          </dd>
        </>
      )}
      <dt>{t("catalog-review")}</dt>
      <dd>
        <ReviewDate on={source.checked_on ?? ""} />
      </dd>
      {source.notes && (
        <>
          <dt>{t("catalog-notes")}</dt>
          <dd>{source.notes}</dd>
        </>
      )}
    </dl>
  );
}
