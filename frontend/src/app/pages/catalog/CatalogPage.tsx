import "@/i18n/pages/catalog";
import { Skeleton } from "@mantine/core";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { type Gate, useMay } from "@/api/me";
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
import { CatalogList, type Row } from "@/features/catalog/components/CatalogList";
import classes from "@/features/catalog/components/catalog.module.css";
import { EntryDetail } from "@/features/catalog/components/Entry";
import { EntryActions } from "@/features/catalog/components/OwnEntries";
import { ReviewDate } from "@/features/catalog/components/ReviewDate";
import { sourceKind, sourceRows } from "@/features/catalog/components/SourceList";
import { volumeOf } from "@/features/catalog/model/facts";
import type { Facet, Listed } from "@/features/catalog/model/listing";
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

type ArrayClass = "array" | "hosts" | "cloud" | "files";
type Grade = Schemas["ArraySupport"]["grade"];
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

/** Returns the kind of product that a family is. */
function classOf(array: Schemas["ArrayModel"]): ArrayClass {
  if (array.volume) return "cloud";
  if (array.runs_on_hosts || array.one_per_host) return "hosts";
  return array.is_file_service ? "files" : "array";
}

const CUSTOM = "custom";

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
  /** Facet values by which it is listed. */
  values: (item: T) => Listed["values"];
  labelOf?: (facet: Facet, value: string) => string;
  /** Shown before the other actions of an item that comes with the product. */
  extra?: (item: T) => ReactNode;
  /** Items with a higher rank are listed later; own entries are listed first regardless. */
  rank?: (item: T) => number;
}

type Mine = Map<string, NonNullable<ReturnType<typeof useOwnEntries>["data"]>[number]>;

function rowOf<T extends Named>(
  item: T,
  mine: Mine,
  editor: Gate,
  props: EntriesProps<T>,
  onEditSheet: (id: string) => void,
): Row {
  const { kind, titles, lead, values, extra } = props;
  const found = mine.get(item.id);
  const checkedOn = found?.provenance.dated ?? item.checked_on;
  const said = [lead(item), found && t("catalog-attribution", found.provenance)].filter(Boolean).join(" · ");
  return {
    id: item.id,
    name: item.name,
    words: `${said} ${item.notes ?? ""}`,
    values: { ...values(item), ...(found && { standing: CUSTOM }) },
    lead: (
      <span className={classes.entryLead}>
        {found && <span className={classes.own}>{t("catalog-custom")}</span>}
        {said}
        {checkedOn !== undefined && <ReviewDate on={checkedOn} />}
      </span>
    ),
    detail: () => (
      <EntryDetail
        name={item.name}
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
                onEditSheet={found?.has_sheet ? () => onEditSheet(item.id) : undefined}
              />
            )}
          </>
        }
        notes={item.notes ?? ""}
        entry={item}
        titles={titles}
      />
    ),
  };
}

function Entries<T extends Named>(props: EntriesProps<T>) {
  const { kind, query, labelOf = (_, value) => value, rank = () => 0 } = props;
  const own = useOwnEntries();
  const editor = useMay("editor");
  const toPage = useNavigate();
  const editSheet = (id: string) => void toPage({ to: "/catalog/arrays/add", search: { edit: id } });
  if (query.error) return <ErrorNotice error={query.error} />;
  if (query.isPending) return <Skeleton height={320} />;
  const mine: Mine = new Map(own.data?.filter((each) => each.kind === kind).map((each) => [each.id, each]));
  const ownFirst = [...(query.data?.items ?? [])].sort(
    (a, b) => Number(mine.has(b.id)) - Number(mine.has(a.id)) || rank(a) - rank(b),
  );
  return (
    <Rows
      rows={ownFirst.map((item) => rowOf(item, mine, editor, props, editSheet))}
      labelOf={(facet, value) => (value === CUSTOM ? t("catalog-custom") : labelOf(facet, value))}
    />
  );
}

/** Rows whose filters and open entry are in the address. */
function Rows({ rows, labelOf }: Pick<ComponentProps<typeof CatalogList>, "rows" | "labelOf">) {
  const navigate = route.useNavigate();
  return (
    <CatalogList
      rows={rows}
      search={route.useSearch()}
      labelOf={labelOf}
      onSearch={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}

/** Drives without the sizes of cloud volumes, which are listed with their arrays. */
function hardwareOnly(query: ReturnType<typeof useDrives>) {
  const items = query.data?.items.filter(({ volume_unit }) => !volume_unit);
  return { data: items && { items }, error: query.error, isPending: query.isPending };
}

function Arrays({ titles }: { titles: Titles }) {
  const arrays = useArrays();
  const support = arrays.data?.support;
  return (
    <Entries
      kind="arrays"
      query={arrays}
      titles={titles}
      lead={(array) => arrayLead(array, support?.[array.id])}
      values={(array) => ({
        vendor: array.vendor,
        class: classOf(array),
        ...(support?.[array.id] && { standing: support[array.id]?.grade }),
      })}
      labelOf={(facet, value) => {
        if (facet === "class") return t(`catalog-class-${value as ArrayClass}`);
        if (facet === "standing") return t(`catalog-grade-${value as Grade}`);
        return value === "generic" ? t("catalog-class-generic") : value;
      }}
      extra={(array) => array.availability === "current" && <UseFamily family={array} />}
      rank={({ availability }) => Number(availability === "end_of_sale")}
    />
  );
}

function Workloads({ titles }: { titles: Titles }) {
  return (
    <Entries
      kind="workloads"
      query={useWorkloads()}
      titles={titles}
      lead={(profile) =>
        [
          profile.guest_os,
          profile.user_type,
          statusOf(profile) || t("catalog-measured-with", { generator: profile.generator }),
        ].join(" · ")
      }
      values={({ guest_os, standing }) => ({ class: guest_os, standing })}
      labelOf={(facet, value) => {
        if (facet !== "standing") return value;
        return t(value === "generic" ? "catalog-generic" : "catalog-grade-measured");
      }}
    />
  );
}

function Kind({ kind, titles }: { kind: string; titles: Titles }) {
  const drives = useDrives();
  const deployments = useDeployments();
  const sources = useSources();
  switch (kind) {
    case "drives":
      return (
        <Entries
          kind="drives"
          query={hardwareOnly(drives)}
          titles={titles}
          lead={(drive) => drive.kind.toUpperCase()}
          values={(drive) => ({ class: drive.kind.toUpperCase() })}
        />
      );
    case "workloads":
      return <Workloads titles={titles} />;
    case "deployments":
      return (
        <Entries
          kind="deployments"
          query={deployments}
          titles={titles}
          lead={(deployment) => t("catalog-stages", { n: deployment.stages.length })}
          values={() => ({})}
        />
      );
    case "prices":
      return <PricesSection />;
    case "sources":
      return (
        <Rows
          rows={sourceRows(sources.data?.items ?? [])}
          labelOf={(facet, value) => (facet === "class" ? sourceKind(value) : value)}
        />
      );
    default:
      return <Arrays titles={titles} />;
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
        <Kind key={kind} kind={kind} titles={titles} />
      </div>
    </Page>
  );
}
