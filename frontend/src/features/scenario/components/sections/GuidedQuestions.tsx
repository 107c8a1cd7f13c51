/** The questions that lead to a first answer. They are fields of the scenario: the full editor shows the same ones. */

import "@/i18n/pages/arrays";
import { Switch } from "@mantine/core";
import type { ReactNode } from "react";
import type { Pool, Scenario } from "@/api/types";
import { NumberInput } from "@/components/fields/NumberInput";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import type { Deal } from "@/lib/sizing/deals";
import { useDeployments, useWorkloads } from "../../api";
import { loginWindow, withLoginWindow } from "../../model/calendar/logins";
import {
  hasNightlyReboot,
  withNightlyReboot,
  withoutNightlyReboot,
} from "../../model/calendar/nightlyReboot";
import { installedAt, isAsInstalled, withAnswer } from "../../model/installed";
import { withPoolAnswer, withStanding } from "../../model/pools";
import { CatalogField, ChoiceField, ChoicesField, NumberField, problemAt, useForm } from "../fields/fields";
import { ScenarioForm } from "../fields/formContext";
import { SiteZone } from "../fields/SiteZone";
import { Question } from "../fields/WhyHint";
import { ArrayFields } from "./ArrayFields";
import { GoalPresets } from "./GoalPresets";
import { InstalledArray } from "./InstalledArray";

interface Props {
  deal: Deal;
  onChange: (scenario: Scenario, step?: string) => void;
  /** Shown below the model of the main array. */
  belowModel?: ReactNode;
}

const MINUTE_S = 60;

function LoginWindow({ onChange }: Pick<Props, "onChange">) {
  const { scenario, problems } = useForm();
  const window_s = loginWindow(scenario);
  const first = scenario.events.findIndex(({ kind }) => kind === "login");
  if (first < 0) return null;
  return (
    <Question path="events.window_s">
      <NumberInput
        label={t("scenario-login-window")}
        description={t("scenario-login-window-hint")}
        unit={t("format-minute")}
        placeholder={t("scenario-login-window-empty")}
        value={window_s === null ? null : window_s / MINUTE_S}
        step={5}
        isOptional={window_s === null}
        isCheckedByForm
        error={problemAt(problems, `events.${first}.window_s`)}
        onChange={(typed) =>
          typed !== null && onChange(withLoginWindow(scenario, Math.round(typed * MINUTE_S)), "login window")
        }
      />
    </Question>
  );
}

function NightlyReboot({ onChange }: Pick<Props, "onChange">) {
  const { scenario } = useForm();
  return (
    <Question path="events.reboot">
      <Switch
        label={t("scenario-nightly-reboot")}
        description={t("scenario-nightly-reboot-hint")}
        checked={hasNightlyReboot(scenario)}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? withNightlyReboot(scenario) : withoutNightlyReboot(scenario))
        }
      />
    </Question>
  );
}

interface PoolProps extends Pick<Props, "onChange"> {
  pool: Pool;
  index: number;
}

/** An answer also changes the other inputs of the pool that it determines. */
function PoolQuestions({ pool, index, onChange }: PoolProps) {
  const form = useForm();
  const workloads = useWorkloads().data?.items ?? [];
  const deployments = useDeployments().data?.items ?? [];
  const profile = workloads.find(({ id }) => id === pool.profile_id);
  const hasContainers = profile?.profile_container != null || pool.profile_containers !== "none";
  const at = (name: string) => `pools.${index}.${name}`;
  const answer = (path: string, value: unknown) =>
    onChange(withPoolAnswer(form.scenario, path, value, { workloads, deployments }), path);
  return (
    <ScenarioForm {...form} edit={answer}>
      <Question path={at("n_desktops")}>
        <NumberField object="Pool" path={at("n_desktops")} />
      </Question>
      <Question path={at("profile_id")}>
        <CatalogField
          path={at("profile_id")}
          label={t("scenario-users-os")}
          help={t("scenario-users-os-hint")}
          options={workloads.map(withStanding)}
        />
      </Question>
      <Question path={at("clone_type")}>
        <ChoiceField object="Pool" path={at("clone_type")} />
      </Question>
      {hasContainers && (
        <Question path={at("profile_containers")}>
          <ChoiceField object="Pool" path={at("profile_containers")} />
        </Question>
      )}
      {hasContainers && pool.profile_containers !== "none" && (
        <Question path={at("profile_container_gib_per_desktop")}>
          <NumberField object="Pool" path={at("profile_container_gib_per_desktop")} />
        </Question>
      )}
      <Question path={at("memory_gib")}>
        <NumberField object="Pool" path={at("memory_gib")} help={t("scenario-usual-size-hint")} />
      </Question>
      <Question path={at("image_gib")}>
        <NumberField object="Pool" path={at("image_gib")} help={t("scenario-usual-size-hint")} />
      </Question>
      <Question path={at("time_zone")}>
        <SiteZone path={at("time_zone")} />
      </Question>
    </ScenarioForm>
  );
}

export function DesktopQuestions({ onChange }: Pick<Props, "onChange">) {
  const { scenario } = useForm();
  return (
    <>
      {scenario.pools.map((pool, index) => (
        <Card key={pool.id} title={pool.name}>
          <PoolQuestions pool={pool} index={index} onChange={onChange} />
        </Card>
      ))}
      <Card title={t("scenario-login-storm")}>
        <LoginWindow onChange={onChange} />
        <NightlyReboot onChange={onChange} />
      </Card>
    </>
  );
}

function GrowthQuestions() {
  return (
    <>
      <Question path="growth.desktops_fraction_per_year">
        <NumberField object="Growth" path="growth.desktops_fraction_per_year" />
      </Question>
      <Question path="growth.through_year">
        <NumberField object="Growth" path="growth.through_year" empty={t("scenario-through-year-empty")} />
      </Question>
    </>
  );
}

/** The main array; as long as it is the installed one, each change is one of both. */
function ArrayCard({ deal, onChange, belowModel }: Props) {
  const form = useForm();
  const { scenario } = form;
  const isInstalled = isAsInstalled(scenario, "array");
  const isAsked = deal !== "new" || installedAt(scenario, "array") !== null;
  return (
    <Card
      title={t(`scenario-array-${deal}`)}
      note={t(isInstalled ? "arrays-installed-hint" : "scenario-storage-note")}
    >
      <ScenarioForm {...form} edit={(path, value) => onChange(withAnswer(scenario, path, value), path)}>
        <ArrayFields at="array" isNew={deal === "new"} belowModel={belowModel} />
      </ScenarioForm>
      {isAsked && !isInstalled && <InstalledArray at="array" onChange={onChange} />}
    </Card>
  );
}

export function StorageQuestions({ deal, onChange, belowModel }: Props) {
  return (
    <>
      <ArrayCard deal={deal} onChange={onChange} belowModel={belowModel} />
      <Card title={t("scenario-hosts")}>
        <Question path="hosts.n_hosts">
          <NumberField object="Hosts" path="hosts.n_hosts" help={t("scenario-hosts-hint")} />
        </Question>
        <Question path="hosts.memory_gib_per_host">
          <NumberField
            object="Hosts"
            path="hosts.memory_gib_per_host"
            label={t("scenario-host-memory")}
            help={t("scenario-host-memory-hint")}
          />
        </Question>
      </Card>
      <Card title={t("scenario-growth-title")}>
        {deal !== "check" && <GrowthQuestions />}
        <Question path="goals.survives">
          <ChoicesField object="Goals" path="goals.survives" none={t("scenario-survives-none")} />
        </Question>
      </Card>
      <Card title={t("scenario-section-goals")} note={t("scenario-goals-guide-note")}>
        <Question path="goals.login_min_good_fraction">
          <GoalPresets onChange={onChange} />
        </Question>
        <Question path="goals.login_good_s">
          <NumberField object="Goals" path="goals.login_good_s" />
        </Question>
      </Card>
    </>
  );
}
