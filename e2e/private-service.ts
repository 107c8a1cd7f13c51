/* A whole Stormsizer of our own: a free port and an empty data folder, which `make journeys` removes afterwards. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
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

/* The environment carries both to Playwright's workers, which read the configuration again. */
process.env.JOURNEYS_PORT ??= freePort();
process.env.JOURNEYS_FOLDER ??= openFolder();

export const port = process.env.JOURNEYS_PORT;
export const folder = process.env.JOURNEYS_FOLDER;
export const address = `http://127.0.0.1:${port}`;
