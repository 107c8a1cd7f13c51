/** Arrays of the catalog as choices: measured ones first, then stated by users, from specification sheets, generic, the cloud, and former ones. */

import type { ArrayModel } from "@/api/types";
import { t } from "@/i18n/t";

export interface ArrayChoices {
  group: string;
  items: { value: string; label: string; disabled?: boolean }[];
}

type Kind = "measured" | "stated" | "sheet" | "generic" | "cloud";

const isFormer = ({ availability, volume }: ArrayModel) => availability === "end_of_sale" && !volume;

function kindOf(array: ArrayModel): Kind {
  if (array.volume) return "cloud";
  if (array.standing === "published") return "measured";
  if (!array.from_sheet) return "generic";
  // of the arrays from sheets, only those that are described by key figures have assumed controllers
  return array.controllers.status === "assumed" ? "stated" : "sheet";
}

/** Returns what the numbers of a model are based on. */
export function modelHint(array: ArrayModel): string {
  const hints = {
    measured: t("scenario-model-hint"),
    stated: t("scenario-model-stated-hint"),
    sheet: t("scenario-model-sheet-hint"),
    generic: t("scenario-model-generic-hint"),
    cloud: t("scenario-model-cloud-hint"),
  };
  return hints[kindOf(array)];
}

/** File services store no desktops, but an array besides the main one may be one. */
export function arrayChoices(arrays: readonly ArrayModel[], withFileServices = false): ArrayChoices[] {
  const listed = (chosen: (array: ArrayModel) => boolean) =>
    arrays
      .filter((array) => chosen(array) && (withFileServices || array.volume || !array.is_file_service))
      .map(({ id, name }) => ({ value: id, label: name }));
  const of = (kind: Kind) => listed((array) => kindOf(array) === kind && !isFormer(array));
  const groups = [
    { group: t("scenario-arrays-measured"), items: of("measured") },
    { group: t("scenario-arrays-stated"), items: of("stated") },
    { group: t("scenario-arrays-sheet"), items: of("sheet") },
    {
      group: t("scenario-arrays-generic"),
      items: of("generic").map((item) => ({ ...item, label: t("scenario-generic", { name: item.label }) })),
    },
    { group: t("scenario-arrays-cloud"), items: of("cloud") },
    { group: t("scenario-arrays-former"), items: listed(isFormer) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Families of the same kind as an array: on premises, cloud volumes, or file services; and the chosen ones of any kind. */
export function familyChoices(
  arrays: readonly ArrayModel[],
  modelId: string,
  chosen: readonly string[] = [],
): ArrayChoices[] {
  const present = arrays.find(({ id }) => id === modelId);
  if (present === undefined) return [];
  return arrayChoices(
    arrays.filter(
      (array) =>
        chosen.includes(array.id) ||
        (array.is_file_service === present.is_file_service &&
          (present.is_file_service || (array.volume == null) === (present.volume == null))),
    ),
    true,
  );
}

/** Arrays and cloud volumes that a new deployment may be purchased on; file services store no desktops. */
export function targetChoices(arrays: readonly ArrayModel[]): ArrayChoices[] {
  return arrayChoices(
    arrays.filter(({ availability, is_file_service }) => availability === "current" && !is_file_service),
  );
}
