/** Problem documents (RFC 9457): what went wrong, where, what was given and what is allowed. */

import type { components } from "@/api/schema";
import { t } from "@/i18n/t";
import { capitalize } from "@/lib/format/numbers";

export type FieldProblem = components["schemas"]["Problem"];
type ProblemDocument = Partial<components["schemas"]["ProblemDocument"]>;

/** An answer of the service that is no success, or no answer at all (`status` 0). */
export class ProblemError extends Error {
  readonly status: number;
  /** What programs know it by: `not-signed-in`. */
  readonly kind: string;
  readonly detail: string;
  readonly problems: FieldProblem[];
  /** Seconds until it is worth another try; 0 where the service does not say. */
  readonly retryAfterS: number;

  constructor(status: number, document: ProblemDocument, retryAfterS = 0) {
    super(document.title ?? t("common-unexpected-response"));
    this.name = "ProblemError";
    this.status = status;
    this.kind = (document.type ?? "").replace(/^urn:stormsizer:problem:/, "");
    this.retryAfterS = retryAfterS;
    this.detail = document.detail ?? "";
    this.problems = document.errors ?? [];
  }
}

/** The problem document of a response; a plain sentence if it carries none. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const text = await response.text();
  const retryAfterS = Number(response.headers.get("retry-after")) || 0;
  try {
    return new ProblemError(response.status, JSON.parse(text) as ProblemDocument, retryAfterS);
  } catch {
    return new ProblemError(response.status, {
      title: t("common-http-error", { status: `${response.status} ${response.statusText}`.trim() }),
      detail: t("common-http-error-hint"),
    });
  }
}

export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return new ProblemError(0, {
    title: t("common-unreachable"),
    detail: t("common-unreachable-hint"),
  });
}

/** What is wrong with one field, in a sentence; null if nothing is. */
export function saidOf(error: unknown, path: string): string | null {
  const said = error
    ? asProblem(error).problems.find((problem) => problem.path === path)?.message
    : undefined;
  return said ? capitalize(said) : null;
}
