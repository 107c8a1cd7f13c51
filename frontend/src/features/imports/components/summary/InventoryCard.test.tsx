import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FoundPool, InventorySummary } from "../../model/types";
import { InventoryCard } from "./InventoryCard";

const pool: FoundPool = {
  id: "pool-1",
  name: "OFFICE",
  n_desktops: 40,
  n_on: 40,
  n_cpus: 2,
  memory_gib: 8,
  disk_gib: 64,
  provisioned_gib: 64,
  used_gib: 24,
  unshared_gib: 3,
  guest_os: "Windows 11",
  clusters: [],
  why: "names",
  load: null,
};

function shown(nMachines: number, lists: Partial<InventorySummary> = {}) {
  const inventory: InventorySummary = {
    taken_at: null,
    n_machines: nMachines,
    n_machines_on: nMachines,
    n_hosts: 4,
    n_datastores: 2,
    disk_gib: null,
    provisioned_gib: null,
    used_gib: null,
    pools: [pool, { ...pool, id: "pool-2", name: "LAB", n_desktops: 20, n_on: 20 }],
    hosts: [],
    ...lists,
  };
  render(
    <MantineProvider>
      <InventoryCard inventory={inventory} />
    </MantineProvider>,
  );
}

test("an inventory states how many machines are in no pool", () => {
  shown(62);
  expect(screen.getByText("62, 62 powered on")).toBeVisible();
  expect(screen.getByText("2 machines are not in any of these pools.")).toBeVisible();
});

test("an inventory whose machines are all in pools states nothing", () => {
  shown(60);
  expect(screen.queryByText(/not in any of these pools/)).toBeNull();
});

test("objects that no file lists are unknown, not zero", () => {
  shown(60, { n_hosts: 0, n_datastores: 0 });
  expect(screen.getByText("Datastores").parentElement).toHaveTextContent("Datastoresunknown");
  expect(screen.getAllByText("unknown")).toHaveLength(2);
});
