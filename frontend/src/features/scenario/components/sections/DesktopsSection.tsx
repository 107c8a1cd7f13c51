import { Button } from "@mantine/core";
import type { Pool, Scenario } from "@/api/types";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { type LabelId, t } from "@/i18n/t";
import { othersOf } from "@/lib/sizing/arrays";
import { fittingDeployments, includesContainers, offeredTo, usualValue } from "@/lib/sizing/poolAnswers";
import { useDeployments, useWorkloads } from "../../api";
import { fieldOf } from "../../model/fields";
import { profileDataOf } from "../../model/placement";
import { overcommitLabel, withPool, withPoolAnswer, withStanding } from "../../model/pools";
import { ArrayField } from "../fields/ArrayField";
import { CatalogField, ChoiceField, NumberField, TextField, useForm } from "../fields/fields";
import classes from "../fields/form.module.css";
import { ScenarioForm } from "../fields/formContext";
import { MoreFields } from "../fields/MoreFields";
import { SiteZone } from "../fields/SiteZone";
import { RemovePool } from "./RemovePool";

interface FieldsProps {
  /** Path of a field of the pool. */
  at: (name: string) => string;
}

function UserFields({ at, profileId }: FieldsProps & { profileId: string | undefined }) {
  const workloads = useWorkloads().data?.items ?? [];
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("scenario-pool-users")}</legend>
      <div className={classes.grid}>
        <div className={classes.wide}>
          <TextField object="Pool" path={at("name")} help={t("scenario-pool-name-hint")} />
        </div>
        <div className={classes.wide}>
          <CatalogField
            path={at("profile_id")}
            label={t("scenario-workload-profile")}
            help={t("scenario-workload-profile-hint")}
            options={offeredTo(workloads, profileId).map(withStanding)}
          />
        </div>
        <NumberField object="Pool" path={at("n_desktops")} />
        <ChoiceField object="Pool" path={at("assignment")} />
        <div className={classes.wide}>
          <SiteZone path={at("time_zone")} />
        </div>
      </div>
    </fieldset>
  );
}

function ProvisioningFields({ at, pool }: FieldsProps & { pool: Pool | undefined }) {
  const workloads = useWorkloads().data?.items ?? [];
  const deployments = useDeployments().data?.items ?? [];
  const profile = workloads.find(({ id }) => id === pool?.profile_id);
  const usual = deployments.find(({ id }) => id === profile?.deployment_id);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("scenario-pool-provisioning")}</legend>
      <div className={classes.grid}>
        <div className={classes.wide}>
          <ChoiceField object="Pool" path={at("clone_type")} />
        </div>
        <div className={classes.wide}>
          <CatalogField
            path={at("deployment_id")}
            label={t("scenario-deployment")}
            help={t("scenario-deployment-hint")}
            options={pool ? fittingDeployments(pool, deployments) : deployments}
            none={
              usual
                ? t("scenario-deployment-none-named", { name: usual.name })
                : t("scenario-deployment-none")
            }
          />
        </div>
        <NumberField object="Pool" path={at("image_gib")} />
        <NumberField object="Pool" path={at("memory_gib")} />
        <div className={classes.wide}>
          <NumberField object="Pool" path={at("n_vcpus")} />
        </div>
      </div>
    </fieldset>
  );
}

function DataFields({ at, pool }: FieldsProps & { pool: Pool | undefined }) {
  const workloads = useWorkloads().data?.items ?? [];
  const isIncluded = includesContainers(workloads.find(({ id }) => id === pool?.profile_id));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("scenario-pool-data")}</legend>
      <div className={classes.grid}>
        <NumberField object="Pool" path={at("growth_gib_per_desktop")} />
        <div className={classes.wide}>
          <ChoiceField object="Pool" path={at("profile_containers")} />
        </div>
        <NumberField
          object="Pool"
          path={at("profile_container_gib_per_desktop")}
          {...(isIncluded && { help: t("scenario-container-included-hint") })}
        />
      </div>
    </fieldset>
  );
}

const sizes = [
  "disposable_gib_per_desktop",
  "persistent_gib_per_desktop",
  "user_data_gib_per_desktop",
  "data_growth_fraction_per_year",
  "growth_years",
  "snapshot_reserve_fraction",
];
const ofMemory = ["memory_reservation_fraction", "memory_in_use_fraction", "suspended_fraction"];

function copiesOf(clones: Pool["clone_type"] | undefined): string[] {
  if (clones === "pvs") return [];
  if (clones === "deduplicated") return ["n_image_copies"];
  return clones === "linked"
    ? ["n_image_copies", "n_base_images", "overcommit"]
    : ["n_image_copies", "n_base_images"];
}

const moreHints: Partial<Record<string, LabelId>> = {
  n_base_images: "scenario-base-images-hint",
  data_growth_fraction_per_year: "scenario-data-growth-hint",
};

function MorePoolFields({ at, clones }: FieldsProps & { clones: Pool["clone_type"] | undefined }) {
  const copies = copiesOf(clones);
  const names = ["sessions_per_desktop", "initial_state", ...copies, ...ofMemory, ...sizes];
  return (
    <MoreFields object="Pool" at={at} names={names}>
      <div className={classes.grid}>
        {names.map((name) => {
          const hint = moreHints[name];
          if (name === "initial_state") return <ChoiceField key={name} object="Pool" path={at(name)} />;
          if (name !== "overcommit")
            return <NumberField key={name} object="Pool" path={at(name)} {...(hint && { help: t(hint) })} />;
          return (
            <ChoiceField
              key={name}
              object="Pool"
              path={at(name)}
              help={t("scenario-overcommit-hint")}
              labelOf={overcommitLabel}
            />
          );
        })}
      </div>
    </MoreFields>
  );
}

const profileHints = {
  all: "arrays-profile-hint",
  data: "arrays-profile-data-hint",
  none: "arrays-profile-none-hint",
} as const;

/** Which of several arrays has what. */
function PlacementFields({ at, pool }: FieldsProps & { pool: Pool }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("arrays-placement")}</legend>
      <div className={classes.grid}>
        {pool.clone_type !== "pvs" && (
          <div className={classes.wide}>
            <ArrayField path={at("image_array_id")} label={t("arrays-image")} help={t("arrays-image-hint")} />
          </div>
        )}
        <div className={classes.wide}>
          <ArrayField path={at("delta_array_id")} label={t("arrays-delta")} help={t("arrays-delta-hint")} />
        </div>
        <div className={classes.wide}>
          <ArrayField
            path={at("profile_array_id")}
            label={t("arrays-profile")}
            help={t(profileHints[profileDataOf(pool)])}
          />
        </div>
      </div>
    </fieldset>
  );
}

interface Props {
  onChange: (scenario: Scenario) => void;
}

/** The clone type also sets the deployment and the assignment. */
function PoolFields({ index, onChange }: Props & { index: number }) {
  const form = useForm();
  const { scenario } = form;
  const workloads = useWorkloads().data?.items ?? [];
  const deployments = useDeployments().data?.items ?? [];
  const pool = scenario.pools[index];
  const at = (name: string) => `pools.${index}.${name}`;
  const fieldAt = (path: string) => path.split(".").at(-1) ?? "";
  const edit = (path: string, value: unknown) => {
    if (path !== at("clone_type")) return form.edit(path, value);
    const answered = withPoolAnswer(scenario, path, value, { workloads, deployments, goalSets: [] });
    onChange(answered);
    const others = (["deployment_id", "assignment"] as const).filter(
      (name) => answered.pools[index]?.[name] !== pool?.[name],
    );
    const labels = others.map((name) => fieldOf(form.schema, "Pool", name).label);
    if (labels.length > 0) toast(t("scenario-also-set", { fields: labels.join(", ") }));
  };
  return (
    <ScenarioForm
      {...form}
      edit={edit}
      {...(pool && {
        standardOf: (path: string, standard: unknown) =>
          usualValue(pool, fieldAt(path), standard, { workloads, deployments }),
      })}
    >
      <UserFields at={at} profileId={pool?.profile_id} />
      <ProvisioningFields at={at} pool={pool} />
      <DataFields at={at} pool={pool} />
      {pool && othersOf(scenario).length > 0 && <PlacementFields at={at} pool={pool} />}
      <MorePoolFields at={at} clones={pool?.clone_type} />
    </ScenarioForm>
  );
}

export function DesktopsSection({ onChange }: Props) {
  const { scenario } = useForm();
  return (
    <Card
      title={t("scenario-section-desktops")}
      note={t("scenario-desktops-note", { n: scenario.pools.length })}
      actions={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="plus" size={14} />}
          onClick={() => onChange(withPool(scenario))}
        >
          {t("scenario-add-pool")}
        </Button>
      }
    >
      {scenario.pools.map((pool, index) => (
        <section key={pool.id} className={classes.pool} aria-label={pool.name}>
          {scenario.pools.length > 1 && (
            <div className={classes.poolHead}>
              <strong>{pool.name}</strong>
              <RemovePool pool={pool} onChange={onChange} />
            </div>
          )}
          <PoolFields index={index} onChange={onChange} />
        </section>
      ))}
    </Card>
  );
}
