import { Button } from "@mantine/core";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { counted } from "@/lib/format/numbers";
import { zones } from "@/lib/time/instants";
import { useDeployments, useWorkloads } from "../../api";
import { cloneTypes, overcommits, withoutPool, withPool } from "../../model/pools";
import { CatalogField, ChoiceField, NumberField, TextField, useForm } from "../fields/fields";
import classes from "../fields/form.module.css";

const siteZones = zones.map((zone) => ({ id: zone, name: zone }));

function PoolFields({ index }: { index: number }) {
  const { scenario } = useForm();
  const workloads = useWorkloads().data?.items ?? [];
  const deployments = useDeployments().data?.items ?? [];
  const clones = scenario.pools[index]?.clone_type;
  const profile = workloads.find(({ id }) => id === scenario.pools[index]?.profile_id);
  const usual = deployments.find(({ id }) => id === profile?.deployment_id);
  const at = (name: string) => `pools.${index}.${name}`;
  return (
    <>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Who they are for</legend>
        <div className={classes.grid}>
          <div className={classes.wide}>
            <TextField object="Pool" path={at("name")} help="As it stands in the report" />
          </div>
          <div className={classes.wide}>
            <CatalogField
              path={at("profile_id")}
              label="Workload profile"
              help="Guest OS, user type and what was measured of them"
              options={workloads.map(({ id, name, standing }) => ({
                id,
                name: standing === "generic" ? `${name} – generic, not calibrated` : name,
              }))}
            />
          </div>
          <NumberField object="Pool" path={at("n_desktops")} />
          <ChoiceField object="Pool" path={at("assignment")} />
          <ChoiceField object="Pool" path={at("initial_state")} />
          <CatalogField
            path={at("time_zone")}
            label="Time zone of the site"
            help="By whose clock these users come and go"
            options={siteZones}
            none={`As the scenario: ${scenario.time_zone}`}
          />
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>How they are made</legend>
        <div className={classes.grid}>
          <div className={classes.wide}>
            <ChoiceField object="Pool" path={at("clone_type")} labels={cloneTypes} />
          </div>
          <div className={classes.wide}>
            <CatalogField
              path={at("deployment_id")}
              label="Deployment"
              help="Times making and renewing these desktops: its pace is that of the clone manager it was measured with"
              options={deployments}
              none={usual ? `As the profile says: ${usual.name}` : "As the workload profile says"}
            />
          </div>
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Image and memory</legend>
        <div className={classes.grid}>
          <NumberField object="Pool" path={at("image_gib")} />
          {clones !== "pvs" && <NumberField object="Pool" path={at("n_image_copies")} />}
          {clones !== "pvs" && clones !== "deduplicated" && (
            <NumberField object="Pool" path={at("n_base_images")} help="Master images beside these copies" />
          )}
          {clones === "linked" && (
            <ChoiceField
              object="Pool"
              path={at("overcommit")}
              label="Storage overcommit"
              help="How many times its size clones may be promised on a datastore"
              labels={overcommits}
            />
          )}
          <NumberField object="Pool" path={at("memory_gib")} />
          <NumberField object="Pool" path={at("memory_reservation_fraction")} label="Memory reserved" />
          <NumberField object="Pool" path={at("memory_in_use_fraction")} label="Memory in use" />
          <NumberField object="Pool" path={at("suspended_fraction")} label="Suspended at most" />
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Data of each desktop</legend>
        <div className={classes.grid}>
          <NumberField object="Pool" path={at("growth_gib_per_desktop")} label="Own blocks" />
          <NumberField object="Pool" path={at("disposable_gib_per_desktop")} label="Disposable disk" />
          <NumberField object="Pool" path={at("persistent_gib_per_desktop")} label="Persistent disk" />
          <NumberField
            object="Pool"
            path={at("profile_container_gib_per_desktop")}
            label="Profile container"
          />
          <NumberField object="Pool" path={at("user_data_gib_per_desktop")} label="User data" />
          <NumberField
            object="Pool"
            path={at("data_growth_fraction_per_year")}
            label="Growth of that data"
            help="Of persistent disks, profile containers and user data, compounded"
          />
          <NumberField object="Pool" path={at("growth_years")} label="Room for" />
          <NumberField object="Pool" path={at("snapshot_reserve_fraction")} label="Snapshot reserve" />
        </div>
      </fieldset>
    </>
  );
}

export function DesktopsSection({ onChange }: { onChange: (scenario: ReturnType<typeof withPool>) => void }) {
  const { scenario } = useForm();
  return (
    <Card
      title="Desktops"
      note={`${counted(scenario.pools.length, "pool")}: desktops of one image, clone type and user type`}
      actions={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="plus" size={14} />}
          onClick={() => onChange(withPool(scenario))}
        >
          Add a pool
        </Button>
      }
    >
      {scenario.pools.map((pool, index) => (
        <section key={pool.id} className={classes.pool} aria-label={pool.name}>
          {scenario.pools.length > 1 && (
            <div className={classes.poolHead}>
              <strong>{pool.name}</strong>
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                leftSection={<Icon name="trash" size={14} />}
                onClick={() => {
                  onChange(withoutPool(scenario, pool.id));
                  toast(`${pool.name} removed`, "Undo (Ctrl+Z) brings it back, with its events.");
                }}
              >
                Remove
              </Button>
            </div>
          )}
          <PoolFields index={index} />
        </section>
      ))}
    </Card>
  );
}
