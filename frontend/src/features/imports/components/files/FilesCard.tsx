/** Files of an import, uploads in progress, and a drop zone. */

import { Button, FileButton, Progress } from "@mantine/core";
import type { Gate } from "@/api/me";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";
import { useReadAgain, useRemoveFile } from "../../api";
import { useFileDrop } from "../../hooks/useFileDrop";
import { type Upload, useUpload } from "../../hooks/useUpload";
import { bytes } from "../../model/sizes";
import type { Import, ImportFile } from "../../model/types";
import classes from "../imports.module.css";

const steps = { packing: "imports-packing", sending: "imports-sending" } as const;

function Underway({ sending, onDrop }: { sending: Upload; onDrop: () => void }) {
  const { name, n_bytes, state, movement, problem } = sending;
  const progress =
    state === "waiting"
      ? t("imports-waiting")
      : t(steps[movement.step], { percent: percent(movement.fraction) });
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
              {bytes(n_bytes)} · {progress}
            </span>
            <Progress value={movement.fraction * 100} aria-label={t("imports-progress-of", { name })} />
          </div>
        )}
      </div>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t(problem ? "imports-dismiss-item" : "imports-cancel-item", { name })}
        onClick={onDrop}
      >
        {t(problem ? "imports-dismiss" : "common-cancel")}
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
        aria-label={t("imports-remove-item", { name: file.name })}
        onClick={onRemove}
      >
        {t("common-remove")}
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
    <Card title={t("imports-files")} note={t("imports-files-note")}>
      {isOver && (
        <div className={classes.cover} data-closed={gate.disabled || undefined}>
          {gate.disabled ? gate.title : t("imports-drop", { name: of.name })}
        </div>
      )}
      <div
        className={classes.drop}
        data-over={(isOver && !gate.disabled) || undefined}
        data-empty={!isAny || undefined}
      >
        <span className={classes.dropText}>
          {t("imports-drop-hint")}
          {!isAny && <span className={classes.next}>{t("imports-drop-next")}</span>}
        </span>
        <FileButton multiple onChange={add} inputProps={{ "aria-label": t("imports-choose-label") }}>
          {(props) => (
            <Button
              {...props}
              {...gate}
              variant={isAny ? "default" : "filled"}
              leftSection={<Icon name="plus" size={14} />}
            >
              {t("imports-choose")}
            </Button>
          )}
        </FileButton>
      </div>
      {isAny && (
        <ul className={classes.files} aria-label={t("imports-files-list")}>
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
