/** Actions of the user, each with the requests that follow from it. */

import { type Context, ROOT_CONTEXT, type Span, type Tracer, trace } from "@opentelemetry/api";
import { pageOf } from "@/tracing/pages";

/** An action ends when none of its requests has been open for this time. */
export const IDLE_MS = 500;

export type ActionName = "load" | "navigate" | "click" | "submit" | "change";

/** One action, whose span is sent only if the action caused a request. */
class Action {
  readonly context: Context;
  readonly #span: Span;
  #open = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  hasEnded = false;

  constructor(tracer: Tracer, name: ActionName, page: string) {
    this.#span = tracer.startSpan(name, { root: true, attributes: { "stormsizer.page": page } });
    this.context = trace.setSpan(ROOT_CONTEXT, this.#span);
  }

  begin(): void {
    this.#open += 1;
    clearTimeout(this.#timer);
  }

  end(): void {
    this.#open -= 1;
    if (this.#open > 0) return;
    const endedAt = Date.now();
    this.#timer = setTimeout(() => {
      this.hasEnded = true;
      this.#span.end(endedAt);
    }, IDLE_MS);
  }
}

/** The actions of a page, of which the last one is the cause of new requests. */
export class Actions {
  readonly #tracer: Tracer;
  #last: Action | null = null;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Begin an action; requests from now on belong to it. */
  begin(name: ActionName): void {
    this.#last = new Action(this.#tracer, name, pageOf(location.pathname));
  }

  /** Begin a request; returns the context of its action, and a function to call when the request has ended. */
  beginRequest(): { context: Context; end: () => void } {
    const action = this.#last;
    if (action === null || action.hasEnded) return { context: ROOT_CONTEXT, end: () => {} };
    action.begin();
    return { context: action.context, end: () => action.end() };
  }
}
