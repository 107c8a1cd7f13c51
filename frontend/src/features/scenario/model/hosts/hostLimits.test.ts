import { expect, test } from "vitest";
import type { ArrayModel } from "@/api/types";
import { fas3270 } from "@/test/fixtures";
import { targetChoices } from "../arrays";
import { withHostLimits } from "./hostLimits";

test("a family whose cluster is smaller than the number of hosts cannot be chosen, and says why", () => {
  const most = { ...fas3270.max_arrays, value: 16 };
  const node: ArrayModel = { ...fas3270, id: "node", name: "Node", runs_on_hosts: true, max_arrays: most };
  const arrays = [
    { ...fas3270, availability: "current" },
    { ...node, availability: "current" },
  ] as ArrayModel[];
  const items = (nHosts: number) =>
    withHostLimits(targetChoices(arrays), arrays, nHosts).flatMap((choice) => choice.items);
  expect(items(16).some(({ disabled }) => disabled)).toBe(false);
  const [array, nodes] = items(18);
  expect(array?.disabled).toBeUndefined();
  expect(nodes).toMatchObject({
    value: "node",
    label: expect.stringContaining("not available: up to 16 nodes, but 18 hosts are planned"),
    disabled: true,
  });
  const chosen = withHostLimits(targetChoices(arrays), arrays, 18, ["node"]).flatMap(
    (choice) => choice.items,
  )[1];
  expect(chosen).toMatchObject({ label: expect.stringContaining("not available"), disabled: false });
});
