/** Tracing of the page: an action of the user, its requests, and what the service does for them, in one trace. */

import {
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { type ActionName, Actions } from "@/tracing/actions";
import { traced } from "@/tracing/requests";

const EVENTS: Record<string, ActionName> = {
  click: "click",
  submit: "submit",
  change: "change",
  popstate: "navigate",
};

/** Trace the requests of `page` from now on. `ratio` is the share of actions whose spans are sent. */
export function startTracing(
  processor: SpanProcessor,
  ratio: number,
  page: { fetch: typeof fetch } = globalThis,
): void {
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer("stormsizer");
  const actions = new Actions(tracer);
  page.fetch = traced(page.fetch.bind(page), tracer, actions);
  for (const [event, name] of Object.entries(EVENTS))
    addEventListener(event, () => actions.begin(name), { capture: true });
  actions.begin("load");
}
