import { Select } from "@mantine/core";
import type { ArrayModel } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { capitalize } from "@/lib/format/numbers";
import { defaultConfiguration, legalSteps } from "@/lib/sizing/legalSteps";
import { useArrays, useDrives } from "../../api";
import { arrayChoices } from "../../model/arrays";
import { CatalogField, NumberField, problemAt, useForm } from "../fields/fields";
import classes from "../fields/form.module.css";
import { Origin } from "../fields/Origin";
import { StepField } from "../fields/StepField";
import { Asked } from "../fields/WhyHint";

function ModelField({ arrays }: { arrays: readonly ArrayModel[] }) {
  const { scenario, problems, edit } = useForm();
  const chosen = arrays.find(({ id }) => id === scenario.array.model_id);
  return (
    <Asked path="array.model_id" label="Model">
      <Select
        label="Model"
        description={
          chosen?.standing === "generic"
            ? "Generic, not calibrated: a plausible product of its kind; no measured study stands behind it"
            : "From the catalogue; another model starts with its smallest sensible configuration"
        }
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
                label="Drive"
                help="Drives that fit here"
                options={drives.filter((drive) => tier.driveIds.includes(drive.id))}
              />
            </div>
            <StepField
              path={`array.tiers.${i}.n_drives`}
              label="Number of drives"
              help="Parity and spares included"
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

function tierTitle(nTiers: number, name: string): string {
  const title = capitalize(name);
  return nTiers === 1 ? title : `Tier: ${title}`;
}

function CountFields({ array }: { array: ArrayModel }) {
  const { scenario } = useForm();
  const steps = legalSteps(array, scenario.array);
  const inEach = scenario.array.n_arrays > 1 ? ", in each array" : "";
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>How much of it</legend>
      <div className={classes.grid}>
        <StepField
          path="array.n_arrays"
          label="Arrays"
          help="That share the desktops evenly"
          unit=""
          steps={steps.n_arrays}
        />
        <StepField
          path="array.n_controllers"
          label="Controllers"
          help={`That serve these desktops${inEach}`}
          unit=""
          steps={steps.n_controllers}
        />
        {steps.flash_cache_gib && (
          <StepField
            path="array.flash_cache_gib"
            label="Flash cache"
            help={`All controllers together${inEach}`}
            unit="GiB"
            steps={steps.flash_cache_gib}
          />
        )}
        <StepField
          path="array.n_ports"
          label="Front-end ports"
          help={`All controllers together${inEach}`}
          unit=""
          steps={steps.n_ports}
        />
      </div>
    </fieldset>
  );
}

export function ArrayCard({ title = "Storage" }: { title?: string }) {
  const { scenario } = useForm();
  const query = useArrays();
  const arrays = query.data?.items ?? [];
  const array = arrays.find((candidate) => candidate.id === scenario.array.model_id);
  return (
    <Card title={title} note="Each control goes in the steps that can be ordered">
      {query.error && <ErrorNotice error={query.error} />}
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Array</legend>
        <div className={classes.grid}>
          <div className={classes.wide}>
            <ModelField arrays={arrays} />
          </div>
          <div className={classes.wide}>
            <CatalogField
              path="array.firmware_id"
              label="Firmware"
              help="What one I/O costs the controller depends on it"
              options={array?.firmware ?? []}
            />
          </div>
        </div>
      </fieldset>
      {array && <TierFields array={array} />}
      {array && <CountFields array={array} />}
    </Card>
  );
}

function HostsCard() {
  return (
    <Card title="Hosts" note="What is left empty is not judged">
      <div className={classes.grid}>
        <NumberField object="Hosts" path="hosts.n_hosts" help="Servers that run the desktops" />
        <NumberField
          object="Hosts"
          path="hosts.n_spare_hosts"
          label="Spare hosts"
          help="Of these; the others must carry all desktops"
        />
        <NumberField object="Hosts" path="hosts.memory_gib_per_host" label="Memory" help="In each of them" />
        <NumberField
          object="Hosts"
          path="hosts.n_cores_per_host"
          label="Cores"
          help="Of each host; with their clock, the hosts' CPU is judged"
        />
        <NumberField
          object="Hosts"
          path="hosts.ghz_per_core"
          label="Clock of a core"
          help="As its maker rates it, without turbo"
        />
        <div>
          <NumberField
            object="Hosts"
            path="hosts.host_cache_gib"
            label="Host cache (CBRC)"
            help="Memory of each host that keeps blocks of the images; 0 switches it off"
          />
          <Origin path="hosts.host_cache_gib" said={(value) => `${value} GiB`} />
        </div>
        <NumberField
          object="Hosts"
          path="hosts.storage_gbit_per_s_per_host"
          label="Link to the storage"
          help="All its ports together; with it, the hosts' links are judged"
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
