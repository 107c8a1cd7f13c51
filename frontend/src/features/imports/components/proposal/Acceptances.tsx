/** Changes accepted from an import, with undo. */

import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useMay } from "@/api/me";
import { ErrorNotice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import { atTime } from "@/lib/time/dates";
import { useUndo } from "../../api";
import type { Acceptance } from "../../model/types";
import classes from "../imports.module.css";

interface LineProps {
  importId: string;
  acceptance: Acceptance;
  link: (acceptance: Acceptance) => ReactNode;
}

function Line({ importId, acceptance, link }: LineProps) {
  const { id, version_after, changes, accepted_at, undone_at } = acceptance;
  const undo = useUndo(importId);
  const editor = useMay("editor");
  const [isShown, setShown] = useState(false);
  const at = atTime(accepted_at);
  return (
    <li className={classes.line}>
      <div>
        <div className={classes.name}>
          {link(acceptance)}, {t("imports-version", { version: `${version_after}` })}
        </div>
        <div className={classes.facts}>
          {at} · {t("imports-n-changes", { n: changes.length })}
          {undone_at !== null && ` · ${t("imports-undone-at", { at: atTime(undone_at) })}`}
        </div>
        {isShown && (
          <ul className={classes.changeList}>
            {changes.map(({ path, label, before, after }) => (
              <li key={`${path} ${after}`}>
                {label || path}: {before || "–"} → {after || t("imports-removed")}
              </li>
            ))}
          </ul>
        )}
        {undo.error && <ErrorNotice error={undo.error} />}
      </div>
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isShown}
          aria-label={t("imports-changes-of", { at })}
          onClick={() => setShown((now) => !now)}
        >
          {t("imports-changes")}
        </Button>
        {undone_at === null && (
          <Button
            {...editor}
            size="compact-sm"
            variant="default"
            aria-label={t("imports-undo-changes", { at })}
            loading={undo.isPending}
            onClick={() =>
              undo.mutate(id, {
                onSuccess: () => toast(t("imports-undone"), t("imports-undone-version")),
              })
            }
          >
            {t("common-undo")}
          </Button>
        )}
      </div>
    </li>
  );
}

interface Props {
  importId: string;
  acceptances: readonly Acceptance[];
  /** The scenario's name as a link. */
  link: LineProps["link"];
}

export function Acceptances({ importId, acceptances, link }: Props) {
  if (acceptances.length === 0) return null;
  return (
    <Card title={t("imports-acceptances")} note={t("imports-acceptances-note")}>
      <ul className={classes.acceptances}>
        {acceptances.map((acceptance) => (
          <Line key={acceptance.id} importId={importId} acceptance={acceptance} link={link} />
        ))}
      </ul>
    </Card>
  );
}
