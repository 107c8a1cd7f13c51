/** Removes a pool with the events that only it takes part in; undo restores them. */

import { Button } from "@mantine/core";
import type { Pool, Scenario } from "@/api/types";
import { toast } from "@/components/feedback/toasts";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { withoutPool } from "../../model/pools";
import { useForm } from "../fields/fields";

export function RemovePool({ pool, onChange }: { pool: Pool; onChange: (scenario: Scenario) => void }) {
  const { scenario } = useForm();
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      leftSection={<Icon name="trash" size={14} />}
      onClick={() => {
        onChange(withoutPool(scenario, pool.id));
        toast(t("scenario-pool-removed", { name: pool.name }), t("scenario-pool-removed-hint"));
      }}
    >
      {t("common-remove")}
    </Button>
  );
}
