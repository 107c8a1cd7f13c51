/** A table to the clipboard, or as a file. */

import { Button } from "@mantine/core";
import { toast } from "@/components/feedback/toasts";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { download } from "@/lib/browser/download";
import { fileName, tsv } from "@/lib/chart/takeAway";
import { type Cell, csv } from "@/lib/data/csv";

export interface TableContent {
  header: string[];
  lines: Cell[][];
}

export async function copyTable(title: string, { header, lines }: TableContent): Promise<void> {
  try {
    await navigator.clipboard.writeText(tsv(header, lines));
    toast(t("common-table-copied", { title }), t("common-table-copied-hint"));
  } catch {
    toast(t("common-copy-failed"), t("common-copy-failed-hint"));
  }
}

export function saveTable(title: string, { header, lines }: TableContent): void {
  download(fileName(title, "csv"), new Blob([csv(header, lines)], { type: "text/csv" }));
}

interface Props {
  title: string;
  content: () => TableContent;
}

export function TableExport({ title, content }: Props) {
  return (
    <Button.Group>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="copy" size={14} />}
        aria-label={t("common-table-copy", { title })}
        onClick={() => copyTable(title, content())}
      >
        {t("common-copy")}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="download" size={14} />}
        aria-label={t("common-table-download", { title })}
        onClick={() => saveTable(title, content())}
      >
        CSV
      </Button>
    </Button.Group>
  );
}
