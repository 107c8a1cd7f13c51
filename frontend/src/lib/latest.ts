/**
 * One question at a time, and always the newest: what was overtaken while another was being answered is never
 * asked. Cancelling instead would not stop a calculation that has begun, and the calculations of a drag would queue
 * up in the service.
 */

export interface Latest<Q> {
  ask: (question: Q) => void;
  stop: () => void;
}

interface Callbacks<Q, A> {
  fetch: (question: Q, signal: AbortSignal) => Promise<A>;
  /** Called in the order of the questions. */
  answered: (question: Q, answer: A) => void;
  failed: (question: Q, error: unknown) => void;
}

export function latestOnly<Q, A>({ fetch, answered, failed }: Callbacks<Q, A>): Latest<Q> {
  const leaving = new AbortController();
  let waiting: { question: Q } | null = null;
  let isBusy = false;

  const next = async (): Promise<void> => {
    while (waiting !== null && !leaving.signal.aborted) {
      const { question } = waiting;
      waiting = null;
      try {
        const answer = await fetch(question, leaving.signal);
        if (!leaving.signal.aborted) answered(question, answer);
      } catch (error) {
        if (!leaving.signal.aborted) failed(question, error);
      }
    }
  };

  return {
    ask: (question) => {
      waiting = { question };
      if (isBusy) return;
      isBusy = true;
      void next().finally(() => {
        isBusy = false;
      });
    },
    stop: () => leaving.abort(),
  };
}
