/** Formats, languages and the annex of a report, in its menu. */

import "@/i18n/parts/reports";
import { Menu } from "@mantine/core";
import { Icon } from "@/components/marks/icons";
import { languages } from "@/i18n/bundles";
import { t } from "@/i18n/t";
import { nameOfLanguage } from "@/i18n/useLanguage";
import type { Language } from "../../model/reportAddress";

const office = "application/vnd.openxmlformats-officedocument";
const forms = [
  {
    type: `${office}.presentationml.presentation`,
    label: "reports-pptx",
    says: "reports-pptx-hint",
  },
  {
    type: `${office}.spreadsheetml.sheet`,
    label: "reports-xlsx",
    says: "reports-xlsx-hint",
  },
  { type: "text/csv", label: "reports-csv", says: "reports-csv-hint" },
  { type: "application/json", label: "reports-json", says: "reports-json-hint" },
] as const;

interface Props {
  language: Language;
  onLanguage: (language: Language) => void;
  hasAnnex: boolean;
  onAnnex: (hasAnnex: boolean) => void;
  /** Downloads the report in a format, given as its media type. */
  onTake: (type: string) => void;
}

export function ReportFormats({ language, onLanguage, hasAnnex, onAnnex, onTake }: Props) {
  return (
    <>
      <Menu.Label>{t("reports-includes")}</Menu.Label>
      <Menu.Label>{t("reports-language")}</Menu.Label>
      <Menu.RadioGroup value={language} onChange={(chosen) => onLanguage(chosen as Language)}>
        {languages.map((code) => (
          <Menu.RadioItem key={code} value={code} lang={code}>
            {nameOfLanguage(code)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.CheckboxItem checked={hasAnnex} onChange={onAnnex}>
        {t("reports-annex")}
        <br />
        <small>{t("reports-annex-hint")}</small>
      </Menu.CheckboxItem>
      <Menu.Divider />
      {forms.map(({ type, label, says }) => (
        <Menu.Item key={type} leftSection={<Icon name="download" size={14} />} onClick={() => onTake(type)}>
          {t(label)}
          <br />
          <small>{t(says)}</small>
        </Menu.Item>
      ))}
    </>
  );
}
