/** The report of a finished week: pages at once, and the same answer in the forms that people go on with. */

import { Button, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "@/api/client";
import type { components } from "@/api/schema";
import { toastProblem } from "@/components/feedback/toasts";
import { Icon } from "@/components/marks/icons";
import { download } from "@/lib/browser/download";
import classes from "../results.module.css";

const office = "application/vnd.openxmlformats-officedocument";
const forms = [
  {
    type: `${office}.presentationml.presentation`,
    label: "Slides (PPTX)",
    says: "charts and tables to be edited",
  },
  {
    type: `${office}.spreadsheetml.sheet`,
    label: "Workbook (XLSX)",
    says: "every figure, totals that recalculate",
  },
  { type: "text/csv", label: "Series (CSV)", says: "the week in steps" },
  { type: "application/json", label: "Everything (JSON)", says: "for programs" },
] as const;

type Language = components["schemas"]["Report"]["language"];

/** Each language in itself, as those who read it look for it. */
const languages: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ja: "日本語",
};

interface Props {
  runId: string;
  /** Of the report, where it is not the newest of the scenario; else empty. */
  version: string;
  isMain: boolean;
  title: string | undefined;
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

export function ReportMenu({ runId, version, isMain, title }: Props) {
  const [language, setLanguage] = useState<Language>("en");
  const taken = useTaken(runId, language);
  const variant = isMain ? "filled" : "default";
  return (
    <Button.Group className={classes.reports}>
      <Button
        component="a"
        href={`/api/v1/runs/${runId}/report${language === "en" ? "" : `?language=${language}`}`}
        download
        size="compact-md"
        variant={variant}
        leftSection={<Icon name="download" size={14} />}
        title={title}
      >
        Report (PDF){version}
        {language !== "en" && <span lang={language}>, {languages[language]}</span>}
      </Button>
      <Menu position="bottom-end" width={300}>
        <Menu.Target>
          <Button
            size="compact-md"
            variant={variant}
            aria-label="Report in another form"
            loading={taken.isPending}
            px={6}
          >
            <Icon name="down" size={12} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            Along go the newest answers about this version: other arrays, schedule, growth, how sure.
          </Menu.Label>
          <Menu.Label>Language of PDF, slides and workbook</Menu.Label>
          <Menu.RadioGroup value={language} onChange={(chosen) => setLanguage(chosen as Language)}>
            {Object.entries(languages).map(([code, name]) => (
              <Menu.RadioItem key={code} value={code} lang={code}>
                {name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          {forms.map(({ type, label, says }) => (
            <Menu.Item
              key={type}
              leftSection={<Icon name="download" size={14} />}
              onClick={() => taken.mutate(type)}
            >
              {label}
              <br />
              <small>{says}</small>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
