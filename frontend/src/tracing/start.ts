/** Tracing of the page: an action of the user, its requests, and what the service does for them, in one trace. */

import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { type ActionName, Actions } from "@/tracing/actions";
import { traced } from "@/tracing/requests";

const QUEUE = { maxQueueSize: 256, maxExportBatchSize: 64, scheduledDelayMillis: 2000 };
const EVENTS: Record<string, ActionName> = {
  click: "click",
  submit: "submit",
  change: "change",
  popstate: "navigate",
};

/** Trace the page from now on. `ratio` is the share of actions whose spans are sent. */
export function startTracing(exporter: SpanExporter, ratio: number): TracerProvider {
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...QUEUE })],
  });
  const tracer = provider.getTracer("stormsizer");
  const actions = new Actions(tracer);
  globalThis.fetch = traced(globalThis.fetch.bind(globalThis), tracer, actions);
  for (const [event, name] of Object.entries(EVENTS))
    addEventListener(event, () => actions.begin(name), { capture: true });
  actions.begin("load");
  return provider;
}
