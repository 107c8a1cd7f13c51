/** Goals that are broken, in words. */

import type { BrokenGoal, Candidate, Part } from "@/api/types";
import { inUnit } from "@/lib/format/numbers";

export const partLabels: Record<Part, string> = {
  drive: "Drives",
  controller: "Controllers",
  port: "Front-end ports",
  flash_cache: "Modules of the flash cache",
};

const missing: Record<Part, string> = {
  drive: "a drive",
  controller: "a controller",
  port: "a port",
  flash_cache: "a cache module",
};

/** "Mon 30 May 08:00 First login: Poor logins 34 %, goal 1 %" */
export function brokenInWords(broken: BrokenGoal): string {
  const without = broken.missing ? `, with ${missing[broken.missing]} missing` : "";
  const said = (value: number) => inUnit(value, broken.unit).replace("-", "−");
  return `${broken.phase_label}: ${broken.label} ${said(broken.value)}, goal ${said(broken.limit)}${without}`;
}

/** The worst of what a candidate breaks. */
export function whyNot({ broken: [worst] }: Candidate): string {
  return worst === undefined ? "keeps every goal" : brokenInWords(worst);
}
