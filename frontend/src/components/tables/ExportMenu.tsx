/** Export the data behind charts to the clipboard or a file, and the charts as a picture. */

import { Button, Menu } from "@mantine/core";
import type { RefObject } from "react";
import { toast } from "@/components/feedback/toasts";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { download } from "@/lib/browser/download";
import { pictureOf } from "@/lib/browser/picture";
import { contentOf, fileName } from "@/lib/chart/takeAway";
import { copyTable, saveTable } from "./TableExport";
import type { Tabled } from "./TableView";

interface Props {
  /** What it is all about, for the name of the picture. */
  title: string;
  charts: readonly Tabled[];
  /** What is drawn; nothing while it is shown as a table. */
  picture?: RefObject<HTMLElement | null>;
}

async function draw(title: string, picture: RefObject<HTMLElement | null>) {
  try {
    if (picture.current) download(fileName(title, "png"), await pictureOf(picture.current));
  } catch (error) {
    toast(
      t("common-picture-failed"),
      error instanceof Error ? error.message : t("common-picture-unsupported"),
    );
  }
}

export function ExportMenu({ title, charts, picture }: Props) {
  const isSingle = charts.length === 1;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t("common-export", { title })}
          rightSection={<Icon name="down" size={12} />}
        >
          <Icon name="download" size={14} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {charts.map((chart) => (
          <Menu.Item
            key={chart.id}
            leftSection={<Icon name="copy" size={14} />}
            onClick={() => copyTable(chart.title, contentOf(chart.table()))}
          >
            {isSingle ? t("common-export-copy-table") : t("common-export-copy", { title: chart.title })}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {charts.map((chart) => (
          <Menu.Item
            key={chart.id}
            leftSection={<Icon name="download" size={14} />}
            onClick={() => saveTable(chart.title, contentOf(chart.table()))}
          >
            {isSingle ? t("common-export-table") : t("common-export-csv", { title: chart.title })}
          </Menu.Item>
        ))}
        {picture && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<Icon name="download" size={14} />} onClick={() => draw(title, picture)}>
              {t("common-export-picture")}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
