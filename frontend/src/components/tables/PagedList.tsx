/** A list of the service: on its way, refused, empty, or there, page after page. */

import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { Empty, ErrorNotice } from "@/components/feedback/Notice";
import { t } from "@/i18n/t";

interface Query<T> {
  data: { pages: readonly { items: readonly T[] }[] } | undefined;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface Props<T> {
  query: Query<T>;
  /** Said where there is nothing, and what to do then. */
  empty: string;
  hint?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

export function PagedList<T>({ query, empty, hint, children }: Props<T>) {
  if (query.error) return <ErrorNotice error={query.error} />;
  if (query.data === undefined) return <Skeleton height={120} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Empty title={empty}>{hint}</Empty>;
  return (
    <>
      {children(items)}
      {query.hasNextPage && (
        <Button
          mt={12}
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {t("common-show-more")}
        </Button>
      )}
    </>
  );
}
