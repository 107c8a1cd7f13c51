/** Common addresses that redirect to the page meant. */

const others: Record<string, string> = {
  "/catalogue": "/catalog",
  "/catalogues": "/catalog",
  "/catalogs": "/catalog",
  "/prices": "/catalog/prices",
  "/scenarios": "/projects",
  "/comparison": "/projects",
  "/reports": "/runs",
  "/login": "/sign-in",
  "/signin": "/sign-in",
  "/signup": "/sign-up",
  "/register": "/sign-up",
  "/profile": "/account",
  "/settings/api-keys": "/settings/keys",
  "/settings/organisation": "/settings/organization",
};

/** Returns the address to redirect to: /catalogue/drives → /catalog/drives; null for any other. */
export function currentAddress(pathname: string): string | null {
  const path = pathname.replace(/\/+$/, "").toLowerCase();
  const exact = others[path];
  if (exact !== undefined) return exact;
  const [, first = "", rest = ""] = /^(\/catalog[^/]*)(\/.+)$/.exec(path) ?? [];
  const catalog = others[first];
  return catalog === undefined ? null : `${catalog}${rest}`;
}
