/** Starts a project from a customer's files: creates an import and opens it. */

import "@/i18n/pages/start";
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useMay } from "@/api/me";
import { toastProblem } from "@/components/feedback/toasts";
import { Icon } from "@/components/marks/icons";
import { useCreateImport } from "@/features/imports/api";
import { t } from "@/i18n/t";
import { onDay } from "@/lib/time/dates";

export function FromFiles({ project }: { project: string | undefined }) {
  const editor = useMay("editor");
  const navigate = useNavigate();
  const create = useCreateImport();
  const begin = () =>
    create.mutate(
      { body: { name: t("start-files-name", { day: onDay(new Date().toISOString()) }) } },
      {
        onSuccess: ({ id }) =>
          void navigate({
            to: "/imports/$importId",
            params: { importId: id },
            search: project === undefined ? {} : { project },
          }),
        onError: toastProblem,
      },
    );
  return (
    <Button
      {...editor}
      variant="default"
      leftSection={<Icon name="plus" size={14} />}
      loading={create.isPending}
      onClick={begin}
    >
      {t("start-files")}
    </Button>
  );
}
