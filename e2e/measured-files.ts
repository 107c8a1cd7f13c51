/* Small generated files as tools write them: counters of a Monday morning with a login storm, an unknown table, a broken one, an inventory, a calendar. */
import { type Cell, workbook } from "./workbook";

const N_DESKTOPS = 36;
const SAMPLE_S = 20;
const HOURS = 4;
const BEGIN = Date.UTC(2011, 5, 6, 6);
const FIRST_LOGIN_S = 3600;
const LOGINS_S = 1800;
const LOGIN_LASTS_S = 240;
const COUNTERS = [
  "Commands/sec",
  "Reads/sec",
  "Writes/sec",
  "MBytes Read/sec",
  "MBytes Written/sec",
  "Average MilliSec/Read",
  "Average MilliSec/Write",
] as const;
const READ_MB = 20 / 1024;
const WRITE_MB = 12 / 1024;

export interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Numbers between 0 and 1 that look drawn and are the same each time. */
function drawer(): () => number {
  let state = 20110606;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function stamp(seconds: number): string {
  const at = new Date(BEGIN + seconds * 1000).toISOString();
  return `${at.slice(5, 7)}/${at.slice(8, 10)}/${at.slice(0, 4)} ${at.slice(11, 19)}`;
}

/** Whether a desktop logs in at this time: one after the other, over half an hour. */
function isLoggingIn(desktop: number, seconds: number): boolean {
  const begins = FIRST_LOGIN_S + (desktop / N_DESKTOPS) * LOGINS_S;
  return seconds >= begins && seconds < begins + LOGIN_LASTS_S;
}

function cellsOf(desktop: number, seconds: number, draw: () => number): number[] {
  const isStorm = isLoggingIn(desktop, seconds);
  const noise = 0.85 + 0.3 * draw();
  const reads = (isStorm ? 60 : 2) * noise;
  const writes = (isStorm ? 34 : 4) * noise;
  const latency = isStorm ? 6 : 2;
  return [reads + writes, reads, writes, reads * READ_MB, writes * WRITE_MB, latency, latency / 2];
}

function text(name: string, content: string): MadeFile {
  return { name, mimeType: "text/csv", buffer: Buffer.from(content) };
}

/** A batch file of esxtop: 36 desktops from 06:00 to 10:00, who log in between 07:00 and 07:30. More than a mebibyte. */
export function esxtopMorning(): MadeFile {
  const desktops = Array.from({ length: N_DESKTOPS }, (_, i) => i);
  const names = desktops.flatMap((i) =>
    COUNTERS.map(
      (counter) => `"\\\\esx01\\Virtual Disk(vdi-${String(i + 1).padStart(3, "0")}:scsi0:0)\\${counter}"`,
    ),
  );
  const draw = drawer();
  const rows = Array.from({ length: (HOURS * 3600) / SAMPLE_S + 1 }, (_, i) => {
    const seconds = i * SAMPLE_S;
    const cells = desktops.flatMap((desktop) => cellsOf(desktop, seconds, draw));
    return [`"${stamp(seconds)}"`, ...cells.map((cell) => `"${cell.toFixed(2)}"`)].join(",");
  });
  return text("esx01.csv", `"(PDH-CSV 4.0) (UTC)(0)",${names.join(",")}\n${rows.join("\n")}\n`);
}

/** A table truncated within a quoted cell. */
export function brokenTable(): MadeFile {
  return text("broken.csv", 'Time,VM,Read IOPS,Write IOPS\n2011-06-06 07:00:00,vdi-001,12,"7\n');
}

/** A table with unrecognizable columns: I/Os in thousands of bytes under letters. */
export function riddleTable(): MadeFile {
  const rows = Array.from({ length: 240 }, (_, i) => {
    const at = new Date(BEGIN + i * 60_000).toISOString().slice(0, 19).replace("T", " ");
    return `${at},desk-${(i % 2) + 1},${20 + (i % 5)},${30 + (i % 3)},640`;
  });
  return text("riddle.csv", `moment,where,alpha,beta,gamma\n${rows.join("\n")}\n`);
}

const MACHINES = [
  "VM",
  "Powerstate",
  "Template",
  "CPUs",
  "Memory",
  "Disks",
  "Total disk capacity MiB",
  "Provisioned MiB",
  "In Use MiB",
  "Unshared MiB",
  "Cluster",
  "Host",
  "OS according to the configuration file",
  "VM ID",
] as const;
const HOSTS = [
  "Host",
  "Cluster",
  "CPU Model",
  "Vendor",
  "Model",
  "# CPU",
  "# Cores",
  "Speed",
  "# Memory",
  "# VMs",
] as const;

function machine(prefix: string, n: number, memory_mib: number, unshared_mib: number): Cell[] {
  const name = `${prefix}-${String(n).padStart(3, "0")}`;
  const power = n % 12 === 0 ? "poweredOff" : "poweredOn";
  const used_mib = 24_000 + n;
  const host = `esx${(n % 3) + 1}.nordwind.example`;
  return [name, power, "False", 2, memory_mib, 1, 65_536, 70_000, used_mib, unshared_mib].concat(
    "VDI",
    host,
    "Microsoft Windows 11 (64-bit)",
    `vm-${prefix}-${n}`,
  );
}

/** An estate as RVTools counts it: 48 office desktops, 12 larger ones, two servers, three equal hosts. */
export function rvtoolsEstate(): MadeFile {
  const numbers = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
  const office = numbers(48).map((n) => machine("OFFICE", n, 8192, 3072));
  const design = numbers(12).map((n) => machine("DESIGN", n, 16_384, 5120));
  const servers = ["SQL-A", "FILESERVER"].map((name) => [
    name,
    ...machine("SRV", 1, 32_768, 30_000).slice(1),
  ]);
  const hosts = numbers(3).map((n) => [
    `esx${n}.nordwind.example`,
    "VDI",
    "Intel(R) Xeon(R) Gold 6338 CPU @ 2.00GHz",
    "Dell Inc.",
    "PowerEdge R650",
    2,
    64,
    2000,
    524_288,
    21,
  ]);
  return {
    name: "RVTools_nordwind.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: workbook({ vInfo: [MACHINES, ...office, ...design, ...servers], vHost: [HOSTS, ...hosts] }),
  };
}

const LOADS = [
  "VM Name",
  "MOB ID",
  "Peak IOPS",
  "Average IOPS",
  "Average KB/sec",
  "Avg Read Latency",
  "Avg Write Latency",
  "Avg Read IOPS",
  "Avg Write IOPS",
  "Avg Read MB/s",
  "Avg Write MB/s",
] as const;

function load(prefix: string, n: number, reads: number, writes: number): Cell[] {
  const [read_mb, write_mb] = [(reads * 24) / 1024, (writes * 12) / 1024];
  return [
    `${prefix}-${String(n).padStart(3, "0")}`,
    `vm-${prefix}-${n}`,
    15 * (reads + writes),
    reads + writes,
    (read_mb + write_mb) * 1024,
    1.5,
    2.5,
    reads,
    writes,
    read_mb,
    write_mb,
  ];
}

const GUESTS = [
  "VM Name",
  "MOB ID",
  "IsRunning",
  "VM OS",
  "Template",
  "Virtual CPU",
  "Provisioned Memory (MiB)",
  "Virtual Disk Size (MiB)",
  "Virtual Disk Used (MiB)",
  "Host",
] as const;

function guest(prefix: string, n: number, memory_mib: number): Cell[] {
  const name = `${prefix}-${String(n).padStart(3, "0")}`;
  const running = n % 12 === 0 ? "FALSE" : "TRUE";
  const system = "Microsoft Windows 11 (64-bit)";
  const host = `esx${(n % 3) + 1}.nordwind.example`;
  return [name, `vm-${prefix}-${n}`, running, system, "FALSE", 2, memory_mib, 65_536, 24_000, host];
}

/** The load of the desktops of `rvtoolsEstate`, as Live Optics measures it over a day. */
export function liveOpticsEstate(): MadeFile {
  const numbers = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
  const isRunning = (n: number) => n % 12 !== 0;
  const office = numbers(48)
    .filter(isRunning)
    .map((n) => load("OFFICE", n, 3, 9));
  const design = numbers(12)
    .filter(isRunning)
    .map((n) => load("DESIGN", n, 8, 16));
  const guests = [
    ...numbers(48).map((n) => guest("OFFICE", n, 8192)),
    ...numbers(12).map((n) => guest("DESIGN", n, 16_384)),
  ];
  const hosts = [1, 2, 3].map((n) => [`esx${n}.nordwind.example`, 2_400, 300, 600]);
  return {
    name: "LiveOptics_nordwind.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: workbook({
      Details: [["Project Name", "Nordwind"]],
      VMs: [GUESTS, ...guests],
      "VM Performance": [LOADS, ...office, ...design],
      "ESX Performance": [["Host", "Peak IOPS", "Average IOPS", "95% IOPS"], ...hosts],
    }),
  };
}

/** A calendar of people within the weeks of the sample: a shift that says how many come, patches, a party. */
export function shiftCalendar(): MadeFile {
  const entry = (uid: string, summary: string, begin: string, end: string, ...more: string[]) => [
    "BEGIN:VEVENT",
    `UID:${uid}@nordwind.example`,
    "DTSTAMP:20110520T080000Z",
    `DTSTART:${begin}`,
    `DTEND:${end}`,
    `SUMMARY:${summary}`,
    ...more,
    "END:VEVENT",
  ];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Nordwind//Rota//EN",
    ...entry("late", "Late shift begins", "20110608T130000Z", "20110608T133000Z", "DESCRIPTION:users=400"),
    ...entry("patch", "Patch night", "20110609T210000Z", "20110609T230000Z"),
    ...entry("party", "Summer party", "20110610T150000Z", "20110610T180000Z"),
    "END:VCALENDAR",
  ];
  return { name: "rota.ics", mimeType: "text/calendar", buffer: Buffer.from(`${lines.join("\r\n")}\r\n`) };
}

/** Incompressible data of a given size. */
export function noise(name: string, n_bytes: number): MadeFile {
  const draw = drawer();
  const bytes = Uint8Array.from({ length: n_bytes }, () => Math.floor(draw() * 256));
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
}
