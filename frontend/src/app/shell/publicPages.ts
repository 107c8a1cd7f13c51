/** Pages without sign-in. */

const open = [
  "/sign-in",
  "/sign-up",
  "/verify-email",
  "/confirm-email",
  "/forgot-password",
  "/reset-password",
  "/accept-invitation",
  "/shared",
];

export function isOpen(pathname: string): boolean {
  return open.includes(pathname.replace(/\/+$/, ""));
}
