/** Arrays of the catalog as choices: those that were measured first, the generic ones marked. */

import type { ArrayModel } from "@/api/types";
import { t } from "@/i18n/t";

interface ImportSelection {
  group: string;
  items: { value: string; label: string }[];
}

export function arrayChoices(arrays: readonly ArrayModel[]): ImportSelection[] {
  const of = (standing: ArrayModel["standing"]) =>
    arrays.filter((array) => array.standing === standing).map(({ id, name }) => ({ value: id, label: name }));
  const groups = [
    { group: t("scenario-arrays-measured"), items: of("published") },
    {
      group: t("scenario-arrays-generic"),
      items: of("generic").map((item) => ({ ...item, label: t("scenario-generic", { name: item.label }) })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
