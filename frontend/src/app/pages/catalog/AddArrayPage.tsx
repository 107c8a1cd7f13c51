/** Adds an array to the organization's catalog: from key figures, or step by step from its specification sheet. */

import "@/i18n/pages/catalog";
import "@/i18n/pages/sheets";
import { Skeleton } from "@mantine/core";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useMay } from "@/api/me";
import { useSources } from "@/api/sources";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { useDrives, useOwnEntry } from "@/features/catalog/api";
import { AddArray } from "@/features/catalog/components/sheet/AddArray";
import { MyArray } from "@/features/catalog/components/sheet/MyArray";
import { formOf, type SheetForm } from "@/features/catalog/model/sheet/form";
import { useProjects } from "@/features/projects/api";
import { t } from "@/i18n/t";

const route = getRouteApi("/catalog/arrays/add");

interface SheetProps {
  initial: SheetForm | null;
  etag: string | null;
  onSaved: () => void;
  projectId?: string | undefined;
}

/** The form for specification sheets. */
function FromSheet(props: SheetProps) {
  const drives = useDrives();
  const sources = useSources();
  const editor = useMay("editor");
  const titles = useMemo(
    () => new Map(sources.data?.items.map(({ id, title }) => [id, title])),
    [sources.data],
  );
  if (drives.error) return <ErrorNotice error={drives.error} />;
  if (!drives.data) return <Skeleton height={480} />;
  return <AddArray drives={drives.data.items} titles={titles} editor={editor} {...props} />;
}

/** The sheet of an array that was saved before. */
function Edited({ id, onSaved }: { id: string; onSaved: () => void }) {
  const own = useOwnEntry("arrays", id);
  if (own.error) return <ErrorNotice error={own.error} />;
  if (!own.data) return <Skeleton height={480} />;
  const { entry, etag } = own.data;
  const initial = entry.sheet ? formOf(entry.sheet, entry.provenance) : null;
  return <FromSheet initial={initial} etag={initial && etag} onSaved={onSaved} />;
}

export function AddArrayPage() {
  const { edit, form, project: projectId } = route.useSearch();
  const project = useProjects().data?.find(({ id }) => id === projectId);
  const editor = useMay("editor");
  const navigate = useNavigate();
  const [refined, setRefined] = useState<SheetForm | null>(null);
  const toCatalog = () => void navigate({ to: "/catalog/$kind", params: { kind: "arrays" } });
  const isShort = edit === undefined && form !== "sheet" && refined === null;
  return (
    <Page>
      <PageHead
        title={t(edit === undefined ? "sheets-title" : "sheets-title-edit")}
        lead={
          <>
            <Link to="/catalog/$kind" params={{ kind: "arrays" }}>
              {t("catalog-title")}
            </Link>{" "}
            · {t(isShort ? "sheets-figures-lead" : "sheets-lead")}
            {project && ` ${t("sheets-for-project", { project: project.name })}`}
            {isShort && (
              <>
                {" "}
                <Link
                  to="/catalog/arrays/add"
                  search={{ form: "sheet", ...(projectId && { project: projectId }) }}
                >
                  {t("sheets-from-sheet")}
                </Link>
              </>
            )}
          </>
        }
      />
      {edit !== undefined && <Edited id={edit} onSaved={toCatalog} />}
      {isShort && <MyArray editor={editor} onSaved={toCatalog} onRefine={setRefined} projectId={projectId} />}
      {edit === undefined && !isShort && (
        <FromSheet initial={refined} etag={null} onSaved={toCatalog} projectId={projectId} />
      )}
    </Page>
  );
}
