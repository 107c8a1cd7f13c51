/** Measurements, inventories and calendars that were brought in. */

import { Button, Modal } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { useMay } from "@/api/me";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { Icon } from "@/components/marks/icons";
import { NewImport } from "@/features/imports/components/files/NewImport";
import { ImportList } from "@/features/imports/components/ImportList";

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
        title="Imports"
        lead="What was measured and counted at a site, looked at first, then taken into a scenario."
        actions={
          <Button {...editor} leftSection={<Icon name="plus" />} onClick={() => setNaming(true)}>
            New import
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
      <Modal opened={isNaming} onClose={() => setNaming(false)} title="New import">
        <NewImport onMade={open} />
      </Modal>
    </Page>
  );
}
