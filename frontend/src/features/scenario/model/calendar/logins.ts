/** The login windows of a week as one answer: the time until all users are logged in. */

import type { Scenario } from "@/api/types";

/** The window that all logins share; null where they differ, or arrive at a fixed rate. */
export function loginWindow({ events }: Scenario): number | null {
  const logins = events.filter((event) => event.kind === "login");
  const [first, ...others] = new Set(logins.map(({ window_s }) => window_s));
  const isAtRate = logins.some(({ logins_per_minute }) => logins_per_minute != null);
  return first === undefined || others.length > 0 || isAtRate ? null : first;
}

/** Every login with this window; all other events unchanged. */
export function withLoginWindow(scenario: Scenario, window_s: number): Scenario {
  return {
    ...scenario,
    events: scenario.events.map((event) =>
      event.kind === "login" ? { ...event, window_s, logins_per_minute: null } : event,
    ),
  };
}
