import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Page, PageHead } from "@/components/layout/PageHeader";

export function NotFoundPage() {
  return (
    <Page>
      <PageHead
        title="There is no page at this address"
        lead="It may have been deleted, or the link is incomplete."
      />
      <Button component={Link} to="/projects">
        To the projects
      </Button>
    </Page>
  );
}
