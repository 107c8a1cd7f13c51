/** What was brought in so far, newest first. */

import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useMay } from "@/api/me";
import { ConfirmDialog } from "@/components/feedback/ConfirmDialog";
import { Card } from "@/components/layout/Card";
import { PagedList } from "@/components/tables/PagedList";
import { counted, percent } from "@/lib/format/numbers";
import { atTime, onDay } from "@/lib/time/dates";
import { useDeleteImport, useImports } from "../api";
import { stateNames } from "../model/labels";
import { bytes } from "../model/sizes";
import type { ImportSummary } from "../model/types";
import classes from "./imports.module.css";

function standing({ state, progress_fraction }: ImportSummary): string {
  const far = state === "reading" && progress_fraction !== null ? `, ${percent(progress_fraction)}` : "";
  return `${stateNames[state]}${far}`;
}

/** "3 files, 1.2 MiB". */
function amount({ n_files, n_bytes }: ImportSummary): string {
  return [counted(n_files, "file"), n_files > 0 && bytes(n_bytes)].filter(Boolean).join(", ");
}

interface Props {
  /** The import's name as a link. */
  link: (item: ImportSummary) => ReactNode;
}

export function ImportList({ link }: Props) {
  const imports = useImports();
  const editor = useMay("editor");
  const [doomed, setDoomed] = useState<ImportSummary | null>(null);
  return (
    <Card
      title="Brought in so far"
      note="Files go by themselves after a while; what was taken into scenarios stays"
    >
      <PagedList
        query={imports}
        empty="Nothing was brought in yet"
        hint="Begin with a new import: counters of hosts or desktops, an inventory, a calendar, or results of fio."
      >
        {(items) => (
          <ul className={classes.imports}>
            {items.map((item) => (
              <li key={item.id} className={classes.line}>
                <div>
                  <div className={classes.name}>{link(item)}</div>
                  <div className={classes.facts}>
                    {[
                      standing(item),
                      amount(item),
                      `begun ${atTime(item.created_at)}`,
                      `kept until ${onDay(item.expires_at)}`,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </div>
                </div>
                <Button
                  {...editor}
                  size="compact-sm"
                  variant="default"
                  aria-label={`Delete ${item.name}`}
                  onClick={() => setDoomed(item)}
                >
                  Delete
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
  doomed: Pick<ImportSummary, "id" | "name"> | null;
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
      title={`Delete ${doomed?.name ?? ""}?`}
      action="Delete"
      error={remove.error}
      isPending={remove.isPending}
      onDo={go}
      onClose={onClose}
    >
      Its files and what was found in them go for good. What was taken into scenarios stays.
    </ConfirmDialog>
  );
}
