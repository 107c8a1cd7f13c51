import { Button, Skeleton } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { Notice } from "@/components/feedback/Notice";
import { Page } from "@/components/layout/PageHeader";

export function PageSkeleton() {
  return (
    <Page>
      <Skeleton height={36} width="30%" mb={24} />
      <Skeleton height={480} />
    </Page>
  );
}

export function PageError({ error }: ErrorComponentProps) {
  return (
    <Page>
      <Notice
        title="This page broke off"
        actions={
          <Button size="compact-sm" variant="default" onClick={() => globalThis.location.reload()}>
            Load it again
          </Button>
        }
      >
        Your changes are kept in this browser. The browser says: {String(error)}
      </Notice>
    </Page>
  );
}
