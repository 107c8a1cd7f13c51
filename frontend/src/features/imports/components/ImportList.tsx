/** Imports, newest first. */

import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useMay } from "@/api/me";
import { ConfirmDialog } from "@/components/feedback/ConfirmDialog";
import { Card } from "@/components/layout/Card";
import { PagedList } from "@/components/tables/PagedList";
import { t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";
import { atTime, onDay } from "@/lib/time/dates";
import { useDeleteImport, useImports } from "../api";
import { stateNames } from "../model/labels";
import { bytes } from "../model/sizes";
import type { ImportEntry } from "../model/types";
import classes from "./imports.module.css";

function stateOf({ state, progress_fraction }: ImportEntry): string {
  const name = t(stateNames[state]);
  if (state !== "reading" || progress_fraction === null) return name;
  return t("imports-state-progress", { state: name, percent: percent(progress_fraction) });
}

/** "3 files, 1.2 MiB". */
function amount({ n_files, n_bytes }: ImportEntry): string {
  return [t("imports-n-files", { n: n_files }), n_files > 0 && bytes(n_bytes)].filter(Boolean).join(", ");
}

interface Props {
  /** The import's name as a link. */
  link: (item: ImportEntry) => ReactNode;
}

export function ImportList({ link }: Props) {
  const imports = useImports();
  const editor = useMay("editor");
  const [doomed, setDoomed] = useState<ImportEntry | null>(null);
  return (
    <Card title={t("imports-title")} note={t("imports-list-note")}>
      <PagedList query={imports} empty={t("imports-empty")} hint={t("imports-empty-hint")}>
        {(items) => (
          <ul className={classes.imports}>
            {items.map((item) => (
              <li key={item.id} className={classes.line}>
                <div>
                  <div className={classes.name}>{link(item)}</div>
                  <div className={classes.facts}>
                    {[
                      stateOf(item),
                      amount(item),
                      t("imports-created", { at: atTime(item.created_at) }),
                      t("imports-kept-until", { day: onDay(item.expires_at) }),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </div>
                </div>
                <Button
                  {...editor}
                  size="compact-sm"
                  variant="default"
                  aria-label={t("imports-delete-item", { name: item.name })}
                  onClick={() => setDoomed(item)}
                >
                  {t("imports-delete")}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <DeleteImport doomed={doomed} onClose={() => setDoomed(null)} />
    </Card>
  );
}

interface DeleteProps {
  doomed: Pick<ImportEntry, "id" | "name"> | null;
  onClose: () => void;
  onDone?: () => void;
}

export function DeleteImport({ doomed, onClose, onDone }: DeleteProps) {
  const remove = useDeleteImport();
  const go = () =>
    doomed &&
    remove.mutate(
      { params: { path: { import_id: doomed.id } } },
      {
        onSuccess: () => {
          onClose();
          onDone?.();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen={doomed !== null}
      title={t("imports-delete-confirm", { name: doomed?.name ?? "" })}
      action={t("imports-delete")}
      error={remove.error}
      isPending={remove.isPending}
      onDo={go}
      onClose={onClose}
    >
      {t("imports-delete-hint")}
    </ConfirmDialog>
  );
}
