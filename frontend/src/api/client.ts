/** The one client for the service, typed from its OpenAPI document. */

import createFetchClient, { type Middleware } from "openapi-fetch";
import createQueryClient from "openapi-react-query";
import { problemOf } from "@/api/problem";
import type { paths } from "@/api/schema";
import { acceptLanguage } from "@/i18n/locale";

/** Response header during maintenance, and the event of the window that announces it. */
export const MAINTENANCE = "stormsizer-maintenance";

type Listener = () => void;

const waitingForSignIn = new Set<Listener>();

/** Have something done whenever the service asks to sign in first; what is returned ends that. */
export function onSignedOut(listener: Listener): Listener {
  waitingForSignIn.add(listener);
  return () => waitingForSignIn.delete(listener);
}

const refusals: Middleware = {
  async onResponse({ response }) {
    if (response.headers.has(MAINTENANCE)) dispatchEvent(new Event(MAINTENANCE));
    if (response.ok) return;
    const problem = await problemOf(response);
    if (problem.kind === "not-signed-in") for (const listener of waitingForSignIn) listener();
    throw problem;
  },
};

/** Asks for the texts of an answer in the language of the page. */
const language: Middleware = {
  onRequest({ request }) {
    request.headers.set("Accept-Language", acceptLanguage());
  },
};

export const client = createFetchClient<paths>({ baseUrl: `${globalThis.location.origin}/` });
client.use(language, refusals);

export const api = createQueryClient(client);
