/** Machines of an inventory that are in none of the selected pools: other workloads on an array. */

import type { Scenario } from "@/api/types";
import { MAIN_ARRAY } from "@/lib/sizing/arrays";
import type { ImportSummary, MachineTotals, OthersChoice } from "./types";

/** What a draft of a selection says about pools and other machines. */
interface Chosen {
  pools: Readonly<Record<string, unknown>>;
  others: boolean | null;
  othersArrayId: string;
}

export interface OtherMachines {
  n: number;
  /** Null where no file measured the load. */
  iops: number | null;
  readFraction: number | null;
  /** Null where no file has the space. */
  gib: number | null;
  /** Pools that are not selected. */
  pools: string[];
  /** Running machines whose load no file measured. */
  nUnmeasured: number;
  /** The first of them. */
  unmeasured: string[];
}

const MOST_NAMED = 5;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** The other machines in total; null if there are none, or neither their space nor their load is known. */
export function otherMachinesOf(draft: Chosen, { inventory }: ImportSummary): OtherMachines | null {
  const left = (inventory?.pools ?? []).filter(({ id }) => draft.pools[id] === undefined);
  const totals: MachineTotals[] = [inventory?.unpooled, ...left.map((pool) => pool.totals)].filter(present);
  const loads = totals.map(({ load }) => load).filter(present);
  const sizes = totals.map(({ used_gib }) => used_gib).filter(present);
  if (loads.length === 0 && sizes.length === 0) return null;
  const reads = sum(loads.map(({ reads_iops }) => reads_iops));
  const iops = reads + sum(loads.map(({ writes_iops }) => writes_iops));
  return {
    n: sum(totals.map(({ n_machines }) => n_machines)),
    iops: loads.length === 0 ? null : iops,
    readFraction: iops > 0 ? reads / iops : null,
    gib: sizes.length === 0 ? null : sum(sizes),
    pools: left.map(({ name }) => name),
    nUnmeasured: sum(totals.map(({ n_on, load }) => n_on - (load?.n_machines ?? 0))),
    unmeasured: totals.flatMap(({ unmeasured }) => unmeasured ?? []).slice(0, MOST_NAMED),
  };
}

/** The other machines as they are added to an array; by default if it has no other workloads and a pool is selected. */
export function othersChoice(draft: Chosen, summary: ImportSummary, scenario: Scenario): OthersChoice | null {
  const others = otherMachinesOf(draft, summary);
  if (others === null) return null;
  const { array, other_arrays } = scenario;
  const chosen = other_arrays.find(({ id }) => id === draft.othersArrayId) ?? array;
  const { reads_iops, writes_iops, used_gib } = chosen.other_workloads;
  const isFree = reads_iops + writes_iops + used_gib === 0;
  const isProposed = isFree && Object.keys(draft.pools).length > 0;
  return (draft.others ?? isProposed)
    ? { array_id: chosen === array ? MAIN_ARRAY : draft.othersArrayId }
    : null;
}
