/** Spans of the page's requests, and the header that continues their trace in the service. */

import { type Context, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import type { Actions } from "@/tracing/actions";

export const SPANS_PATH = "/api/v1/telemetry/spans";

const propagator = new W3CTraceContextPropagator();
const setter = { set: (headers: Headers, name: string, value: string) => headers.set(name, value) };

/** Return a `fetch` that traces requests to the API of this service, and passes on all others. */
export function traced(send: typeof fetch, tracer: Tracer, actions: Actions): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const isTraced =
      url.origin === location.origin && url.pathname.startsWith("/api/") && url.pathname !== SPANS_PATH;
    if (!isTraced) return send(input, init);
    const { context, end } = actions.beginRequest();
    try {
      return await inSpan(tracer, context, request, send);
    } finally {
      end();
    }
  };
}

async function inSpan(
  tracer: Tracer,
  context: Context,
  request: Request,
  send: typeof fetch,
): Promise<Response> {
  const attributes = { "http.request.method": request.method };
  const span = tracer.startSpan(request.method, { kind: SpanKind.CLIENT, attributes }, context);
  propagator.inject(trace.setSpan(context, span), request.headers, setter);
  try {
    const response = await send(request);
    span.setAttribute("http.response.status_code", response.status);
    if (response.status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    return response;
  } catch (error) {
    span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
