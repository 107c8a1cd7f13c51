/* A Stormsizer of our own that can be stopped and started again on the same data. */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { freePorts, openFolder } from "./private-service";
import { commandOn, cwd, environment } from "./set-up";

const PATIENCE_MS = 600_000;
const LOOK_EVERY_MS = 200;
const LONGEST_QUOTE = 2000;

/** Looks again and again until there is something. */
export async function until<T>(
  patienceMs: number,
  what: string,
  look: () => Promise<T | undefined>,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} has not come in time`);
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
}

function ended(process: ChildProcess): Promise<void> {
  return new Promise((done) => (process.exitCode === null ? process.once("exit", () => done()) : done()));
}

export interface OwnService {
  address: string;
  /** Its data folder. */
  folder: string;
  /** Starts it, or starts it again, and waits until it answers. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Stops it and removes what it kept. */
  remove: () => Promise<void>;
}

/** `settings`: more of the environment; they may name the address. */
export function ownService(settings: (address: string) => Record<string, string> = () => ({})): OwnService {
  const folder = openFolder();
  const port = freePorts(1);
  const address = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  let said = "";

  const start = async () => {
    const [program, ...options] = commandOn(port);
    const begun = spawn(program, options, {
      cwd,
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, ...environment, STORMSIZER_DATA_FOLDER: folder, ...settings(address) },
    });
    server = begun;
    begun.stderr?.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-LONGEST_QUOTE);
    });
    await until(PATIENCE_MS, "the service", async () => {
      if (begun.exitCode !== null) throw new Error(`the service ended: ${said}`);
      const response = await fetch(`${address}/readyz`).catch(() => undefined);
      return response?.ok ? true : undefined;
    });
  };
  const stop = async () => {
    if (server === undefined) return;
    server.kill("SIGTERM");
    await ended(server);
    server = undefined;
  };
  const remove = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, folder, start, stop, remove };
}
