import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { t } from "@/i18n/t";

export function NotFoundPage() {
  return (
    <Page>
      <PageHead title={t("app-not-found")} lead={t("app-not-found-hint")} />
      <Button component={Link} to="/projects">
        {t("common-open-projects")}
      </Button>
    </Page>
  );
}
