/** The questions that lead to a first answer. They are fields of the scenario: the full editor shows the same ones. */

import "@/i18n/pages/arrays";
import "@/i18n/pages/start";
import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Pool, Scenario } from "@/api/types";
import { NumberInput } from "@/components/fields/NumberInput";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { withValueAt } from "@/lib/data/path";
import { whole } from "@/lib/format/numbers";
import type { Deal } from "@/lib/sizing/deals";
import { includesContainers, offeredTo } from "@/lib/sizing/poolAnswers";
import { loadOf } from "@/lib/sizing/profileLoad";
import { useDeployments, useGoalSets, useWorkloads } from "../../api";
import { loginWindow, withLoginWindow } from "../../model/calendar/logins";
import {
  hasNightlyReboot,
  neverReset,
  rebootChangesLogins,
  withNightlyReboot,
  withoutNightlyReboot,
} from "../../model/calendar/nightlyReboot";
import { differences } from "../../model/differences";
import { growthYears, withGrowthRate, withGrowthYears } from "../../model/growth";
import { atEndOfGrowth, isProposed, proposedHosts, withHosts } from "../../model/hosts/hosts";
import { installedAt, isAsInstalled, withAnswer } from "../../model/installed";
import { withPoolAnswer, withStanding } from "../../model/pools";
import { withSite, withSiteZone } from "../../model/sites";
import {
  CatalogField,
  ChoiceField,
  ChoicesField,
  NumberField,
  problemAt,
  TextField,
  useForm,
} from "../fields/fields";
import form from "../fields/form.module.css";
import { ScenarioForm } from "../fields/formContext";
import { HostClockField, HostCoresField, HostMemoryField } from "../fields/HostFields";
import { NightlyRebootSwitch, RebootWindow } from "../fields/RebootWindow";
import { SiteZone } from "../fields/SiteZone";
import { Question } from "../fields/WhyHint";
import { ArrayFields } from "./ArrayFields";
import { GoalPresets } from "./GoalPresets";
import { InstalledArray } from "./InstalledArray";
import { RemovePool } from "./RemovePool";

interface Props {
  deal: Deal;
  onChange: (scenario: Scenario, step?: string) => void;
  /** Shown below the model of the main array. */
  belowModel?: ReactNode;
}

interface StorageProps extends Props {
  /** Whether there is a main array: installed, or chosen for a new deployment. */
  hasArray: boolean;
  /** The choice of the arrays to compare; none for projects that keep their array. */
  targets: ReactNode;
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
  const workloads = useWorkloads().data?.items ?? [];
  const isNightly = hasNightlyReboot(scenario);
  const profileIds = scenario.pools.map(({ profile_id }) => profile_id);
  const profiles = workloads.filter(({ id }) => profileIds.includes(id));
  const isSameLogin = profiles.length > 0 && !profiles.some(rebootChangesLogins);
  return (
    <Question path="events.reboot" {...(isSameLogin && { why: t("scenario-reboot-same-login") })}>
      <NightlyRebootSwitch
        isNightly={isNightly}
        neverReset={neverReset(scenario)}
        onChange={(isOn) => onChange(isOn ? withNightlyReboot(scenario) : withoutNightlyReboot(scenario))}
      />
      {isNightly && <RebootWindow />}
    </Question>
  );
}

interface PoolProps extends Pick<Props, "onChange"> {
  pool: Pool;
  index: number;
}

interface LastAnswer {
  path: string;
  before: Scenario;
  after: Scenario;
}

/** Other fields that the last answer set, until something else changes. */
function AlsoSet({ answer: { path, before, after } }: { answer: LastAnswer }) {
  const { scenario, schema } = useForm();
  const deployments = useDeployments().data?.items ?? [];
  if (scenario !== after) return null;
  const name = path.split(".").at(-1) ?? "";
  const others = differences(before, after, schema).filter((other) => !other.path.endsWith(`.${name}`));
  if (others.length === 0) return null;
  const nameOf = (value: string) => deployments.find(({ id }) => id === value)?.name ?? value;
  const fields = others.map(({ label, other }) => `${label} ${nameOf(other)}`).join(" · ");
  return (
    <p className={form.alsoSet} role="status">
      {t("scenario-also-set", { fields })}
    </p>
  );
}

/** Answers that also change other fields, above all the hosts that they need; each names what it changed. */
function useAnswers(onChange: Props["onChange"]) {
  const { scenario, desktopsPerHost } = useForm();
  const [last, setLast] = useState<LastAnswer | null>(null);
  const answer = (path: string, answered: Scenario) => {
    const isMore = last?.path === path && last.after === scenario;
    const after = withHosts(scenario, answered, desktopsPerHost);
    setLast({ path, before: isMore ? last.before : scenario, after });
    onChange(after, path);
  };
  return { answer, alsoSet: (path: string) => last?.path === path && <AlsoSet answer={last} /> };
}

/** An answer also changes the other inputs of the pool that it determines. */
function PoolQuestions({ pool, index, onChange }: PoolProps) {
  const scenarioForm = useForm();
  const workloads = useWorkloads().data?.items ?? [];
  const deployments = useDeployments().data?.items ?? [];
  const goalSets = useGoalSets().data ?? [];
  const { answer, alsoSet: alsoSetBy } = useAnswers(onChange);
  const profile = workloads.find(({ id }) => id === pool.profile_id);
  const hasContainers = profile?.profile_container != null || pool.profile_containers !== "none";
  const isIncluded = includesContainers(profile);
  const at = (name: string) => `pools.${index}.${name}`;
  const edit = (path: string, value: unknown) => {
    const { scenario } = scenarioForm;
    const isZone = path === at("time_zone");
    answer(
      path,
      isZone
        ? withSiteZone(scenario, path, value)
        : withPoolAnswer(scenario, path, value, { workloads, deployments, goalSets }),
    );
  };
  const alsoSet = (name: string) => alsoSetBy(at(name));
  const isSite = scenarioForm.scenario.pools.length > 1;
  return (
    <ScenarioForm {...scenarioForm} edit={edit}>
      <Question path={at("n_desktops")}>
        <NumberField object="Pool" path={at("n_desktops")} />
        {alsoSet("n_desktops")}
      </Question>
      <Question path={at("profile_id")}>
        <CatalogField
          path={at("profile_id")}
          label={t("scenario-users-os")}
          help={profile ? loadOf(profile) : t("scenario-users-os-hint")}
          options={offeredTo(workloads, pool.profile_id).map(withStanding)}
        />
        {alsoSet("profile_id")}
      </Question>
      <Question path={at("clone_type")}>
        <ChoiceField object="Pool" path={at("clone_type")} />
        {alsoSet("clone_type")}
      </Question>
      {hasContainers && (
        <Question path={at("profile_containers")}>
          <ChoiceField object="Pool" path={at("profile_containers")} />
          {alsoSet("profile_containers")}
        </Question>
      )}
      {(isIncluded || pool.profile_containers !== "none") && (
        <Question path={at("profile_container_gib_per_desktop")}>
          <NumberField
            object="Pool"
            path={at("profile_container_gib_per_desktop")}
            {...(isIncluded && { help: t("scenario-container-included-hint") })}
          />
        </Question>
      )}
      <Question path={at("memory_gib")}>
        <NumberField object="Pool" path={at("memory_gib")} help={t("scenario-usual-size-hint")} />
        {alsoSet("memory_gib")}
      </Question>
      <Question path={at("image_gib")}>
        <NumberField object="Pool" path={at("image_gib")} help={t("scenario-usual-size-hint")} />
      </Question>
      <Question path={at("time_zone")}>
        <SiteZone path={at("time_zone")} />
        {alsoSet("time_zone")}
      </Question>
      {isSite && (
        <Question path={at("name")}>
          <TextField
            object="Pool"
            path={at("name")}
            label={t("start-site-name")}
            help={t("start-site-name-hint")}
          />
        </Question>
      )}
    </ScenarioForm>
  );
}

/** Another site, which shares the desktops and logs in by its own clocks. */
function AddSite({ onAdd }: { onAdd: () => void }) {
  const { scenario } = useForm();
  const n = scenario.pools.reduce((sum, { n_desktops }) => sum + n_desktops, 0);
  return (
    <div className={form.sites}>
      <Button variant="default" leftSection={<Icon name="plus" size={14} />} onClick={onAdd}>
        {t("start-site-add")}
      </Button>
      <p className={form.sitesNote}>
        {scenario.pools.length > 1
          ? t("start-sites-total", { n, sites: scenario.pools.length })
          : t("start-site-add-hint")}
      </p>
    </div>
  );
}

/** Moves the focus to the number of desktops of a site that was added. */
function useFocusOfSite() {
  const sites = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added === 0) return;
    const field = sites.current?.lastElementChild?.querySelector<HTMLInputElement>("input.numeric");
    field?.focus();
    field?.select();
  }, [added]);
  return { sites, focusLast: () => setAdded((n) => n + 1) };
}

export function DesktopQuestions({ onChange }: Pick<Props, "onChange">) {
  const { scenario } = useForm();
  const { sites, focusLast } = useFocusOfSite();
  return (
    <>
      <div ref={sites} className={form.siteCards}>
        {scenario.pools.map((pool, index) => (
          <Card
            key={pool.id}
            title={pool.name}
            actions={
              scenario.pools.length > 1 && (
                <RemovePool pool={pool} onChange={(after) => onChange(withHosts(scenario, after))} />
              )
            }
          >
            <PoolQuestions pool={pool} index={index} onChange={onChange} />
          </Card>
        ))}
      </div>
      <AddSite
        onAdd={() => {
          onChange(withHosts(scenario, withSite(scenario)));
          focusLast();
        }}
      />
      <Card title={t("scenario-login-storm")}>
        <LoginWindow onChange={onChange} />
        <NightlyReboot onChange={onChange} />
      </Card>
    </>
  );
}

const MOST_YEARS = 30;

function GrowthQuestions({ onChange }: Pick<Props, "onChange">) {
  const scenarioForm = useForm();
  const { answer, alsoSet } = useAnswers(onChange);
  const { scenario, problems } = scenarioForm;
  const { through_year } = scenario.growth;
  return (
    <>
      <Question path="growth.desktops_fraction_per_year">
        <ScenarioForm
          {...scenarioForm}
          edit={(path, rate) => answer(path, withGrowthRate(scenario, path, rate))}
        >
          <NumberField object="Growth" path="growth.desktops_fraction_per_year" />
        </ScenarioForm>
        {alsoSet("growth.desktops_fraction_per_year")}
      </Question>
      <Question path="growth.through_year">
        <NumberInput
          label={t("start-growth-years")}
          description={
            through_year == null
              ? t("start-growth-years-hint")
              : t("start-growth-through", { year: String(through_year) })
          }
          placeholder={t("start-growth-years-none")}
          value={growthYears(scenario)}
          min={0}
          max={MOST_YEARS}
          isWhole
          isOptional
          error={problemAt(problems, "growth.through_year")}
          onChange={(years) => answer("growth.through_year", withGrowthYears(scenario, years))}
        />
        {alsoSet("growth.through_year")}
      </Question>
    </>
  );
}

/** The main array; as long as it is the installed one, each change is one of both. */
function ArrayCard({ deal, onChange, belowModel }: Props) {
  const scenarioForm = useForm();
  const { scenario } = scenarioForm;
  const isInstalled = isAsInstalled(scenario, "array");
  const isAsked = deal !== "new" || installedAt(scenario, "array") !== null;
  return (
    <Card
      title={t(`scenario-array-${deal}`)}
      note={t(isInstalled ? "arrays-installed-hint" : "scenario-storage-note")}
    >
      <ScenarioForm
        {...scenarioForm}
        edit={(path, value) => onChange(withAnswer(scenario, path, value), path)}
      >
        <ArrayFields
          at="array"
          isNew={deal === "new"}
          belowModel={belowModel}
          others={deal === "check" || deal === "expand" ? "open" : "hidden"}
        />
      </ScenarioForm>
      {isAsked && !isInstalled && <InstalledArray at="array" onChange={onChange} />}
    </Card>
  );
}

/** Failures to tolerate; the first one adds a spare host. */
function Tolerance({ onChange }: Pick<Props, "onChange">) {
  const scenarioForm = useForm();
  const { answer, alsoSet } = useAnswers(onChange);
  return (
    <Question path="goals.survives">
      <ScenarioForm
        {...scenarioForm}
        edit={(path, value) => answer(path, withValueAt(scenarioForm.scenario, path, value))}
      >
        <ChoicesField object="Goals" path="goals.survives" none={t("scenario-survives-none")} />
      </ScenarioForm>
      {alsoSet("goals.survives")}
    </Question>
  );
}

function hostsHint(scenario: Scenario, perHost: number | null): string {
  if (!isProposed(scenario, perHost)) return t("scenario-hosts-hint");
  const n = scenario.pools.reduce((sum, { n_desktops }) => sum + atEndOfGrowth(scenario, n_desktops), 0);
  const spare = whole(scenario.hosts.n_spare_hosts);
  const isEnough = perHost !== null && scenario.hosts.n_hosts === proposedHosts(scenario, perHost);
  return isEnough
    ? t("start-hosts-proposed-cpu", { desktops: whole(n), spare })
    : t("start-hosts-proposed", { desktops: whole(n), spare });
}

function HostQuestions({ onChange }: Pick<Props, "onChange">) {
  const scenarioForm = useForm();
  const { answer, alsoSet } = useAnswers(onChange);
  const { scenario, desktopsPerHost = null } = scenarioForm;
  return (
    <ScenarioForm {...scenarioForm} edit={(path, value) => answer(path, withValueAt(scenario, path, value))}>
      <Question path="hosts.n_hosts">
        <NumberField object="Hosts" path="hosts.n_hosts" help={hostsHint(scenario, desktopsPerHost)} />
      </Question>
      <Question path="hosts.memory_gib_per_host">
        <HostMemoryField />
        {alsoSet("hosts.memory_gib_per_host")}
      </Question>
      <Question path="hosts.n_cores_per_host">
        <HostCoresField />
      </Question>
      <Question path="hosts.ghz_per_core">
        <HostClockField />
      </Question>
    </ScenarioForm>
  );
}

export function StorageQuestions({ deal, onChange, belowModel, hasArray, targets }: StorageProps) {
  return (
    <>
      {hasArray && <ArrayCard deal={deal} onChange={onChange} belowModel={belowModel} />}
      {targets}
      <Card title={t("scenario-hosts")}>
        <HostQuestions onChange={onChange} />
      </Card>
      <Card title={t("scenario-growth-title")}>
        <GrowthQuestions onChange={onChange} />
        <Tolerance onChange={onChange} />
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
