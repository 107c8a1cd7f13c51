/** Adds an array to the scenario: the button, and the choice of its model. */

import "@/i18n/pages/arrays";
import { Button, Select } from "@mantine/core";
import { useState } from "react";
import type { Scenario } from "@/api/types";
import { toast } from "@/components/feedback/toasts";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { othersOf } from "@/lib/sizing/arrays";
import { useArrays, useWorkloads } from "../../api";
import { arrayChoices } from "../../model/arrays";
import { MOST_OTHER_ARRAYS, withArray } from "../../model/placement";
import { useForm } from "../fields/fields";
import classes from "./arrays.module.css";

interface Props {
  onChange: (scenario: Scenario) => void;
  /** Shows another array. */
  onArray: (id: string) => void;
}

export function AddArray({ onChange, onArray }: Props) {
  const { scenario } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const models = useArrays().data?.items ?? [];
  const workloads = useWorkloads().data?.items;
  const add = (modelId: string | null) => {
    const model = models.find(({ id }) => id === modelId);
    if (model === undefined || workloads === undefined) return;
    const added = withArray(scenario, model, workloads);
    setChoosing(false);
    onChange(added.scenario);
    onArray(added.id);
    toast(t("arrays-added", { name: model.name }), t("arrays-added-hint", { n: added.nPools }));
  };
  if (othersOf(scenario).length >= MOST_OTHER_ARRAYS) return null;
  if (!isChoosing)
    return (
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="plus" size={14} />}
        onClick={() => setChoosing(true)}
      >
        {t("arrays-add")}
      </Button>
    );
  return (
    <div className={classes.adding}>
      <Select
        className={classes.choice}
        aria-label={t("arrays-add-model")}
        placeholder={t("arrays-add-model")}
        size="xs"
        data={arrayChoices(models, true)}
        value={null}
        onChange={add}
        searchable
        autoFocus
      />
      <Button size="compact-sm" variant="subtle" onClick={() => setChoosing(false)}>
        {t("common-cancel")}
      </Button>
    </div>
  );
}
