import { expect, test } from "vitest";
import { tierLines } from "./components";

test("tier traffic is shown per drive and in megabytes", () => {
  const flash = {
    component: "flash",
    n_drives: 7,
    drive_iops: 8400,
    iops_per_drive: 1200,
    read_mb_per_s: 61,
    write_mb_per_s: 12.34,
  } as const;
  expect(tierLines([flash])).toEqual([
    { label: "Flash", drives: "7 drives", iopsPerDrive: "1,200", read: "61", written: "12" },
  ]);
});
