/** Bytes as people say them. */

import { significant } from "@/lib/format/numbers";

const units = ["B", "KiB", "MiB", "GiB", "TiB"] as const;

/** 512 B, 4 KiB, 1.4 MiB: the powers of 1024 that counters and blocks come in. */
export function bytes(n: number): string {
  let at = 0;
  let value = n;
  while (value >= 1024 && at < units.length - 1) {
    value /= 1024;
    at += 1;
  }
  return `${significant(value)} ${units[at]}`;
}
