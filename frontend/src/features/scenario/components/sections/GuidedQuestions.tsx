/** The questions that lead to a first answer. They are fields of the scenario: the full editor shows the same ones. */

import { NumberInput } from "@mantine/core";
import type { Scenario } from "@/api/types";
import { Card } from "@/components/layout/Card";
import type { Deal } from "@/lib/sizing/deals";
import { useWorkloads } from "../../api";
import { loginWindow, withLoginWindow } from "../../model/calendar/logins";
import { cloneTypes } from "../../model/pools";
import { CatalogField, ChoiceField, NumberField, problemAt, useForm } from "../fields/fields";
import { Question } from "../fields/WhyHint";
import { GoalPresets } from "./GoalPresets";
import { ArrayCard } from "./StorageSection";

interface Props {
  deal: Deal;
  onChange: (scenario: Scenario, step?: string) => void;
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
        label="Everybody logs in within"
        description="From the first to the last, on every day of the week"
        suffix=" min"
        placeholder="differs from day to day"
        value={window_s === null ? "" : window_s / MINUTE_S}
        step={5}
        classNames={{ input: "numeric" }}
        error={problemAt(problems, `events.${first}.window_s`)}
        onChange={(typed) =>
          typeof typed === "number" &&
          onChange(withLoginWindow(scenario, Math.round(typed * MINUTE_S)), "login window")
        }
      />
    </Question>
  );
}

function PoolQuestions({ index }: { index: number }) {
  const workloads = useWorkloads().data?.items ?? [];
  const at = (name: string) => `pools.${index}.${name}`;
  return (
    <>
      <Question path={at("n_desktops")}>
        <NumberField object="Pool" path={at("n_desktops")} />
      </Question>
      <Question path={at("profile_id")}>
        <CatalogField
          path={at("profile_id")}
          label="Users and guest system"
          help="The workload profile that comes nearest to them"
          options={workloads.map(({ id, name, standing }) => ({
            id,
            name: standing === "generic" ? `${name} – generic, not calibrated` : name,
          }))}
        />
      </Question>
      <Question path={at("clone_type")}>
        <ChoiceField object="Pool" path={at("clone_type")} labels={cloneTypes} />
      </Question>
    </>
  );
}

export function DesktopQuestions({ onChange }: Pick<Props, "onChange">) {
  const { scenario } = useForm();
  return (
    <>
      {scenario.pools.map((pool, index) => (
        <Card key={pool.id} title={pool.name}>
          <PoolQuestions index={index} />
        </Card>
      ))}
      <Card title="The morning">
        <LoginWindow onChange={onChange} />
      </Card>
    </>
  );
}

const arrayTitles: Record<Deal, string> = {
  new: "An array to begin with",
  check: "The array that stands there",
  expand: "The array of today",
  refresh: "The array that is at its end",
};

export function StorageQuestions({ deal, onChange }: Props) {
  return (
    <>
      <ArrayCard title={arrayTitles[deal]} />
      <Card title="Hosts">
        <Question path="hosts.n_hosts">
          <NumberField object="Hosts" path="hosts.n_hosts" help="Servers that run the desktops" />
        </Question>
        <Question path="hosts.memory_gib_per_host">
          <NumberField
            object="Hosts"
            path="hosts.memory_gib_per_host"
            label="Memory"
            help="In each of them"
          />
        </Question>
      </Card>
      {(deal === "expand" || deal === "refresh") && (
        <Card title="The years ahead">
          <Question path="growth.desktops_fraction_per_year">
            <NumberField object="Growth" path="growth.desktops_fraction_per_year" label="Desktops added" />
          </Question>
          <Question path="growth.through_year">
            <NumberField
              object="Growth"
              path="growth.through_year"
              label="Through the year"
              empty="that of the calendar"
            />
          </Question>
        </Card>
      )}
      <Card title="Goals" note="What the week must keep to; the full editor has each figure of it">
        <Question path="goals.login_min_good_fraction">
          <GoalPresets onChange={onChange} />
        </Question>
      </Card>
    </>
  );
}
