/** Where to go after signing in: a page of ours, whatever the address says. */

const doors = /^\/(sign-in|sign-up|verify-email|confirm-email|forgot-password|reset-password|shared)(\/|$)/;

export const HOME = "/projects";

export function safePath(wanted: unknown, origin: string = globalThis.location.origin): string {
  if (typeof wanted !== "string" || !/^\/[^/\\]/.test(wanted) || !URL.canParse(wanted, origin)) return HOME;
  const { origin: found, pathname, search, hash } = new URL(wanted, origin);
  const isOurs = found === origin && !pathname.startsWith("//") && !doors.test(pathname);
  return isOurs ? `${pathname}${search}${hash}` : HOME;
}
