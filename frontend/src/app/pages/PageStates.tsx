import { Button, Skeleton } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { Notice } from "@/components/feedback/Notice";
import { Page } from "@/components/layout/PageHeader";
import { t } from "@/i18n/t";

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
        title={t("app-error-title")}
        actions={
          <Button size="compact-sm" variant="default" onClick={() => globalThis.location.reload()}>
            {t("common-reload")}
          </Button>
        }
      >
        {t("app-error-detail", { error: String(error) })}
      </Notice>
    </Page>
  );
}
