import { expect, test } from "vitest";
import type { ArrayModel } from "@/api/types";
import { acme, fas3270 } from "@/test/fixtures";
import { legalSteps, nextStep } from "./legalSteps";

const array: ArrayModel = {
  ...fas3270,
  flash_cache: {
    ...fas3270.flash_cache,
    module_gib: { ...fas3270.flash_cache.module_gib, value: 256 },
    max_modules: { ...fas3270.flash_cache.max_modules, value: 4 },
  },
};

test("flash cache comes in modules, more of them with more controllers", () => {
  expect(legalSteps(array, acme.array).flash_cache_gib.values).toEqual([0, 256, 512, 768, 1024]);
  expect(legalSteps(array, { ...acme.array, n_controllers: 2 }).flash_cache_gib.values).toHaveLength(9);
});

test("the next step is the nearest one that can be ordered", () => {
  const { flash_cache_gib, n_controllers } = legalSteps(array, acme.array);
  expect(nextStep(flash_cache_gib, 512, 1)).toBe(768);
  expect(nextStep(flash_cache_gib, 600, -1)).toBe(512);
  expect(nextStep(n_controllers, 1, -1)).toBeNull();
});
