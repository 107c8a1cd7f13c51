/** Adds an array to the organization's catalog from its specification sheet. */

import "@/i18n/pages/catalog";
import "@/i18n/pages/sheets";
import { Skeleton } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useMay } from "@/api/me";
import { useSources } from "@/api/sources";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { useDrives } from "@/features/catalog/api";
import { AddArray } from "@/features/catalog/components/sheet/AddArray";
import { t } from "@/i18n/t";

export function AddArrayPage() {
  const drives = useDrives();
  const sources = useSources();
  const editor = useMay("editor");
  const navigate = useNavigate();
  const titles = useMemo(
    () => new Map(sources.data?.items.map(({ id, title }) => [id, title])),
    [sources.data],
  );
  return (
    <Page>
      <PageHead
        title={t("sheets-title")}
        lead={
          <>
            <Link to="/catalog/$kind" params={{ kind: "arrays" }}>
              {t("catalog-title")}
            </Link>{" "}
            · {t("sheets-lead")}
          </>
        }
      />
      {drives.error && <ErrorNotice error={drives.error} />}
      {drives.data ? (
        <AddArray
          drives={drives.data.items}
          titles={titles}
          editor={editor}
          onSaved={() => void navigate({ to: "/catalog/$kind", params: { kind: "arrays" } })}
        />
      ) : (
        !drives.error && <Skeleton height={480} />
      )}
    </Page>
  );
}
