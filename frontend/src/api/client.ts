/** The one client for the service, typed from its OpenAPI document. */

import createFetchClient, { type Middleware } from "openapi-fetch";
import createQueryClient from "openapi-react-query";
import { problemOf } from "@/api/problem";
import type { paths } from "@/api/schema";

const refusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await problemOf(response);
  },
};

export const client = createFetchClient<paths>({ baseUrl: `${globalThis.location.origin}/` });
client.use(refusals);

export const api = createQueryClient(client);
