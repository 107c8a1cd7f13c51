/** An import of four desktops over a Monday morning, as the service answers it. */

import type { Schemas } from "@/api/types";
import { acme } from "./fixtures";

export const loginStorm: Schemas["FoundStorm"] = {
  id: "storm-1",
  kind: "login",
  starts_at: "2011-06-06T07:00:00Z",
  ends_at: "2011-06-06T07:30:00Z",
  peak_iops: 480,
  calm_iops: 40,
  read_fraction: 0.62,
  certainty: 0.97,
  kind_certainty: 0.64,
  why: "12 times the load before, desktops one after the other",
};

const storm: Schemas["MeasuredPhase"] = {
  phase: "monday_login",
  starts_at: "2011-06-06T07:00:00Z",
  ends_at: "2011-06-06T07:30:00Z",
  measured_s: 1800,
  n_desktops: 4,
  reads_iops_per_desktop: 31,
  writes_iops_per_desktop: 19,
  read_size_kb: 24.5,
  write_size_kb: 12.25,
  mean_iops: 200,
  busiest_iops: 480,
  read_latency_ms: 3.4,
  write_latency_ms: null,
  reading_fraction: 0.75,
  writing_fraction: 0.5,
  sequential_read_fraction: null,
  sequential_write_fraction: null,
  spread_cv: 0.3,
  top_tenth_fraction: 0.2,
  read_sizes: [
    { size_bytes: 4096, fraction: 0.7 },
    { size_bytes: 65536, fraction: 0.3 },
  ],
  write_sizes: [],
  provenance: "measured, esxtop file host1.csv, 3 s samples, 07:00-07:30",
  is_proposed: true,
};

const calm: Schemas["MeasuredPhase"] = {
  ...storm,
  phase: "steady_state",
  starts_at: "2011-06-06T07:30:00Z",
  ends_at: "2011-06-06T09:00:00Z",
  read_latency_ms: null,
  read_sizes: [],
};

export const workload: Schemas["WorkloadDigest"] = {
  n_entities: 4,
  entity_kind: "vm",
  first_at: "2011-06-06T06:00:00Z",
  last_at: "2011-06-06T09:00:00Z",
  interval_s: 3,
  curve: {
    starts_at: "2011-06-06T06:00:00Z",
    bucket_s: 3600,
    reads_iops: [20, 150, null],
    writes_iops: [20, 100, 15],
    peak_iops: [44, 480, 40],
    read_mb_per_s: [0.5, 3.6, null],
    write_mb_per_s: [0.2, 1.2, 0.2],
    n_desktops: [4, 4, 4],
  },
  storms: [loginStorm],
  phases: [storm, calm],
  refused_windows: [],
  remarks: [{ text: "The windows are proposed from the storms", row: null, column: null }],
  machine_groups: [{ name: "vdi", n_machines: 4 }],
};

export const esxtopSummary: Schemas["Digest"] = {
  options: { time_zone: "UTC", windows: [], spread_evenly: false, pseudonyms: false },
  files: [
    {
      name: "host1.csv",
      tool: "esxtop",
      label: "esxtop",
      n_bytes: 2048,
      sha256: "aa",
      n_rows_used: 3599,
      n_rows_skipped: 1,
      remarks: [{ text: "The first sample holds no rates", row: 2, column: null }],
      facts: { host: "esx1" },
    },
  ],
  refused: [
    {
      file: "broken.csv",
      message: "a number is expected",
      row: 7,
      column: "Reads/sec",
      given: "12,x",
      allowed: "a number with a decimal point",
    },
  ],
  table: null,
  workload,
  inventory: null,
  calendar: null,
  fio: null,
};

export const tableSummary: Schemas["Digest"] = {
  ...esxtopSummary,
  refused: [],
  workload: null,
  table: {
    header: ["When", "Desk", "R (kB/s)", "rps", "wps"],
    first_rows: [["2011-06-06 07:00", "vdi-1", "12", "3", "4"]],
    measures: [
      "reads per second",
      "writes per second",
      "I/Os per second",
      "bytes read per second",
      "latency of reads",
    ],
    mapping: null,
  },
};

const amount = { n_files: 2, n_bytes: 2147 };

export const anImport: Schemas["Import"] = {
  ...amount,
  id: "i1",
  name: "Nordwind",
  project_id: null,
  state: "ready",
  progress_fraction: null,
  options: esxtopSummary.options,
  files: [
    { id: "f1", name: "host1.csv", n_bytes: 2048, sha256: "aa" },
    { id: "f2", name: "broken.csv", n_bytes: 99, sha256: "bb" },
  ],
  summary: esxtopSummary,
  failure: null,
  acceptances: [],
  created_at: "2026-11-20T10:00:00Z",
  expires_at: "2026-12-20T10:00:00Z",
};

export const proposal: Schemas["Proposal"] = {
  profiles: [],
  comparisons: [],
  scenario: acme,
  profile: {},
  array: null,
  imported: { hosts: null, loads: [] },
  refit: null,
  changes: [
    {
      path: "pools.staff.profile_id",
      label: "Pool › staff › Workload profile",
      before: "Task worker",
      after: "Nordwind, measured",
      provenance: storm.provenance,
    },
  ],
};

export const acceptance: Schemas["ImportAcceptance"] = {
  id: "a1",
  import_id: "i1",
  import_name: "Nordwind",
  scenario_id: "s1",
  version_before: 1,
  version_after: 2,
  profile_id: "nordwind-measured",
  profile_ids: ["nordwind-measured"],
  array_id: null,
  changes: proposal.changes,
  accepted_at: "2026-11-20T10:05:00Z",
  accepted_by: "Ann",
  undone_at: null,
};
