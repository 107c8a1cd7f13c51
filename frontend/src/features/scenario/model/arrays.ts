/** Arrays of the catalogue as choices: those that were measured first, the generic ones marked. */

import type { ArrayModel } from "@/api/types";

interface ImportSelection {
  group: string;
  items: { value: string; label: string }[];
}

export function arrayChoices(arrays: readonly ArrayModel[]): ImportSelection[] {
  const of = (standing: ArrayModel["standing"]) =>
    arrays.filter((array) => array.standing === standing).map(({ id, name }) => ({ value: id, label: name }));
  const groups = [
    { group: "Measured in a published study", items: of("published") },
    {
      group: "Generic, not calibrated",
      items: of("generic").map((item) => ({ ...item, label: `${item.label} – generic, not calibrated` })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
