/** The configuration of one array: model, firmware, drives or volume, and size. */

import { Select } from "@mantine/core";
import { type ReactNode, Suspense } from "react";
import type { ArrayConfiguration, ArrayModel, Scenario } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import { valueAt } from "@/lib/data/path";
import { capitalize } from "@/lib/format/numbers";
import { defaultConfiguration, isNode, legalSteps } from "@/lib/sizing/legalSteps";
import { useArrays, useDrives } from "../../api";
import { arrayChoices, modelHint } from "../../model/arrays";
import { CatalogField, problemAt, useForm } from "../fields/fields";
import classes from "../fields/form.module.css";
import { StepField } from "../fields/StepField";
import { Asked } from "../fields/WhyHint";

interface Props {
  /** Path of the configuration: `array`, or `other_arrays.0`. */
  at: string;
  /** Whether the array is to be purchased, so that families that are no longer sold are not offered. */
  isNew?: boolean;
  /** Shown below the model. */
  belowModel?: ReactNode;
  /** How the other workloads on the array are shown; folded by default. */
  others?: "folded" | "open" | "hidden";
}

const OtherWorkloads = lazily(() => import("./OtherWorkloads").then((its) => its.OtherWorkloads));

type PropsOf = Props & { array: ArrayModel };

const configurationAt = (scenario: Scenario, at: string) => valueAt(scenario, at) as ArrayConfiguration;

function ModelField({ at, isNew = false, arrays }: Props & { arrays: readonly ArrayModel[] }) {
  const { scenario, problems, edit } = useForm();
  const configuration = configurationAt(scenario, at);
  const chosen = arrays.find(({ id }) => id === configuration.model_id);
  const offered = isNew
    ? arrays.filter((each) => each.availability === "current" || each === chosen)
    : arrays;
  const choose = (model: ArrayModel) => {
    const { other_workloads } = configuration;
    edit(at, { ...configuration, ...defaultConfiguration(model, scenario.hosts.n_hosts), other_workloads });
  };
  return (
    <Asked path={`${at}.model_id`} label={t("scenario-model")}>
      <Select
        label={t("scenario-model")}
        description={chosen === undefined ? t("scenario-model-hint") : modelHint(chosen)}
        data={arrayChoices(offered, at !== "array")}
        value={configuration.model_id}
        onChange={(id) => {
          const model = arrays.find((candidate) => candidate.id === id);
          if (model && model !== chosen) choose(model);
        }}
        error={problemAt(problems, `${at}.model_id`)}
        searchable
        allowDeselect={false}
      />
    </Asked>
  );
}

function TierFields({ at, array }: PropsOf) {
  const { scenario, problems } = useForm();
  const drives = useDrives().data?.items ?? [];
  const tiers = legalSteps(array, configurationAt(scenario, at)).tiers;
  const wrong = problemAt(problems, `${at}.tiers`);
  return (
    <>
      {wrong && <p className={classes.problem}>{wrong}</p>}
      {tiers.map((tier, i) => (
        <fieldset key={tier.id} className={classes.group}>
          <legend className={classes.legend}>{tierTitle(tiers.length, tier.name)}</legend>
          <div className={classes.grid}>
            <div className={classes.wide}>
              <CatalogField
                path={`${at}.tiers.${i}.drive_id`}
                label={t("scenario-drive")}
                help={t("scenario-drive-hint")}
                options={drives.filter((drive) => tier.driveIds.includes(drive.id))}
              />
            </div>
            <StepField
              path={`${at}.tiers.${i}.n_drives`}
              label={t("scenario-n-drives-label")}
              help={t("scenario-n-drives-hint")}
              unit=""
              steps={tier}
              isFixed={tier.isFixed}
            />
          </div>
        </fieldset>
      ))}
    </>
  );
}

/** A cloud volume: its size, and how many there are. */
function VolumeFields({ at, array }: PropsOf) {
  const { scenario } = useForm();
  const drives = useDrives().data?.items ?? [];
  const steps = legalSteps(array, configurationAt(scenario, at));
  const [tier] = steps.tiers;
  const sizes = drives.filter((drive) => tier?.driveIds.includes(drive.id));
  const perHost = { ...steps.n_arrays, values: [scenario.hosts.n_hosts], reason: "" };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("scenario-volume")}</legend>
      <div className={classes.grid}>
        {sizes.length > 1 && (
          <div className={classes.wide}>
            <CatalogField
              path={`${at}.tiers.0.drive_id`}
              label={t("scenario-volume-size")}
              help={t("scenario-volume-size-hint")}
              options={sizes}
            />
          </div>
        )}
        {sizes.length === 1 && tier && (
          <StepField
            path={`${at}.tiers.0.n_drives`}
            label={t("scenario-volume-gib")}
            help={t("scenario-volume-gib-hint")}
            unit="GiB"
            steps={tier}
            anyValue
          />
        )}
        <StepField
          path={`${at}.n_arrays`}
          label={t("scenario-volumes")}
          help={t(array.one_per_host ? "scenario-disks-hint" : "scenario-volumes-hint")}
          unit=""
          steps={array.one_per_host ? perHost : steps.n_arrays}
        />
      </div>
    </fieldset>
  );
}

function tierTitle(nTiers: number, name: string): string {
  const title = capitalize(name);
  return nTiers === 1 ? title : t("scenario-tier", { name: title });
}

function CountFields({ at, array }: PropsOf) {
  const { scenario } = useForm();
  const steps = legalSteps(array, configurationAt(scenario, at));
  const inEach = (what: string) => {
    if (configurationAt(scenario, at).n_arrays === 1) return what;
    return t(isNode(array) ? "scenario-in-each-node" : "scenario-in-each-array", { what });
  };
  const ofNodes = array.runs_on_hosts ? t("scenario-nodes-hosts-hint") : t("scenario-nodes-hint");
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("scenario-size")}</legend>
      <div className={classes.grid}>
        <StepField
          path={`${at}.n_arrays`}
          label={t(isNode(array) ? "scenario-nodes" : "scenario-arrays")}
          help={isNode(array) ? ofNodes : t("scenario-arrays-hint")}
          unit=""
          steps={steps.n_arrays}
        />
        <StepField
          path={`${at}.n_controllers`}
          label={t("scenario-controllers")}
          help={inEach(t("scenario-controllers-hint"))}
          unit=""
          steps={steps.n_controllers}
        />
        {steps.flash_cache_gib && (
          <StepField
            path={`${at}.flash_cache_gib`}
            label={t("scenario-flash-cache")}
            help={inEach(t("scenario-all-controllers"))}
            unit="GiB"
            steps={steps.flash_cache_gib}
          />
        )}
        <StepField
          path={`${at}.n_ports`}
          label={t("scenario-ports")}
          help={inEach(t("scenario-all-controllers"))}
          unit=""
          steps={steps.n_ports}
        />
      </div>
    </fieldset>
  );
}

export function ArrayFields({ at, isNew, belowModel, others = "folded" }: Props) {
  const { scenario } = useForm();
  const query = useArrays();
  const arrays = query.data?.items ?? [];
  const array = arrays.find(({ id }) => id === configurationAt(scenario, at).model_id);
  return (
    <>
      {query.error && <ErrorNotice error={query.error} />}
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t("scenario-array")}</legend>
        <div className={classes.grid}>
          <div className={classes.wide}>
            <ModelField at={at} isNew={isNew} arrays={arrays} />
            {belowModel}
          </div>
          {!array?.volume && (
            <div className={classes.wide}>
              <CatalogField
                path={`${at}.firmware_id`}
                label={t("scenario-firmware")}
                help={t("scenario-firmware-hint")}
                options={array?.firmware ?? []}
              />
            </div>
          )}
        </div>
      </fieldset>
      {array?.volume && <VolumeFields at={at} array={array} />}
      {array && !array.volume && <TierFields at={at} array={array} />}
      {array && !array.volume && <CountFields at={at} array={array} />}
      {others !== "hidden" && (
        <Suspense>
          <OtherWorkloads at={at} startsOpen={others === "open"} />
        </Suspense>
      )}
    </>
  );
}
