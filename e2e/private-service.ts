/* A whole Stormsizer for each worker of Playwright: a free port and an empty data folder, which `make journeys` removes afterwards. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ASK_FOR_A_PORT =
  'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(String(s.address().port)); s.close(); })';

export function freePort(): string {
  return execFileSync(process.execPath, ["-e", ASK_FOR_A_PORT], { encoding: "utf8" }).trim();
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
process.env.JOURNEYS_PORTS ??= Array.from({ length: nWorkers }, freePort).join(" ");
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
