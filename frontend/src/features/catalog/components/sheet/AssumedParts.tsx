/** Parts of an array that follow from its key figures, folded, as fields that correct them. */

import { Select, UnstyledButton } from "@mantine/core";
import { useId, useState } from "react";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { type KeyFiguresPreview, useDrives } from "../../api";
import type { FlashMedia } from "../../model/sheet/keyFigures";
import { Figure, type FiguresProps } from "./KeyFigureFields";
import classes from "./sheet.module.css";

const media = () =>
  [
    { value: "sas", label: t("sheets-media-sas") },
    { value: "nvme", label: t("sheets-media-nvme") },
  ] satisfies { value: FlashMedia; label: string }[];

interface Props extends FiguresProps {
  sheet: KeyFiguresPreview["sheet"];
}

/** "24 × 3.84 TB NVMe SSD · 1 spare per controller · 2 controllers with 4 ports each" */
function partsInWords(sheet: Props["sheet"], nameOf: (driveId?: string) => string): string {
  return t("sheets-parts", {
    drives: sheet.n_slots.value ?? 0,
    drive: nameOf(sheet.drives[0]),
    spares: sheet.protection.n_spares?.value ?? 0,
    controllers: sheet.controllers.value ?? 0,
    ports: sheet.max_ports.value ?? 0,
  });
}

export function AssumedParts({ sheet, ...props }: Props) {
  const { form, onChange, errorOf } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const drives = (useDrives().data?.items ?? []).filter(({ volume_unit }) => !volume_unit);
  const nameOf = (driveId = "") => drives.find((drive) => drive.id === driveId)?.name ?? driveId;
  const isWrong = (["media", "driveId", "drives", "spares"] as const).some(
    (field) => errorOf(field) !== undefined,
  );
  const isShown = isOpen || isWrong;
  const assumed = (value: number | null | undefined) =>
    value == null ? {} : { hint: t("sheets-assumed", { value: String(value) }) };
  return (
    <section className={classes.parts}>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
      >
        <Icon name={isShown ? "down" : "next"} size={14} /> {t("sheets-parts-title")}
      </UnstyledButton>
      <p className={classes.hint}>{partsInWords(sheet, nameOf)}</p>
      <div id={id}>
        {isShown && (
          <div className={classes.pairs}>
            <Select
              label={t("sheets-media")}
              description={
                form.media === null ? t("sheets-assumed", { value: t("sheets-media-sas") }) : undefined
              }
              placeholder={t("sheets-parts-drive-assumed")}
              clearable
              disabled={form.driveId !== null}
              inputWrapperOrder={["label", "input", "description", "error"]}
              data={media()}
              value={form.media}
              error={errorOf("media")}
              onChange={(to) => onChange({ ...form, media: to as FlashMedia | null })}
            />
            <Select
              label={t("sheets-parts-drive")}
              description={
                form.driveId === null ? t("sheets-assumed", { value: nameOf(sheet.drives[0]) }) : undefined
              }
              placeholder={t("sheets-parts-drive-assumed")}
              searchable
              clearable
              inputWrapperOrder={["label", "input", "description", "error"]}
              data={drives.map((drive) => ({ value: drive.id, label: drive.name }))}
              value={form.driveId}
              error={errorOf("driveId")}
              onChange={(driveId) => onChange({ ...form, driveId })}
            />
            <Figure
              {...props}
              id="drives"
              isOptional
              isWhole
              label={t("sheets-parts-drives")}
              {...(form.drives === undefined && assumed(sheet.n_slots.value))}
            />
            <Figure
              {...props}
              id="spares"
              isOptional
              isWhole
              label={t("sheets-spares")}
              {...(form.spares === undefined && assumed(sheet.protection.n_spares?.value))}
            />
          </div>
        )}
      </div>
    </section>
  );
}
