import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Empty } from "@/components/Notice";

export function NotFoundPage() {
  return (
    <Empty title="There is no page at this address">
      <p>It may have been deleted, or the link is incomplete.</p>
      <Button component={Link} to="/projects">
        To the projects
      </Button>
    </Empty>
  );
}
