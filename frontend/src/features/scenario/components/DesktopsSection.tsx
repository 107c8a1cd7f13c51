import { Button } from "@mantine/core";
import { Card } from "@/components/Card";
import { Icon } from "@/components/icons";
import { counted } from "@/lib/format";
import { useWorkloads } from "../api";
import { withoutPool, withPool } from "../model/pools";
import { CatalogField, ChoiceField, NumberField, TextField, useForm } from "./form";
import classes from "./form.module.css";

function PoolFields({ index }: { index: number }) {
  const workloads = useWorkloads();
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
              options={workloads.data?.items ?? []}
            />
          </div>
          <NumberField object="Pool" path={at("n_desktops")} />
          <ChoiceField object="Pool" path={at("assignment")} />
          <ChoiceField object="Pool" path={at("clone_type")} />
          <ChoiceField object="Pool" path={at("initial_state")} />
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>What they take</legend>
        <div className={classes.grid}>
          <NumberField object="Pool" path={at("image_gib")} />
          <NumberField object="Pool" path={at("n_image_copies")} />
          <NumberField object="Pool" path={at("memory_gib")} />
          <NumberField object="Pool" path={at("memory_reservation_fraction")} label="Memory reserved" />
          <NumberField object="Pool" path={at("growth_gib_per_desktop")} />
          <NumberField object="Pool" path={at("user_data_gib_per_desktop")} />
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
                onClick={() => onChange(withoutPool(scenario, pool.id))}
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
