import type { Source } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { type LabelId, t } from "@/i18n/t";
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

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return sources.map((source) => (
    <Card key={source.id} title={source.title} note={lead(source)}>
      <dl className={classes.facts}>
        {source.address && (
          <>
            <dt>{t("catalog-address")}</dt>
            <dd>{source.address}</dd>
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
    </Card>
  ));
}
