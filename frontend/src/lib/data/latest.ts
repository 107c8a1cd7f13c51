/**
 * One question at a time, and always the newest: what was overtaken while another was being answered is never
 * asked, and an answer that lets a newer question wait for too long is given up. It is not given up at once, because
 * that would not stop a calculation that has begun: the calculations of a drag would queue up in the service, and
 * the hand would see nothing before it rests.
 */

export interface Latest<Q> {
  ask: (question: Q) => void;
  stop: () => void;
}

interface Callbacks<Q, A> {
  /** Sends the request; the signal aborts once the answer is no longer needed. */
  fetch: (question: Q, signal: AbortSignal) => Promise<A>;
  /** Called in the order of the questions. */
  answered: (question: Q, answer: A) => void;
  failed: (question: Q, error: unknown) => void;
  /** How long the newest question waits for the answer to an older one. */
  patienceMs: number;
}

const GIVEN_UP = Symbol("given up");

function givenUp(signal: AbortSignal): Promise<typeof GIVEN_UP> {
  return new Promise((done) => signal.addEventListener("abort", () => done(GIVEN_UP), { once: true }));
}

export function latestOnly<Q, A>({ fetch, answered, failed, patienceMs }: Callbacks<Q, A>): Latest<Q> {
  let waiting: { question: Q } | null = null;
  let asking: AbortController | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const answerTo = async (question: Q, { signal }: AbortController): Promise<void> => {
    try {
      const answer = await Promise.race([fetch(question, signal), givenUp(signal)]);
      if (answer !== GIVEN_UP && !signal.aborted) answered(question, answer);
    } catch (error) {
      if (!signal.aborted) failed(question, error);
    }
  };

  const next = async (): Promise<void> => {
    while (waiting !== null) {
      const { question } = waiting;
      waiting = null;
      asking = new AbortController();
      await answerTo(question, asking);
      clearTimeout(patience);
      patience = undefined;
    }
    asking = null;
  };

  return {
    ask: (question) => {
      waiting = { question };
      if (asking === null) void next();
      else patience ??= setTimeout(() => asking?.abort(), patienceMs);
    },
    stop: () => {
      waiting = null;
      clearTimeout(patience);
      asking?.abort();
    },
  };
}
