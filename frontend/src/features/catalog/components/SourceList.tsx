import type { Source } from "@/api/types";
import { Card } from "@/components/layout/Card";
import classes from "./catalog.module.css";
import { ReviewDate } from "./ReviewDate";

function lead({ publisher, document, year, kind }: Source): string {
  return [publisher, document, year, kind.replaceAll("_", " ")].filter(Boolean).join(" · ");
}

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return sources.map((source) => (
    <Card key={source.id} title={source.title} note={lead(source)}>
      <dl className={classes.facts}>
        {source.address && (
          <>
            <dt>Address</dt>
            <dd>{source.address}</dd>
          </>
        )}
        <dt>Last compared</dt>
        <dd>
          <ReviewDate on={source.checked_on ?? ""} />
        </dd>
        {source.notes && (
          <>
            <dt>Notes</dt>
            <dd>{source.notes}</dd>
          </>
        )}
      </dl>
    </Card>
  ));
}
