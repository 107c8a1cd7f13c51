/** Tables for export. */

import type { Cell } from "@/lib/data/csv";
import type { ChartTable } from "./chartTable";

/** Return the content of a table for a file, with numbers as numbers if the table has them. */
export function contentOf({ header, rows, raw }: ChartTable): { header: string[]; lines: Cell[][] } {
  return raw ? raw() : { header, lines: rows.map(({ label, cells }) => [label, ...cells]) };
}

const inCell = (cell: Cell) =>
  cell === null || cell === undefined ? "" : String(cell).replace(/[\t\r\n]+/g, " ");

/** Return tab-separated text, which spreadsheets accept from the clipboard. */
export function tsv(header: readonly string[], lines: readonly Cell[][]): string {
  return [header, ...lines].map((line) => line.map(inCell).join("\t")).join("\n");
}

/** "Response-time curve" → "response-time-curve.csv" */
export function fileName(title: string, ending: string): string {
  const words = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${words || "chart"}.${ending}`;
}

/** Return the visible text of a table on the page, without text for screen readers. */
export function contentOfElement(table: HTMLTableElement): { header: string[]; lines: string[][] } {
  const grid: string[][] = [...table.rows].map(() => []);
  [...table.rows].forEach((row, y) => {
    for (const cell of row.cells) place(grid, y, cell);
  });
  const [header = [], ...lines] = grid.map((row) => Array.from(row, (text) => text ?? ""));
  return { header, lines };
}

/** Write a cell to the next free place of its row. A cell that spans rows is repeated in each of them. */
function place(grid: string[][], y: number, cell: HTMLTableCellElement): void {
  const row = grid[y] ?? [];
  const free = Array.from({ length: row.length + 1 }, (_, x) => x).find((x) => row[x] === undefined) ?? 0;
  const text = textOf(cell);
  for (let below = 0; below < Math.max(1, cell.rowSpan); below++) {
    const line = grid[y + below];
    for (let x = 0; line && x < Math.max(1, cell.colSpan); x++) line[free + x] = x === 0 ? text : "";
  }
}

function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll(".visually-hidden, svg")) hidden.remove();
  for (const part of copy.querySelectorAll("*")) {
    part.before(" ");
    part.after(" ");
  }
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}
