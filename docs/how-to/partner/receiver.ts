/** Receives webhooks of Stormsizer, by the Standard Webhooks scheme. */

import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";

const TOLERANCE_S = 300;

/** Whether a message is of the service: the Standard Webhooks scheme. */
function isGenuine(secret: string, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const id = headers["webhook-id"];
  const at = headers["webhook-timestamp"];
  if (!(Math.abs(Date.now() / 1000 - Number(at)) <= TOLERANCE_S)) return false;
  const hmac = createHmac("sha256", Buffer.from(secret.replace("whsec_", ""), "base64"));
  const expected = Buffer.from(`v1,${hmac.update(`${id}.${at}.`).update(body).digest("base64")}`);
  const given = String(headers["webhook-signature"]).split(" ").map((each) => Buffer.from(each));
  return given.some((each) => each.length === expected.length && timingSafeEqual(each, expected));
}

/** Takes messages, and counts those that are genuine: enough to know that it is time to look. */
export async function listen(port: number, secret: string) {
  const told = { count: 0, stop: () => server.close() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const genuine = isGenuine(secret, request.headers, Buffer.concat(chunks));
    if (genuine) told.count += 1;
    response.writeHead(genuine ? 204 : 401).end();
  }).listen(port);
  await once(server, "listening");
  return told;
}
