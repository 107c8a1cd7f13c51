/** The report of a finished week: pages at once, and the same answer in the forms that people go on with. */

import { Button, Menu } from "@mantine/core";
import { type ReactElement, type ReactNode, Suspense, useState } from "react";
import { Icon } from "@/components/marks/icons";
import { DEFAULT_LANGUAGE } from "@/i18n/locale";
import { t } from "@/i18n/t";
import { nameOfLanguage } from "@/i18n/useLanguage";
import { lazily } from "@/lib/browser/lazily";
import { useReportDownload } from "../../hooks/useReportDownload";
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

export function ReportMenu({ runId, version, isMain, title, notes }: Props) {
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const [hasAnnex, setHasAnnex] = useState(false);
  const taken = useReportDownload();
  const pdf = useReportDownload();
  const variant = isMain ? "filled" : "default";
  const link = (
    <Button
      component="a"
      href={reportAddress(runId, language, hasAnnex)}
      download
      loading={pdf.isPending}
      aria-busy={pdf.isPending}
      onClick={(event) => {
        event.preventDefault();
        if (!pdf.isPending) pdf.mutate({ runId, language, hasAnnex });
      }}
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
              onTake={(type) => taken.mutate({ runId, language, type })}
            />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
