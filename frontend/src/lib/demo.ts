/** What the service writes on the page of a public demo. */

export interface Demo {
  /** Time at which everything is deleted next. */
  reset_at: string;
  idle_minutes: number;
  /** Address of the installation instructions; null without one. */
  help_url: string | null;
}

/** Returns what the page says about the demo; null in any other installation. */
export function demo(): Demo | null {
  const said = globalThis.document?.documentElement.dataset.demo;
  return said === undefined ? null : (JSON.parse(said) as Demo);
}
