/** What each file seems to be, how much of it was used, and why some cannot be taken. */

import { useState } from "react";
import { Notice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { ShowMore } from "@/components/tables/ShowMore";
import { counted, whole } from "@/lib/format/numbers";
import { placeOf } from "../../model/labels";
import { bytes } from "../../model/sizes";
import type { Digest, FileDigest, Refusal, Remark } from "../../model/types";
import classes from "../imports.module.css";

const FEW = 5;

/** A refusal with all that it says: where, what stood there, what is allowed. */
export function Refused({ refusal, title }: { refusal: Refusal; title?: string }) {
  const { file, message, given, allowed } = refusal;
  const where = placeOf(refusal);
  return (
    <Notice title={title ?? `${file} cannot be taken`}>
      {message}
      <dl className={classes.refusal}>
        {where && (
          <>
            <dt>Where</dt>
            <dd>{where}</dd>
          </>
        )}
        {given && (
          <>
            <dt>Given</dt>
            <dd>{given}</dd>
          </>
        )}
        {allowed && (
          <>
            <dt>Allowed</dt>
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

function File({ file }: { file: FileDigest }) {
  const facts = Object.entries(file.facts);
  const skipped = file.n_rows_skipped > 0 ? `, ${whole(file.n_rows_skipped)} skipped` : "";
  return (
    <article className={classes.digest} aria-label={file.name}>
      <div className={classes.digestHead}>
        <h3>{file.name}</h3>
        <span className={classes.tool}>{file.tool}</span>
        <span className={classes.facts}>
          {bytes(file.n_bytes)} · {counted(file.n_rows_used, "row")} used{skipped}
        </span>
      </div>
      {facts.length > 0 && (
        <dl className={classes.pairs}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Remarks remarks={file.remarks} />
    </article>
  );
}

function taken({ files, refused }: Digest): string {
  if (refused.length === 0) return `${counted(files.length, "file")} taken`;
  if (files.length === 0) return `${counted(refused.length, "file")} refused, none taken`;
  return `${counted(files.length, "file")} taken, ${whole(refused.length)} refused; a file that is refused holds up no other`;
}

export function FilesFound({ digest }: { digest: Digest }) {
  const { files, refused } = digest;
  return (
    <Card title="What the files are" note={taken(digest)}>
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
