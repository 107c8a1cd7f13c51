import { Card } from "@/components/Card";
import { useArrays, useDrives } from "../api";
import { legalSteps } from "../model/legalSteps";
import { CatalogField, NumberField, useForm } from "./form";
import classes from "./form.module.css";
import { StepField } from "./StepField";

function ArrayFields() {
  const { scenario } = useForm();
  const arrays = useArrays().data?.items ?? [];
  const drives = useDrives().data?.items ?? [];
  const array = arrays.find((candidate) => candidate.id === scenario.array.model_id);
  const steps = array && legalSteps(array, scenario.array);
  return (
    <>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Array</legend>
        <div className={classes.grid}>
          <div className={classes.wide}>
            <CatalogField path="array.model_id" label="Model" options={arrays} help="From the catalogue" />
          </div>
          <CatalogField
            path="array.firmware_id"
            label="Firmware"
            help="What one I/O costs the controller depends on it"
            options={array?.firmware ?? []}
          />
          <CatalogField
            path="array.drive_id"
            label="Drives"
            help="Drives that fit this model"
            options={drives.filter((drive) => array?.drives.includes(drive.id))}
          />
        </div>
      </fieldset>
      {steps && (
        <fieldset className={classes.group}>
          <legend className={classes.legend}>How much of it</legend>
          <div className={classes.grid}>
            <StepField
              path="array.n_controllers"
              label="Controllers"
              help="That serve these desktops"
              unit=""
              steps={steps.n_controllers}
            />
            <StepField
              path="array.n_drives"
              label="Number of drives"
              help="Parity and spares included"
              unit=""
              steps={steps.n_drives}
            />
            <StepField
              path="array.flash_cache_gib"
              label="Flash cache"
              help="All controllers together"
              unit="GiB"
              steps={steps.flash_cache_gib}
            />
            <StepField
              path="array.n_ports"
              label="Front-end ports"
              help="All controllers together"
              unit=""
              steps={steps.n_ports}
            />
          </div>
        </fieldset>
      )}
    </>
  );
}

export function StorageSection() {
  return (
    <Card title="Hosts and storage" note="Each control goes in the steps that can be ordered">
      <ArrayFields />
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Hosts</legend>
        <div className={classes.grid}>
          <NumberField object="Hosts" path="hosts.n_hosts" help="Servers that run the desktops" />
          <NumberField
            object="Hosts"
            path="hosts.memory_gib_per_host"
            label="Memory"
            help="In each of them"
          />
        </div>
      </fieldset>
    </Card>
  );
}
