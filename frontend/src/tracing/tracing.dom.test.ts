import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from "@opentelemetry/sdk-trace";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IDLE_MS } from "@/tracing/actions";
import { pageOf } from "@/tracing/pages";
import { SPANS_PATH } from "@/tracing/requests";
import { startTracing } from "@/tracing/start";

const page = { fetch: globalThis.fetch };
let sent: Request[] = [];
let exporter: InMemorySpanExporter;

/** Answer every request with 404, and record it. */
function stub(): void {
  page.fetch = async (input) => {
    sent.push(input instanceof Request ? input : new Request(input));
    return new Response("{}", { status: 404 });
  };
}

function start(ratio: number): void {
  exporter = new InMemorySpanExporter();
  startTracing(new SimpleSpanProcessor({ exporter }), ratio, page);
}

/** The spans that have ended, by name. */
async function ended(): Promise<Record<string, ReadableSpan>> {
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  return Object.fromEntries(exporter.getFinishedSpans().map((span) => [span.name, span]));
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  stub();
  start(1);
});

afterEach(() => {
  vi.useRealTimers();
});

const url = (path: string) => `${location.origin}${path}`;

test("a click and its request are one trace, which the header continues", async () => {
  document.body.click();
  await page.fetch(url("/api/v1/projects?secret=word"), { headers: { Accept: "application/json" } });
  const { click, GET } = await ended();
  const trace = click?.spanContext().traceId;
  expect(sent[0]?.headers.get("traceparent")).toBe(`00-${trace}-${GET?.spanContext().spanId}-01`);
  expect(sent[0]?.headers.get("accept")).toBe("application/json");
  expect(GET?.parentSpanContext?.spanId).toBe(click?.spanContext().spanId);
  expect(GET?.attributes).toEqual({ "http.request.method": "GET", "http.response.status_code": 404 });
  expect(click?.attributes).toEqual({ "stormsizer.page": "/" });
});

test("actions without a request are not sent", async () => {
  await page.fetch(url("/api/v1/projects"));
  document.body.click();
  const { load, click } = await ended();
  expect(load).toBeDefined();
  expect(click).toBeUndefined();
});

test("a request after the end of an action begins a trace of its own", async () => {
  await page.fetch(url("/api/v1/projects"));
  await ended();
  exporter.reset();
  await page.fetch(url("/api/v1/runs"));
  expect((await ended()).GET?.parentSpanContext).toBeUndefined();
});

test("requests to other places and the spans themselves are not traced", async () => {
  await page.fetch("https://elsewhere.example.com/api/v1/projects");
  await page.fetch(url(SPANS_PATH), { method: "POST", body: "{}" });
  expect(sent.map((request) => request.headers.get("traceparent"))).toEqual([null, null]);
  expect(await ended()).toEqual({});
});

test("actions that are not sampled tell the service not to trace either", async () => {
  stub();
  start(0);
  await page.fetch(url("/api/v1/projects"));
  expect(sent[0]?.headers.get("traceparent")).toMatch(/-00$/);
  expect(await ended()).toEqual({});
});

test("a failed request is an error with its kind and without its message", async () => {
  page.fetch = async () => {
    throw new TypeError("secret");
  };
  start(1);
  await expect(page.fetch(url("/api/v1/projects"))).rejects.toThrow("secret");
  const { GET } = await ended();
  expect(GET?.attributes).toEqual({ "http.request.method": "GET", "error.type": "TypeError" });
  expect(GET?.status.message).toBeUndefined();
});

test("pages are named without identifiers", () => {
  expect(pageOf("/")).toBe("/");
  expect(pageOf("/scenarios/01a222e1-02eb-7a33-bd97-12b297ca8983/guide")).toBe("/scenarios/{id}/guide");
  expect(pageOf("/shared/Zm9vYmFyZm9vYmFyZm9vYmFyZm9v")).toBe("/shared/{id}");
});
