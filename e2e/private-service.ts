/* A whole Stormsizer for each worker of Playwright: a free port and an empty data folder, which `make journeys` removes afterwards. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/* All servers listen until the last one has its port, so that no port comes twice. */
const ASK_FOR_PORTS = `
  const servers = Array.from({ length: Number(process.argv[1]) }, () => require("node:net").createServer());
  const ports = servers.map((s) => new Promise((done) => s.listen(0, "127.0.0.1", () => done(s.address().port))));
  Promise.all(ports).then((found) => { console.log(found.join(" ")); for (const s of servers) s.close(); });
`;

/** Different free ports, separated by spaces. */
export function freePorts(nPorts: number): string {
  return execFileSync(process.execPath, ["-e", ASK_FOR_PORTS, String(nPorts)], { encoding: "utf8" }).trim();
}

/** A folder the account that runs the database may enter. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "stormsizer-journeys-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Stories on one service follow each other: many of them change the same sample scenario. */
export const nWorkers = Number(process.env.JOURNEYS_WORKERS ?? 2);

/* The environment carries these to Playwright's workers, which read the configuration again. */
process.env.JOURNEYS_PORTS ??= freePorts(nWorkers);
process.env.JOURNEYS_FOLDER ??= openFolder();

export interface PrivateService {
  port: string;
  address: string;
  folder: string;
}

const parent = process.env.JOURNEYS_FOLDER;

/** In the order of the workers (`parallelIndex`). */
export const services: readonly PrivateService[] = process.env.JOURNEYS_PORTS.split(" ").map((port, n) => {
  const folder = join(parent, String(n));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return { port, address: `http://127.0.0.1:${port}`, folder };
});
