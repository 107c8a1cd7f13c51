/** Preview of the price list in a file: its changes with a button that saves them, or its problems cell by cell. */

import "@/i18n/pages/prices";
import { Button, Group, Modal, Table } from "@mantine/core";
import { useMay } from "@/api/me";
import type { PriceList } from "@/api/types";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { type PreviewOfFile, useReplacePriceList } from "../api";
import { changeRows, summaryOf } from "../model/changes";
import classes from "./prices.module.css";

interface Props {
  preview: PreviewOfFile;
  /** Whether the page has changes that are not saved. */
  hasUnsaved: boolean;
  /** The list in the form in which it is saved. */
  own: (list: PriceList) => PriceList;
  onClose: () => void;
}

function Changes({ preview }: { preview: PreviewOfFile }) {
  return (
    <>
      <p>{summaryOf(preview)}</p>
      <ScrollTable label={t("prices-import-changes")} isLong>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("prices-import-field")}</Table.Th>
              <Table.Th>{t("prices-import-kind")}</Table.Th>
              <Table.Th className="numeric">{t("prices-import-before")}</Table.Th>
              <Table.Th className="numeric">{t("prices-import-after")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changeRows(preview.changes).map(({ path, name, kind, before, after }) => (
              <Table.Tr key={path} title={path}>
                <Table.Td className={classes.words}>{name}</Table.Td>
                <Table.Td>{t(`prices-import-${kind}`)}</Table.Td>
                <Table.Td className={`numeric ${classes.words}`}>{before}</Table.Td>
                <Table.Td className={`numeric ${classes.words}`}>{after}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </>
  );
}

function Problems({ preview }: { preview: PreviewOfFile }) {
  const { problems, n_problems } = preview;
  return (
    <>
      <Notice title={t("prices-import-problems", { n: n_problems })}>
        {t("prices-import-problems-hint")}
      </Notice>
      <ScrollTable label={t("prices-import-problems", { n: n_problems })} isLong>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("prices-import-cell")}</Table.Th>
              <Table.Th>{t("prices-import-field")}</Table.Th>
              <Table.Th>{t("prices-import-given")}</Table.Th>
              <Table.Th>{t("prices-import-problem")}</Table.Th>
              <Table.Th>{t("prices-import-allowed")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {problems.map(({ cell, path, given, message, allowed }) => (
              <Table.Tr key={`${cell} ${path} ${message}`}>
                <Table.Td>{cell ?? "–"}</Table.Td>
                <Table.Td className={classes.path}>
                  <code>{path}</code>
                </Table.Td>
                <Table.Td className={classes.words}>{given}</Table.Td>
                <Table.Td className={classes.words}>{message}</Table.Td>
                <Table.Td className={classes.words}>{allowed}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
      {problems.length < n_problems && <p>{t("prices-import-first", { n: problems.length })}</p>}
    </>
  );
}

export function ImportPreview({ preview, hasUnsaved, own, onClose }: Props) {
  const replace = useReplacePriceList();
  const editor = useMay("editor");
  const { prices, changes, etag } = preview;
  const save = (list: PriceList) =>
    replace.mutate(
      { list: own(list), etag, keepsNumbers: currency !== undefined },
      {
        onSuccess: () => {
          onClose();
          toast(t("prices-saved"), t("prices-saved-hint"));
        },
      },
    );
  const currency = changes.find(({ path }) => path === "currency");
  const isSame = prices !== null && changes.length === 0;
  return (
    <Modal opened onClose={onClose} size="xl" title={t("prices-import-title", { file: preview.file })}>
      <div className={classes.preview}>
        {prices === null && <Problems preview={preview} />}
        {isSame && (
          <Notice tone="plain" title={t("prices-import-none")}>
            {t("prices-import-none-hint")}
          </Notice>
        )}
        {changes.length > 0 && <Changes preview={preview} />}
        {changes.length > 0 && hasUnsaved && (
          <Notice tone="fair" title={t("prices-import-unsaved")}>
            {t("prices-import-unsaved-hint")}
          </Notice>
        )}
        {currency && (
          <Notice
            tone="fair"
            title={t("prices-import-currency", { from: String(currency.before), to: String(currency.after) })}
          >
            {t("prices-import-currency-hint", { to: String(currency.after) })}
          </Notice>
        )}
        {replace.error && <ErrorNotice error={replace.error} />}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t(changes.length > 0 ? "common-cancel" : "common-close")}
          </Button>
          {prices !== null && changes.length > 0 && (
            <Button {...editor} loading={replace.isPending} onClick={() => save(prices)}>
              {t("prices-save")}
            </Button>
          )}
        </Group>
      </div>
    </Modal>
  );
}
