/** Tables as CSV (RFC 4180), safe to open in a spreadsheet. */

export type Cell = string | number | boolean | null | undefined;

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell !== "string") return String(cell);
  const inert = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

export function csv(header: string[], rows: Cell[][]): string {
  return [header, ...rows].map((row) => `${row.map(written).join(",")}\r\n`).join("");
}
