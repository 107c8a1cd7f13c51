import { Select } from "@mantine/core";
import type { ArrayModel } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import { capitalize } from "@/lib/format/numbers";
import { defaultConfiguration, legalSteps } from "@/lib/sizing/legalSteps";
import { useArrays, useDrives } from "../../api";
import { arrayChoices, modelHint } from "../../model/arrays";
import { CatalogField, NumberField, problemAt, useForm } from "../fields/fields";
import classes from "../fields/form.module.css";
import { Origin } from "../fields/Origin";
import { StepField } from "../fields/StepField";
import { Asked } from "../fields/WhyHint";

function ModelField({ arrays }: { arrays: readonly ArrayModel[] }) {
  const { scenario, problems, edit } = useForm();
  const chosen = arrays.find(({ id }) => id === scenario.array.model_id);
  return (
    <Asked path="array.model_id" label={t("scenario-model")}>
      <Select
        label={t("scenario-model")}
        description={chosen === undefined ? t("scenario-model-hint") : modelHint(chosen)}
        data={arrayChoices(arrays)}
        value={scenario.array.model_id}
        onChange={(id) => {
          const model = arrays.find((candidate) => candidate.id === id);
          if (model && model !== chosen) edit("array", defaultConfiguration(model, scenario.hosts.n_hosts));
        }}
        error={problemAt(problems, "array.model_id")}
        searchable
        allowDeselect={false}
      />
    </Asked>
  );
}

function TierFields({ array }: { array: ArrayModel }) {
  const { scenario, problems } = useForm();
  const drives = useDrives().data?.items ?? [];
  const tiers = legalSteps(array, scenario.array).tiers;
  const wrong = problemAt(problems, "array.tiers");
  return (
    <>
      {wrong && <p className={classes.problem}>{wrong}</p>}
      {tiers.map((tier, i) => (
        <fieldset key={tier.id} className={classes.group}>
          <legend className={classes.legend}>{tierTitle(tiers.length, tier.name)}</legend>
          <div className={classes.grid}>
            <div className={classes.wide}>
              <CatalogField
                path={`array.tiers.${i}.drive_id`}
                label={t("scenario-drive")}
                help={t("scenario-drive-hint")}
                options={drives.filter((drive) => tier.driveIds.includes(drive.id))}
              />
            </div>
            <StepField
              path={`array.tiers.${i}.n_drives`}
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
function VolumeFields({ array }: { array: ArrayModel }) {
  const { scenario } = useForm();
  const drives = useDrives().data?.items ?? [];
  const steps = legalSteps(array, scenario.array);
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
              path="array.tiers.0.drive_id"
              label={t("scenario-volume-size")}
              help={t("scenario-volume-size-hint")}
              options={sizes}
            />
          </div>
        )}
        {sizes.length === 1 && tier && (
          <StepField
            path="array.tiers.0.n_drives"
            label={t("scenario-volume-gib")}
            help={t("scenario-volume-gib-hint")}
            unit="GiB"
            steps={tier}
            anyValue
          />
        )}
        <StepField
          path="array.n_arrays"
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

function CountFields({ array }: { array: ArrayModel }) {
  const { scenario } = useForm();
  const steps = legalSteps(array, scenario.array);
  const inEach = (what: string) =>
    scenario.array.n_arrays > 1 ? t("scenario-in-each-array", { what }) : what;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("scenario-size")}</legend>
      <div className={classes.grid}>
        <StepField
          path="array.n_arrays"
          label={t("scenario-arrays")}
          help={t("scenario-arrays-hint")}
          unit=""
          steps={steps.n_arrays}
        />
        <StepField
          path="array.n_controllers"
          label={t("scenario-controllers")}
          help={inEach(t("scenario-controllers-hint"))}
          unit=""
          steps={steps.n_controllers}
        />
        {steps.flash_cache_gib && (
          <StepField
            path="array.flash_cache_gib"
            label={t("scenario-flash-cache")}
            help={inEach(t("scenario-all-controllers"))}
            unit="GiB"
            steps={steps.flash_cache_gib}
          />
        )}
        <StepField
          path="array.n_ports"
          label={t("scenario-ports")}
          help={inEach(t("scenario-all-controllers"))}
          unit=""
          steps={steps.n_ports}
        />
      </div>
    </fieldset>
  );
}

export function ArrayCard({ title = t("scenario-storage") }: { title?: string }) {
  const { scenario } = useForm();
  const query = useArrays();
  const arrays = query.data?.items ?? [];
  const array = arrays.find((candidate) => candidate.id === scenario.array.model_id);
  return (
    <Card title={title} note={t("scenario-storage-note")}>
      {query.error && <ErrorNotice error={query.error} />}
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t("scenario-array")}</legend>
        <div className={classes.grid}>
          <div className={classes.wide}>
            <ModelField arrays={arrays} />
          </div>
          {!array?.volume && (
            <div className={classes.wide}>
              <CatalogField
                path="array.firmware_id"
                label={t("scenario-firmware")}
                help={t("scenario-firmware-hint")}
                options={array?.firmware ?? []}
              />
            </div>
          )}
        </div>
      </fieldset>
      {array?.volume && <VolumeFields array={array} />}
      {array && !array.volume && <TierFields array={array} />}
      {array && !array.volume && <CountFields array={array} />}
    </Card>
  );
}

function HostsCard() {
  return (
    <Card title={t("scenario-hosts")} note={t("scenario-hosts-note")}>
      <div className={classes.grid}>
        <NumberField object="Hosts" path="hosts.n_hosts" help={t("scenario-hosts-hint")} />
        <NumberField
          object="Hosts"
          path="hosts.n_spare_hosts"
          label={t("scenario-spare-hosts")}
          help={t("scenario-spare-hosts-hint")}
        />
        <NumberField
          object="Hosts"
          path="hosts.memory_gib_per_host"
          label={t("scenario-host-memory")}
          help={t("scenario-host-memory-hint")}
        />
        <NumberField
          object="Hosts"
          path="hosts.n_cores_per_host"
          label={t("scenario-cores")}
          help={t("scenario-cores-hint")}
        />
        <NumberField
          object="Hosts"
          path="hosts.ghz_per_core"
          label={t("scenario-clock")}
          help={t("scenario-clock-hint")}
        />
        <NumberField
          object="Hosts"
          path="hosts.specrate2017_int_base"
          label={t("scenario-specrate")}
          help={t("scenario-specrate-hint")}
        />
        <div>
          <NumberField
            object="Hosts"
            path="hosts.host_cache_gib"
            label={t("scenario-host-cache")}
            help={t("scenario-host-cache-hint")}
          />
          <Origin path="hosts.host_cache_gib" said={(value) => `${value} GiB`} />
        </div>
        <NumberField
          object="Hosts"
          path="hosts.storage_gbit_per_s_per_host"
          label={t("scenario-storage-link")}
          help={t("scenario-storage-link-hint")}
        />
      </div>
    </Card>
  );
}

export function StorageSection() {
  return (
    <div className={classes.cards}>
      <ArrayCard />
      <HostsCard />
    </div>
  );
}
