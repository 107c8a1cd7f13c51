import "@/i18n/pages/catalog";
import { Skeleton } from "@mantine/core";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { useMay } from "@/api/me";
import { useSources } from "@/api/sources";
import type { Schemas } from "@/api/types";
import { catalogKinds } from "@/app/search";
import { LinkButton } from "@/app/shell/LinkButton";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Page, PageHead } from "@/components/layout/PageHeader";
import {
  type OwnKind,
  useArrays,
  useDeployments,
  useDrives,
  useOwnEntries,
  useWorkloads,
} from "@/features/catalog/api";
import classes from "@/features/catalog/components/catalog.module.css";
import { Entry } from "@/features/catalog/components/Entry";
import { EntryActions } from "@/features/catalog/components/OwnEntries";
import { ReviewDate } from "@/features/catalog/components/ReviewDate";
import { SourceList } from "@/features/catalog/components/SourceList";
import { volumeOf } from "@/features/catalog/model/facts";
import { type LabelId, t } from "@/i18n/t";
import { PricesSection } from "./PricesSection";
import { UseFamily } from "./UseFamily";

const route = getRouteApi("/catalog/$kind");

const labels = {
  arrays: "catalog-kind-arrays",
  drives: "catalog-kind-drives",
  workloads: "catalog-kind-workloads",
  deployments: "catalog-kind-deployments",
  sources: "catalog-kind-sources",
  prices: "catalog-kind-prices",
} satisfies Record<(typeof catalogKinds)[number], LabelId>;

type Titles = ReadonlyMap<string, string>;

/** Returns the label of profiles that no measured study supports. */
function statusOf({ standing }: Schemas["WorkloadProfile"]): string {
  return standing === "generic" ? t("catalog-generic") : "";
}

/** Returns an array's grade, how many of its facts have a source, its maker and its year. */
function arrayLead(array: Schemas["ArrayModel"], support: Schemas["ArraySupport"] | undefined): string {
  const parts = [
    support && t(`catalog-grade-${support.grade}`),
    support && t("catalog-cited-facts", { cited: support.n_cited, facts: support.n_facts }),
    array.availability === "end_of_sale" && t("catalog-end-of-sale"),
    array.vendor,
    array.introduced,
  ];
  return parts.filter(Boolean).join(" · ");
}

interface Named {
  id: string;
  name: string;
  notes?: string;
  checked_on?: string;
}

interface EntriesProps<T extends Named> {
  kind: OwnKind;
  query: { data?: { items: readonly T[] } | undefined; error: unknown; isPending: boolean };
  titles: Titles;
  lead: (item: T) => string;
  /** Shown before the other actions of an item that comes with the product. */
  extra?: (item: T) => ReactNode;
  /** Items with a higher rank are listed later; own entries are listed first regardless. */
  rank?: (item: T) => number;
}

function Entries<T extends Named>({ kind, query, titles, lead, extra, rank = () => 0 }: EntriesProps<T>) {
  const own = useOwnEntries();
  const editor = useMay("editor");
  const navigate = useNavigate();
  if (query.error) return <ErrorNotice error={query.error} />;
  if (query.isPending) return <Skeleton height={320} />;
  const mine = new Map(own.data?.filter((each) => each.kind === kind).map((each) => [each.id, each]));
  const ownFirst = [...(query.data?.items ?? [])].sort(
    (a, b) => Number(mine.has(b.id)) - Number(mine.has(a.id)) || rank(a) - rank(b),
  );
  return ownFirst.map((item) => {
    const found = mine.get(item.id);
    const checkedOn = found?.provenance.dated ?? item.checked_on;
    return (
      <Entry
        key={item.id}
        name={item.name}
        lead={
          <span className={classes.entryLead}>
            {found && <span className={classes.own}>{t("catalog-custom")}</span>}
            {[lead(item), found && t("catalog-attribution", found.provenance)].filter(Boolean).join(" · ")}
            {checkedOn !== undefined && <ReviewDate on={checkedOn} />}
          </span>
        }
        actions={
          <>
            {found === undefined && extra?.(item)}
            {!volumeOf(item) && (
              <EntryActions
                kind={kind}
                id={item.id}
                name={item.name}
                isOwn={found !== undefined}
                editor={editor}
                onEditSheet={
                  found?.has_sheet
                    ? () => void navigate({ to: "/catalog/arrays/add", search: { edit: item.id } })
                    : undefined
                }
              />
            )}
          </>
        }
        notes={item.notes ?? ""}
        entry={item}
        titles={titles}
      />
    );
  });
}

/** Drives without the sizes of cloud volumes, which are listed with their arrays. */
function hardwareOnly(query: ReturnType<typeof useDrives>) {
  const items = query.data?.items.filter(({ volume_unit }) => !volume_unit);
  return { data: items && { items }, error: query.error, isPending: query.isPending };
}

function Kind({ kind, titles }: { kind: string; titles: Titles }) {
  const queries = {
    arrays: useArrays(),
    drives: useDrives(),
    workloads: useWorkloads(),
    deployments: useDeployments(),
    sources: useSources(),
  };
  switch (kind) {
    case "drives":
      return (
        <Entries
          kind="drives"
          query={hardwareOnly(queries.drives)}
          titles={titles}
          lead={(drive) => drive.kind.toUpperCase()}
        />
      );
    case "workloads":
      return (
        <Entries
          kind="workloads"
          query={queries.workloads}
          titles={titles}
          lead={(profile) =>
            [
              profile.guest_os,
              profile.user_type,
              statusOf(profile) || t("catalog-measured-with", { generator: profile.generator }),
            ].join(" · ")
          }
        />
      );
    case "deployments":
      return (
        <Entries
          kind="deployments"
          query={queries.deployments}
          titles={titles}
          lead={(deployment) => t("catalog-stages", { n: deployment.stages.length })}
        />
      );
    case "prices":
      return <PricesSection />;
    case "sources":
      return <SourceList sources={queries.sources.data?.items ?? []} />;
    default:
      return (
        <Entries
          kind="arrays"
          query={queries.arrays}
          titles={titles}
          lead={(array) => arrayLead(array, queries.arrays.data?.support[array.id])}
          extra={(array) => array.availability === "current" && <UseFamily family={array} />}
          rank={({ availability }) => Number(availability === "end_of_sale")}
        />
      );
  }
}

export function CatalogPage() {
  const { kind } = route.useParams();
  const sources = useSources();
  const titles = useMemo(
    () => new Map(sources.data?.items.map(({ id, title }) => [id, title])),
    [sources.data],
  );
  return (
    <Page>
      <PageHead
        title={t("catalog-title")}
        lead={t("catalog-lead")}
        actions={
          <nav className={classes.tabs} aria-label={t("catalog-kinds")}>
            {catalogKinds.map((each) => (
              <Link key={each} to="/catalog/$kind" params={{ kind: each }} className={classes.tab}>
                {t(labels[each])}
              </Link>
            ))}
          </nav>
        }
      />
      <div className={classes.page}>
        {kind === "arrays" && (
          <div className={classes.addArray}>
            <LinkButton to="/catalog/arrays/add" variant="default" size="sm">
              {t("catalog-add-array")}
            </LinkButton>
          </div>
        )}
        <Kind kind={kind} titles={titles} />
      </div>
    </Page>
  );
}
