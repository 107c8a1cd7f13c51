/** Inventory: machines, their pools, and the hosts. */

import { Table } from "@mantine/core";
import { Card } from "@/components/layout/Card";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { percent, significant, whole } from "@/lib/format/numbers";
import { atTime } from "@/lib/time/dates";
import { ratesOf } from "../../model/figures";
import type { FoundHosts, FoundPool, InventorySummary } from "../../model/types";
import classes from "../imports.module.css";

const gib = (value: number | null) => (value === null ? "–" : `${significant(value)} GiB`);
const number = (value: number | null) => (value === null ? "–" : whole(value));

/** A count, which is 0 where no file lists the objects. */
const counted = (n: number) => (n ? whole(n) : t("imports-count-unknown"));

function Totals({ inventory }: { inventory: InventorySummary }) {
  const pairs = [
    [
      t("imports-machines"),
      t("imports-machines-on", { n: inventory.n_machines, on: inventory.n_machines_on }),
    ],
    [t("imports-hosts"), counted(inventory.n_hosts)],
    [t("imports-datastores"), counted(inventory.n_datastores)],
    [t("imports-machine-disks"), gib(inventory.disk_gib)],
    [t("imports-provisioned"), gib(inventory.provisioned_gib)],
    [t("imports-used"), gib(inventory.used_gib)],
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

function Pools({ pools, n_machines }: Pick<InventorySummary, "pools" | "n_machines">) {
  const nOutside = n_machines - pools.reduce((sum, { n_desktops }) => sum + n_desktops, 0);
  return (
    <div className={classes.section}>
      <h3 className={classes.subhead}>{t("imports-pools-found")}</h3>
      {pools.length === 0 ? (
        <p className={classes.hint}>{t("imports-pools-none")}</p>
      ) : (
        <ScrollTable label={t("imports-inventory-pools")}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("imports-pool")}</Table.Th>
                <Table.Th ta="right">{t("imports-desktops")}</Table.Th>
                <Table.Th ta="right">{t("imports-powered-on")}</Table.Th>
                <Table.Th ta="right">{t("imports-cpus")}</Table.Th>
                <Table.Th ta="right">{t("imports-memory")}</Table.Th>
                <Table.Th ta="right">{t("imports-disk")}</Table.Th>
                <Table.Th ta="right">{t("imports-used")}</Table.Th>
                <Table.Th ta="right">{t("imports-unshared")}</Table.Th>
                <Table.Th>{t("imports-guest-os")}</Table.Th>
                <Table.Th>{t("imports-reason")}</Table.Th>
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
      {pools.length > 0 && nOutside > 0 && (
        <p className={classes.hint}>{t("imports-machines-outside", { n: nOutside })}</p>
      )}
    </div>
  );
}

const figure = (value: number | null) => (value === null ? "–" : significant(value));

function Loads({ pools }: { pools: readonly FoundPool[] }) {
  const measured = pools.flatMap(({ id, name, load }) => (load ? [{ id, name, load }] : []));
  if (measured.length === 0) return null;
  return (
    <div className={classes.section}>
      <h3 className={classes.subhead}>{t("imports-loads")}</h3>
      <p className={classes.hint}>{t("imports-loads-hint")}</p>
      <ScrollTable label={t("imports-loads")}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("imports-pool")}</Table.Th>
              <Table.Th ta="right">{t("imports-machines")}</Table.Th>
              <Table.Th ta="right">{t("imports-load-mean-iops")}</Table.Th>
              <Table.Th ta="right">{t("imports-load-p95-iops")}</Table.Th>
              <Table.Th ta="right">{t("imports-load-peak-iops")}</Table.Th>
              <Table.Th ta="right">{t("imports-compare-reads")}</Table.Th>
              <Table.Th ta="right">{t("imports-load-size")}</Table.Th>
              <Table.Th ta="right">{t("imports-load-throughput")}</Table.Th>
              <Table.Th ta="right">{t("imports-load-latency")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {measured.map(({ id, name, load }) => {
              const { mean, readFraction, kbPerS } = ratesOf(load);
              return (
                <Table.Tr key={id}>
                  <Table.Th scope="row" className={classes.nowrap}>
                    {name}
                  </Table.Th>
                  <Table.Td ta="right">{whole(load.n_machines)}</Table.Td>
                  <Table.Td ta="right">{significant(mean)}</Table.Td>
                  <Table.Td ta="right">{figure(load.p95_iops_per_desktop)}</Table.Td>
                  <Table.Td ta="right">{figure(load.peak_iops_per_desktop)}</Table.Td>
                  <Table.Td ta="right">{readFraction === null ? "–" : percent(readFraction)}</Table.Td>
                  <Table.Td ta="right" className={classes.nowrap}>
                    {figure(load.read_size_kb)} / {figure(load.write_size_kb)}
                  </Table.Td>
                  <Table.Td ta="right">{figure(kbPerS)}</Table.Td>
                  <Table.Td ta="right" className={classes.nowrap}>
                    {figure(load.read_latency_ms)} / {figure(load.write_latency_ms)}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </div>
  );
}

function coresText(n: number, ghz: number | null): string {
  return ghz === null ? t("imports-n-cores", { n }) : t("imports-n-cores-ghz", { n, ghz: significant(ghz) });
}

/** "4 hosts, PowerEdge R650, 48 cores at 2.6 GHz, 512 GiB" */
export function hostsText({ n_hosts, model, n_cores, ghz_per_core, memory_gib }: FoundHosts): string {
  return [
    t("imports-n-hosts", { n: n_hosts }),
    model,
    n_cores !== null && coresText(n_cores, ghz_per_core),
    memory_gib !== null && gib(memory_gib),
  ]
    .filter(Boolean)
    .join(", ");
}

function Hosts({ hosts }: { hosts: readonly FoundHosts[] }) {
  if (hosts.length === 0) return null;
  return (
    <div className={classes.section}>
      <h3 className={classes.subhead}>{t("imports-hosts")}</h3>
      <ul className={classes.remarks}>
        {hosts.map((each) => (
          <li key={each.id}>
            {hostsText(each)}
            {each.cpu_model && `; ${each.cpu_model}`}
            {each.clusters.length > 0 && ` (${each.clusters.join(", ")})`}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function InventoryCard({ inventory }: { inventory: InventorySummary }) {
  return (
    <Card
      title={t("imports-inventory")}
      note={
        inventory.taken_at
          ? t("imports-as-of", { at: atTime(inventory.taken_at) })
          : t("imports-as-of-unknown")
      }
    >
      <Totals inventory={inventory} />
      <Pools pools={inventory.pools} n_machines={inventory.n_machines} />
      <Loads pools={inventory.pools} />
      <Hosts hosts={inventory.hosts} />
    </Card>
  );
}
