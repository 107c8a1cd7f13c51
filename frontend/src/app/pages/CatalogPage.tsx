import { Skeleton } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { ErrorNotice } from "@/components/Notice";
import { Page, PageHead } from "@/components/PageHead";
import { useArrays, useDeployments, useDrives, useSources, useWorkloads } from "@/features/catalog/api";
import classes from "@/features/catalog/components/catalog.module.css";
import { Entry } from "@/features/catalog/components/Entry";
import { SourceList } from "@/features/catalog/components/SourceList";
import { counted } from "@/lib/format";
import { catalogKinds } from "../search";
import { PricesSection } from "./PricesSection";

const route = getRouteApi("/catalog/$kind");

const labels: Record<string, string> = {
  arrays: "Arrays",
  drives: "Drives",
  workloads: "Workloads",
  deployments: "Deployments",
  sources: "Sources",
  prices: "Prices",
};

type Titles = ReadonlyMap<string, string>;

/** Said of what no measured study stands behind. */
function standingOf({ standing }: { standing: "published" | "generic" }): string {
  return standing === "generic" ? "generic, not calibrated" : "";
}

interface Named {
  id: string;
  name: string;
  notes?: string;
}

interface EntriesProps<T extends Named> {
  query: { data?: { items: readonly T[] } | undefined; error: unknown; isPending: boolean };
  titles: Titles;
  lead: (item: T) => string;
}

function Entries<T extends Named>({ query, titles, lead }: EntriesProps<T>) {
  if (query.error) return <ErrorNotice error={query.error} />;
  if (query.isPending) return <Skeleton height={320} />;
  return query.data?.items.map((item) => (
    <Entry
      key={item.id}
      name={item.name}
      lead={lead(item)}
      notes={item.notes ?? ""}
      entry={item}
      titles={titles}
    />
  ));
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
      return <Entries query={queries.drives} titles={titles} lead={(drive) => drive.kind.toUpperCase()} />;
    case "workloads":
      return (
        <Entries
          query={queries.workloads}
          titles={titles}
          lead={(profile) =>
            [
              profile.guest_os,
              profile.user_type,
              standingOf(profile) || `measured with ${profile.generator}`,
            ].join(" · ")
          }
        />
      );
    case "deployments":
      return (
        <Entries
          query={queries.deployments}
          titles={titles}
          lead={(deployment) => counted(deployment.stages.length, "stage")}
        />
      );
    case "prices":
      return <PricesSection />;
    case "sources":
      return <SourceList sources={queries.sources.data?.items ?? []} />;
    default:
      return (
        <Entries
          query={queries.arrays}
          titles={titles}
          lead={(array) =>
            [
              standingOf(array),
              array.vendor,
              array.introduced,
              array.checked_on && `last checked ${array.checked_on}`,
            ]
              .filter(Boolean)
              .join(" · ")
          }
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
        title="Catalogue"
        lead="What Stormsizer knows before it sees a scenario, each number with its origin."
        actions={
          <nav className={classes.tabs} aria-label="Kinds of entry">
            {catalogKinds.map((each) => (
              <Link key={each} to="/catalog/$kind" params={{ kind: each }} className={classes.tab}>
                {labels[each]}
              </Link>
            ))}
          </nav>
        }
      />
      <div className={classes.page}>
        <Kind kind={kind} titles={titles} />
      </div>
    </Page>
  );
}
