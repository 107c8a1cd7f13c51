/** Entry of its own: the service adds this script to the page, before all others, while its operator collects traces. */

import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { BatchSpanProcessor } from "@opentelemetry/sdk-trace";
import { SPANS_PATH } from "@/tracing/requests";
import { startTracing } from "@/tracing/start";

const ratio = Number(document.getElementById("tracing")?.dataset.ratio ?? "1");
const exporter = new OTLPTraceExporter({ url: `${location.origin}${SPANS_PATH}` });
const limits = { maxQueueSize: 256, maxExportBatchSize: 64, scheduledDelayMillis: 2000 };

startTracing(new BatchSpanProcessor({ exporter, ...limits }), ratio);
