/** Names of pages in spans, without identifiers. */

const word = /^[a-z-]{1,24}$/;

/** Return the path of a page with `{id}` for each part that is not a plain word. */
export function pageOf(path: string): string {
  const parts = path.split("/").filter((part) => part !== "");
  return `/${parts.map((part) => (word.test(part) ? part : "{id}")).join("/")}`;
}
