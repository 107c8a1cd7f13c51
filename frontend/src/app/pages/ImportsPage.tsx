/** Imported measurements, inventories and calendars. */

import "@/i18n/pages/imports";
import { Button, Modal } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { useMay } from "@/api/me";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { Icon } from "@/components/marks/icons";
import { NewImport } from "@/features/imports/components/files/NewImport";
import { ImportList } from "@/features/imports/components/ImportList";
import { t } from "@/i18n/t";

const route = getRouteApi("/imports");

export function ImportsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const editor = useMay("editor");
  const [isNaming, setNaming] = useState(false);
  const open = (importId: string) =>
    void navigate({ to: "/imports/$importId", params: { importId }, search: (now) => now });
  return (
    <Page>
      <PageHead
        title={t("imports-title")}
        lead={t("imports-lead")}
        actions={
          <Button {...editor} leftSection={<Icon name="plus" />} onClick={() => setNaming(true)}>
            {t("imports-new")}
          </Button>
        }
      />
      <ImportList
        link={({ id, name }) => (
          <Link to="/imports/$importId" params={{ importId: id }} search={search}>
            {name}
          </Link>
        )}
      />
      <Modal opened={isNaming} onClose={() => setNaming(false)} title={t("imports-new")}>
        <NewImport onMade={open} />
      </Modal>
    </Page>
  );
}
