import "@/i18n/pages/prices";
import { Skeleton } from "@mantine/core";
import { Link, useParams } from "@tanstack/react-router";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { useArrays, useDrives, useOwnEntries } from "@/features/catalog/api";
import { otherProjectsArrays } from "@/features/catalog/model/projects";
import { usePriceList, useProjectPrices } from "@/features/prices/api";
import { ProjectPriceEditor } from "@/features/prices/components/ProjectPriceEditor";
import { useProjects } from "@/features/projects/api";
import { t } from "@/i18n/t";

/** Prices of one project, which replace those of the organization. */
export function ProjectPricesPage() {
  const { projectId } = useParams({ from: "/projects/$projectId/prices" });
  const project = useProjects().data?.find(({ id }) => id === projectId);
  const own = useProjectPrices(projectId);
  const base = usePriceList();
  const arrays = useArrays();
  const drives = useDrives();
  const hidden = otherProjectsArrays(useOwnEntries().data, projectId);
  const error = own.error ?? base.error ?? arrays.error ?? drives.error;
  const list = base.data?.prices;
  return (
    <Page>
      <PageHead
        title={project?.name ?? t("prices-project")}
        lead={
          <Link to="/catalog/$kind" params={{ kind: "prices" }}>
            {t("prices-own")}
          </Link>
        }
      />
      {error && <ErrorNotice error={error} />}
      {!error && !(own.data && list && arrays.data && drives.data) && <Skeleton height={480} />}
      {own.data && list && arrays.data && drives.data && (
        <ProjectPriceEditor
          key={own.dataUpdatedAt}
          projectId={projectId}
          given={own.data}
          base={list}
          arrays={arrays.data.items.filter(({ id }) => !hidden.has(id))}
          drives={drives.data.items}
        />
      )}
    </Page>
  );
}
