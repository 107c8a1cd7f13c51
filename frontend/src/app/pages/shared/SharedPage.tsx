/** A finished run for holders of a share link, without an account. */

import "@/i18n/parts/shares";
import { Button, Skeleton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { asProblem } from "@/api/problem";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Page } from "@/components/layout/PageHeader";
import { openShareLink, useShared } from "@/features/shares/api";
import { t } from "@/i18n/t";
import { AuthLayout } from "../auth/AuthLayout";
import { useLinkToken } from "../auth/useLinkToken";
import { SharedResult } from "./SharedResult";

const route = getRouteApi("/shared");

function Ended() {
  return <AuthLayout title={t("shares-ended")} lead={t("shares-ended-hint")} />;
}

function Waiting() {
  return (
    <Page>
      <Skeleton height={36} width="40%" mb={16} />
      <Skeleton height={72} mb={16} />
      <Skeleton height={480} />
    </Page>
  );
}

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status } = asProblem(error);
  if (status >= 400 && status < 500 && status !== 429) return <Ended />;
  return (
    <Page>
      <ErrorNotice
        error={error}
        actions={
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t("shares-retry")}
          </Button>
        }
      />
    </Page>
  );
}

function Opened({ linkId }: { linkId: string }) {
  const shared = useShared(linkId);
  if (shared.error) return <Refused error={shared.error} onRetry={() => shared.refetch()} />;
  if (!shared.data) return <Waiting />;
  return <SharedResult linkId={linkId} shared={shared.data} />;
}

export function SharedPage() {
  const token = useLinkToken();
  const { link } = route.useSearch();
  const navigate = route.useNavigate();
  const opening = useMutation({ mutationFn: openShareLink, meta: { isShownAtTheField: true } });
  const { mutate } = opening;
  const asked = useRef("");
  useEffect(() => {
    if (token === "" || token === asked.current) return;
    asked.current = token;
    mutate(token, { onSuccess: (id) => void navigate({ search: { link: id }, replace: true }) });
  }, [token, mutate, navigate]);

  if (opening.error) return <Refused error={opening.error} onRetry={() => mutate(token)} />;
  const linkId = opening.data ?? (token === "" ? link : undefined);
  if (linkId !== undefined) return <Opened linkId={linkId} />;
  return token === "" ? <Ended /> : <Waiting />;
}
