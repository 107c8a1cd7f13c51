/** The report of a finished week: pages at once, and the same answer in the forms that people go on with. */

import { Button, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, Suspense, useState } from "react";
import { client } from "@/api/client";
import { toastProblem } from "@/components/feedback/toasts";
import { Icon } from "@/components/marks/icons";
import { DEFAULT_LANGUAGE } from "@/i18n/locale";
import { t } from "@/i18n/t";
import { nameOfLanguage } from "@/i18n/useLanguage";
import { download } from "@/lib/browser/download";
import { lazily } from "@/lib/browser/lazily";
import { type Language, ownLanguage, reportAddress } from "../../model/reportAddress";
import classes from "../results.module.css";

const ReportFormats = lazily(() => import("./ReportFormats").then((its) => its.ReportFormats));

/** Says that analyses are for an earlier version, before a report is downloaded. */
export interface ReportNotes {
  around: (link: ReactElement<{ href: string }>) => ReactNode;
  inMenu: ReactNode;
}

interface Props {
  runId: string;
  /** Version of the report if it is not that of the scenario. */
  version: number | null;
  isMain: boolean;
  title: string | undefined;
  notes?: ReportNotes | undefined;
}

/** Name that the service gives the file. */
function nameIn(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "report";
}

function useTaken(runId: string, language: Language) {
  return useMutation({
    mutationFn: async (type: string) => {
      const { data, response } = await client.GET("/api/v1/runs/{run_id}/report", {
        params: { path: { run_id: runId }, query: { language }, header: { accept: type } },
        headers: { accept: type },
        parseAs: "blob",
      });
      download(nameIn(response), data as unknown as Blob);
    },
    onError: toastProblem,
  });
}

export function ReportMenu({ runId, version, isMain, title, notes }: Props) {
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const [hasAnnex, setHasAnnex] = useState(false);
  const taken = useTaken(runId, language);
  const variant = isMain ? "filled" : "default";
  const link = (
    <Button
      component="a"
      href={reportAddress(runId, language, hasAnnex)}
      download
      size="compact-md"
      variant={variant}
      leftSection={<Icon name="download" size={14} />}
      title={title}
    >
      {version === null ? t("results-report") : t("results-report-version", { version: String(version) })}
      {language !== DEFAULT_LANGUAGE && <span lang={language}>, {nameOfLanguage(language)}</span>}
    </Button>
  );
  return (
    <Button.Group className={classes.reports}>
      {notes ? notes.around(link) : link}
      <Menu position="bottom-end" width={300}>
        <Menu.Target>
          <Button
            size="compact-md"
            variant={variant}
            aria-label={t("results-report-formats")}
            loading={taken.isPending}
            px={6}
          >
            <Icon name="down" size={12} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {notes?.inMenu}
          <Suspense>
            <ReportFormats
              language={language}
              onLanguage={setLanguage}
              hasAnnex={hasAnnex}
              onAnnex={setHasAnnex}
              onTake={taken.mutate}
            />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
