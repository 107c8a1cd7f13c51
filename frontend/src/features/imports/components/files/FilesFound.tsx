/** Recognized files with the rows used, and the reasons why others are refused. */

import { useState } from "react";
import { Notice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { ShowMore } from "@/components/tables/ShowMore";
import { t } from "@/i18n/t";
import { factName, placeOf } from "../../model/labels";
import { bytes } from "../../model/sizes";
import type { FileSummary, ImportSummary, Refusal, Remark } from "../../model/types";
import classes from "../imports.module.css";

const FEW = 5;

/** A refusal with its place, the value found and the values allowed. */
export function Refused({ refusal, title }: { refusal: Refusal; title?: string }) {
  const { file, message, given, allowed } = refusal;
  const where = placeOf(refusal);
  return (
    <Notice title={title ?? t("imports-refused-file", { file })}>
      {message}
      <dl className={classes.refusal}>
        {where && (
          <>
            <dt>{t("imports-where")}</dt>
            <dd>{where}</dd>
          </>
        )}
        {given && (
          <>
            <dt>{t("imports-given")}</dt>
            <dd>{given}</dd>
          </>
        )}
        {allowed && (
          <>
            <dt>{t("imports-allowed")}</dt>
            <dd>{allowed}</dd>
          </>
        )}
      </dl>
    </Notice>
  );
}

export function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  const [isWhole, setWhole] = useState(false);
  if (remarks.length === 0) return null;
  const shown = isWhole ? remarks : remarks.slice(0, FEW);
  return (
    <>
      <ul className={classes.remarks}>
        {shown.map((remark) => {
          const where = placeOf(remark);
          return (
            <li key={`${where} ${remark.text}`}>
              {remark.text}
              {where && ` (${where})`}
            </li>
          );
        })}
      </ul>
      <ShowMore
        nRest={remarks.length - FEW > 0 ? remarks.length - FEW : 0}
        isWhole={isWhole}
        onChange={setWhole}
      />
    </>
  );
}

function File({ file }: { file: FileSummary }) {
  const facts = Object.entries(file.facts);
  const { n_rows_used: used, n_rows_skipped: skipped } = file;
  const rows = skipped > 0 ? t("imports-rows-skipped", { used, skipped }) : t("imports-rows", { used });
  return (
    <article className={classes.digest} aria-label={file.name}>
      <div className={classes.digestHead}>
        <h3>{file.name}</h3>
        <span className={classes.tool}>{file.label || file.tool}</span>
        <span className={classes.facts}>
          {bytes(file.n_bytes)} · {rows}
        </span>
      </div>
      {facts.length > 0 && (
        <dl className={classes.pairs}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{factName(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Remarks remarks={file.remarks} />
    </article>
  );
}

function outcome({ files, refused }: ImportSummary): string {
  if (refused.length === 0) return t("imports-found-all", { n: files.length });
  if (files.length === 0) return t("imports-found-none", { n: refused.length });
  return t("imports-found-some", { n: files.length, refused: refused.length });
}

export function FilesFound({ summary }: { summary: ImportSummary }) {
  const { files, refused } = summary;
  return (
    <Card title={t("imports-found")} note={outcome(summary)}>
      <div className={classes.digests}>
        {refused.length > 0 && (
          <div className={classes.refusals}>
            {refused.map((refusal) => (
              <Refused key={`${refusal.file} ${refusal.message}`} refusal={refusal} />
            ))}
          </div>
        )}
        {files.map((file) => (
          <File key={file.sha256 + file.name} file={file} />
        ))}
      </div>
    </Card>
  );
}
