import { expect, test } from "vitest";
import { acme, acmePreview } from "@/test/fixtures";
import { overviewOf } from "./overview";

test("a calendar of minutes is drawn with fewer points and keeps its peak", () => {
  const heat = Array.from({ length: 20_160 }, (_, i) => (i === 12_345 ? 43_596 : 2000));
  const overview = overviewOf(acme, { ...acmePreview, heat, heat_bucket_s: 60 });
  expect(overview.values.length).toBeLessThanOrEqual(2100);
  expect(overview.bucketMs).toBe(600_000);
  expect(overview.values[1234]).toBe(43_596);
  expect(overview.values.filter((value) => value > 2000)).toHaveLength(1);
});

test("a short calendar keeps every bucket", () => {
  const overview = overviewOf(acme, { ...acmePreview, heat: [1, 2, 3], heat_bucket_s: 600 });
  expect(overview).toMatchObject({ values: [1, 2, 3], bucketMs: 600_000 });
});
