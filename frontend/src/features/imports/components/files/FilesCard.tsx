/** Files of an import: those that are there, those on their way, and a place to drop more. */

import { Button, FileButton, Progress } from "@mantine/core";
import type { Gate } from "@/api/me";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { percent } from "@/lib/format/numbers";
import { useReadAgain, useRemoveFile } from "../../api";
import { useFileDrop } from "../../hooks/useFileDrop";
import { type Upload, useUpload } from "../../hooks/useUpload";
import { bytes } from "../../model/sizes";
import type { Import, ImportFile } from "../../model/types";
import classes from "../imports.module.css";

const words = { packing: "Packing", sending: "Sending" } as const;

function Underway({ sending, onDrop }: { sending: Upload; onDrop: () => void }) {
  const { name, n_bytes, state, movement, problem } = sending;
  const said = state === "waiting" ? "Waiting" : `${words[movement.step]}, ${percent(movement.fraction)}`;
  return (
    <li className={classes.line}>
      <div>
        <div className={classes.name}>{name}</div>
        {problem ? (
          <div className={classes.wrong} role="alert">
            <Icon name="warning" size={12} />
            <span>
              {problem.message}
              {problem.detail && `: ${problem.detail}`}
            </span>
          </div>
        ) : (
          <div className={classes.progress} role="status">
            <span className={classes.facts}>
              {bytes(n_bytes)} · {said}
            </span>
            <Progress value={movement.fraction * 100} aria-label={`Progress of ${name}`} />
          </div>
        )}
      </div>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`${problem ? "Take away" : "Cancel"} ${name}`}
        onClick={onDrop}
      >
        {problem ? "Take away" : "Cancel"}
      </Button>
    </li>
  );
}

function Kept({ file, gate, onRemove }: { file: ImportFile; gate: Gate; onRemove: () => void }) {
  return (
    <li className={classes.line}>
      <div>
        <div className={classes.name}>{file.name}</div>
        <div className={classes.facts}>{bytes(file.n_bytes)}</div>
      </div>
      <Button
        {...gate}
        size="compact-sm"
        variant="default"
        aria-label={`Remove ${file.name}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}

interface Props {
  of: Import;
  /** Whether files may be added and removed now. */
  gate: Gate;
  onSending: (isUnderWay: boolean) => void;
}

export function FilesCard({ of, gate, onSending }: Props) {
  const lookAgain = useReadAgain(of.id);
  const { sendings, add, drop } = useUpload(of.id, lookAgain, onSending);
  const remove = useRemoveFile(of.id);
  const isOver = useFileDrop(add, !gate.disabled);
  const isAny = of.files.length + sendings.length > 0;
  return (
    <Card
      title="Files"
      note="esxtop, Performance Monitor, vscsiStats, iostat, sadf, traces, tables (CSV), RVTools, Live Optics, iCalendar, results of fio; packed with gzip or not"
    >
      {isOver && (
        <div className={classes.cover} data-closed={gate.disabled || undefined}>
          {gate.disabled ? gate.title : `Let go to add the files to ${of.name}`}
        </div>
      )}
      <div
        className={classes.drop}
        data-over={(isOver && !gate.disabled) || undefined}
        data-empty={!isAny || undefined}
      >
        <span className={classes.dropText}>
          Drop files anywhere on this page. Large text files are packed in this browser before they are sent.
          {!isAny && (
            <span className={classes.next}>
              Then have them read and look at what they hold. No scenario changes before you accept it.
            </span>
          )}
        </span>
        <FileButton multiple onChange={add} inputProps={{ "aria-label": "Files to bring in" }}>
          {(props) => (
            <Button
              {...props}
              {...gate}
              variant={isAny ? "default" : "filled"}
              leftSection={<Icon name="plus" size={14} />}
            >
              Choose files
            </Button>
          )}
        </FileButton>
      </div>
      {isAny && (
        <ul className={classes.files} aria-label="Files of this import">
          {of.files.map((file) => (
            <Kept
              key={file.id}
              file={file}
              gate={gate}
              onRemove={() => remove.mutate({ params: { path: { import_id: of.id, file_id: file.id } } })}
            />
          ))}
          {sendings.map((sending) => (
            <Underway key={sending.key} sending={sending} onDrop={() => drop(sending.key)} />
          ))}
        </ul>
      )}
    </Card>
  );
}
