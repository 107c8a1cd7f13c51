/** The arrays to compare: up to three families that can be purchased. */

import "@/i18n/pages/arrays";
import "@/i18n/pages/start";
import { MultiSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import { useArrays } from "../../api";
import { targetChoices } from "../../model/arrays";
import { withHostLimits } from "../../model/hosts/hostLimits";
import form from "../fields/form.module.css";
import { Question } from "../fields/WhyHint";

export const MOST_TARGETS = 3;

interface Props {
  /** Number of hosts, which limits the families that run on them. */
  nHosts: number;
  chosen: string[];
  onChange: (familyIds: string[]) => void;
  /** Shown below the choice. */
  children: ReactNode;
}

export function TargetArrays({ nHosts, chosen, onChange, children }: Props) {
  const arrays = useArrays();
  const models = arrays.data?.items ?? [];
  const isFull = chosen.length >= MOST_TARGETS;
  return (
    <Card title={t("start-targets")} note={t("start-targets-note")}>
      {arrays.error && <ErrorNotice error={arrays.error} />}
      <Question path="array.targets">
        <MultiSelect
          className={form.field}
          label={t("start-targets-label")}
          description={
            isFull
              ? t("start-targets-full")
              : t("start-targets-hint", { default: t("arrays-families-default") })
          }
          placeholder={chosen.length === 0 ? t("start-choose") : ""}
          data={withHostLimits(targetChoices(models), models, nHosts, chosen)}
          value={chosen}
          onChange={onChange}
          maxValues={MOST_TARGETS}
          disabled={arrays.isPending}
          maxDropdownHeight={360}
          searchable={!isFull}
          clearable
          hidePickedOptions
        />
        {children}
      </Question>
    </Card>
  );
}
