/* Waits until the service has answered the sample once: the first answer of a fresh installation compiles the engine. */
import { services } from "./private-service";

const PATIENCE_MS = 600_000;
const LOOK_EVERY_MS = 1000;

interface Listed {
  items: { id: string; state: string }[];
}

async function read<T>(address: string, path: string): Promise<T> {
  const response = await fetch(`${address}/api/v1${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

async function sampleIsRun(address: string): Promise<string | undefined> {
  const { items } = await read<Listed>(address, "/runs");
  return items.every((run) => run.state === "succeeded") ? items[0]?.id : undefined;
}

async function warmOne(address: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let id = await sampleIsRun(address);
  while (id === undefined) {
    if (Date.now() > deadline) throw new Error("the sample has not been run in time");
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    id = await sampleIsRun(address);
  }
  const { scenario } = await read<{ scenario: unknown }>(address, `/runs/${id}`);
  await fetch(`${address}/api/v1/preview`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ scenario }),
  });
}

export default async function warm(): Promise<void> {
  await Promise.all(services.map(({ address }) => warmOne(address)));
}
