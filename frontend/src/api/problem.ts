/** Problem documents (RFC 9457): what went wrong, where, what was given and what is allowed. */

import type { components } from "@/api/schema";

export type FieldProblem = components["schemas"]["Problem"];
type ProblemDocument = Partial<components["schemas"]["ProblemDocument"]>;

/** An answer of the service that is no success, or no answer at all (`status` 0). */
export class ProblemError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly problems: FieldProblem[];

  constructor(status: number, document: ProblemDocument) {
    super(document.title ?? "The service did not answer as expected");
    this.name = "ProblemError";
    this.status = status;
    this.detail = document.detail ?? "";
    this.problems = document.errors ?? [];
  }
}

/** The problem document of a response; a plain sentence if it carries none. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const text = await response.text();
  try {
    return new ProblemError(response.status, JSON.parse(text) as ProblemDocument);
  } catch {
    return new ProblemError(response.status, {
      title: `The service answered ${response.status} ${response.statusText}`.trim(),
      detail: "Try again; if it stays, look at the service's log.",
    });
  }
}

export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return new ProblemError(0, {
    title: "The service cannot be reached",
    detail:
      "Nothing is lost: your changes stay in this browser. Check that the service runs, then try again.",
  });
}
