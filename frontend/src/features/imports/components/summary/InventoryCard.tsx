/** What was counted: machines, their pools, and the hosts. */

import { Table } from "@mantine/core";
import { Card } from "@/components/layout/Card";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { counted, significant, whole } from "@/lib/format/numbers";
import { atTime } from "@/lib/time/dates";
import type { FoundHosts, FoundPool, InventoryDigest } from "../../model/types";
import classes from "../imports.module.css";

const gib = (value: number | null) => (value === null ? "–" : `${significant(value)} GiB`);
const number = (value: number | null) => (value === null ? "–" : whole(value));

function Totals({ inventory }: { inventory: InventoryDigest }) {
  const pairs = [
    ["Machines", `${whole(inventory.n_machines)}, ${whole(inventory.n_machines_on)} of them on`],
    ["Hosts", whole(inventory.n_hosts)],
    ["Datastores", whole(inventory.n_datastores)],
    ["Disks of the machines", gib(inventory.disk_gib)],
    ["Provisioned", gib(inventory.provisioned_gib)],
    ["Used", gib(inventory.used_gib)],
  ];
  return (
    <dl className={classes.pairs}>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Pools({ pools }: { pools: readonly FoundPool[] }) {
  return (
    <div className={classes.section}>
      <h3 className={classes.subhead}>What look like pools</h3>
      {pools.length === 0 ? (
        <p className={classes.hint}>No machines that look like desktops of one pool.</p>
      ) : (
        <ScrollTable label="Pools of the inventory">
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Pool</Table.Th>
                <Table.Th ta="right">Desktops</Table.Th>
                <Table.Th ta="right">On</Table.Th>
                <Table.Th ta="right">CPUs</Table.Th>
                <Table.Th ta="right">Memory</Table.Th>
                <Table.Th ta="right">Disk</Table.Th>
                <Table.Th ta="right">Used</Table.Th>
                <Table.Th ta="right">Unshared</Table.Th>
                <Table.Th>Guest OS</Table.Th>
                <Table.Th>Why</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {pools.map((pool) => (
                <Table.Tr key={pool.id}>
                  <Table.Th scope="row" className={classes.nowrap}>
                    {pool.name}
                  </Table.Th>
                  <Table.Td ta="right">{whole(pool.n_desktops)}</Table.Td>
                  <Table.Td ta="right">{whole(pool.n_on)}</Table.Td>
                  <Table.Td ta="right">{number(pool.n_cpus)}</Table.Td>
                  <Table.Td ta="right" className={classes.nowrap}>
                    {gib(pool.memory_gib)}
                  </Table.Td>
                  <Table.Td ta="right" className={classes.nowrap}>
                    {gib(pool.disk_gib)}
                  </Table.Td>
                  <Table.Td ta="right" className={classes.nowrap}>
                    {gib(pool.used_gib)}
                  </Table.Td>
                  <Table.Td ta="right" className={classes.nowrap}>
                    {gib(pool.unshared_gib)}
                  </Table.Td>
                  <Table.Td>{pool.guest_os}</Table.Td>
                  <Table.Td className={classes.why}>{pool.why}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollTable>
      )}
    </div>
  );
}

/** "4 hosts, PowerEdge R650, 48 cores of 2.6 GHz, 512 GiB" */
export function hostsInWords({ n_hosts, model, n_cores, ghz_per_core, memory_gib }: FoundHosts): string {
  const ghz = ghz_per_core === null ? "" : ` of ${significant(ghz_per_core)} GHz`;
  return [
    counted(n_hosts, "host"),
    model,
    n_cores !== null && `${counted(n_cores, "core")}${ghz}`,
    memory_gib !== null && gib(memory_gib),
  ]
    .filter(Boolean)
    .join(", ");
}

function Hosts({ hosts }: { hosts: readonly FoundHosts[] }) {
  if (hosts.length === 0) return null;
  return (
    <div className={classes.section}>
      <h3 className={classes.subhead}>Hosts</h3>
      <ul className={classes.remarks}>
        {hosts.map((each) => (
          <li key={each.id}>
            {hostsInWords(each)}
            {each.cpu_model && `; ${each.cpu_model}`}
            {each.clusters.length > 0 && ` (${each.clusters.join(", ")})`}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function InventoryCard({ inventory }: { inventory: InventoryDigest }) {
  return (
    <Card
      title="What was counted"
      note={inventory.taken_at ? `As of ${atTime(inventory.taken_at)}` : "The file does not say when"}
    >
      <Totals inventory={inventory} />
      <Pools pools={inventory.pools} />
      <Hosts hosts={inventory.hosts} />
    </Card>
  );
}
