import { expect, test } from "vitest";
import type { ArrayModel } from "@/api/types";
import { fas3270 } from "@/test/fixtures";
import { volumeOf } from "./facts";
import { limitLines } from "./volumes";

const share = {
  id: "share",
  name: "Share",
  sizes: [],
  iops: { constant: 3000, per_gib: [1], rounds_up: true, least: 0, most: 102_400 },
  throughput: { constant: 0, per_gib: [0.04, 0.06], rounds_up: true, least: 0, most: 10_340 },
  throughput_unit: "MiB/s",
  burst: { per_provisioned: 0, per_gib: 3, least: 10_000, most: 102_400, seconds: 3600 },
} as unknown as NonNullable<ArrayModel["volume"]>;

test("limits by the GiB are described with their bounds", () => {
  expect(limitLines(share)).toEqual([
    { label: "IOPS", value: "3,000 + 1 per GiB, at most 102,400 IOPS" },
    { label: "Burst IOPS", value: "3 per GiB; 10,000 to 102,400; a full bucket lasts 1 h" },
    { label: "Throughput", value: "0.1 per GiB, at most 10,340 MiB/s" },
  ]);
});

test("constant limits and a fixed number of credits are described without a rate", () => {
  const disk = {
    ...share,
    iops: { ...share.iops, per_gib: [] },
    throughput: null,
    burst: { ...share.burst, per_gib: 0, seconds: null, credits: 5_400_000 },
  } as typeof share;
  expect(limitLines(disk).map(({ value }) => value)).toEqual([
    "102,400 IOPS",
    "10,000 to 102,400; a full bucket holds 5,400,000 I/Os",
  ]);
});

test("only arrays in a cloud have a volume", () => {
  expect(volumeOf(fas3270) ?? null).toBeNull();
  expect(volumeOf({ ...fas3270, volume: share })).toBe(share);
});
