/* A second Stormsizer of our own, where people sign in; its mails are left as files in its data folder. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort, openFolder } from "./private-service";

const PATIENCE_MS = 120_000;
const MAIL_PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 200;
const LONGEST_QUOTE = 2000;

async function until<T>(patienceMs: number, what: string, look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} has not come in time`);
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
}

export interface AccountsService {
  address: string;
  /** The link in the newest mail to somebody that leads to a page. */
  linkTo: (page: string, email: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Text of a mail, with the soft line ends of quoted-printable undone. */
function textOf(file: string): string {
  return readFileSync(file, "utf8")
    .replaceAll(/=\r?\n/g, "")
    .replaceAll("=3D", "=");
}

function linkIn(mails: string, page: string, email: string): string | undefined {
  if (!existsSync(mails)) return undefined;
  const link = new RegExp(`https?://\\S+/${page}#\\S+`);
  const texts = readdirSync(mails)
    .sort()
    .map((name) => textOf(join(mails, name)));
  return texts
    .filter((text) => text.includes(`To: ${email}`))
    .map((text) => link.exec(text)?.[0])
    .findLast((found) => found !== undefined);
}

function ended(process: ChildProcess): Promise<void> {
  return new Promise((done) => (process.exitCode === null ? process.once("exit", () => done()) : done()));
}

export async function startAccountsService(): Promise<AccountsService> {
  const folder = openFolder();
  const port = freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn("../backend/.venv/bin/stormsizer", ["serve", "--host", "127.0.0.1", "--port", port], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      STORMSIZER_DATA_FOLDER: folder,
      STORMSIZER_ACCOUNTS: "true",
      STORMSIZER_SECRET_KEY: randomBytes(36).toString("base64"),
      STORMSIZER_PUBLIC_URL: address,
    },
  });
  let said = "";
  server.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-LONGEST_QUOTE);
  });
  const answers = async () => {
    if (server.exitCode !== null) throw new Error(`the service ended: ${said}`);
    const response = await fetch(`${address}/readyz`).catch(() => undefined);
    return response?.ok ? true : undefined;
  };
  await until(PATIENCE_MS, "the service", answers);
  return {
    address,
    linkTo: (page, email) =>
      until(MAIL_PATIENCE_MS, `the mail to ${email}`, async () => linkIn(join(folder, "mail"), page, email)),
    stop: async () => {
      server.kill("SIGTERM");
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
