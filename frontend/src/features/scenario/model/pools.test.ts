import { expect, test } from "vitest";
import { acme } from "@/test/fixtures";
import { withoutPool, withPool } from "./pools";

test("a new pool is added to every event", () => {
  const after = withPool(acme);
  expect(after.pools.map((pool) => pool.id)).toEqual(["acme", "pool-2"]);
  expect(after.events.filter((event) => "pool_ids" in event && !event.pool_ids.includes("pool-2"))).toEqual(
    [],
  );
});

test("a pool is removed with the events that only it was in", () => {
  expect(withoutPool(withPool(acme), "pool-2")).toEqual(acme);
  expect(withoutPool(acme, "acme").events.map((event) => event.kind)).toEqual(["maintenance", "outage"]);
});
