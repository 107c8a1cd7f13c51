/* In which set-up the journeys are made: the embedded default, or with PostgreSQL and Redis of their own as on a server. */

export const isServer = process.env.JOURNEYS_SET_UP === "server";

/** Where the commands below run. */
export const cwd = "../backend";

const SERVERS = [".venv/bin/python", "-m", "tests.support.serve"];

/** What starts a Stormsizer, the program first. */
export function commandOn(port: string): [string, ...string[]] {
  const program = ".venv/bin/stormsizer";
  const options = ["serve", "--host", "127.0.0.1", "--port", port];
  if (!isServer) return [program, ...options];
  return [SERVERS[0] as string, ...SERVERS.slice(1), program, ...options, "--worker"];
}

/** Its environment: without sign-in by default. */
export const environment: Record<string, string> = isServer ? { STORMSIZER_ACCOUNTS: "false" } : {};
