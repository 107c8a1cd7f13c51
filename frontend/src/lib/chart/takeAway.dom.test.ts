import { expect, test } from "vitest";
import type { ChartTable } from "./chartTable";
import { contentOf, contentOfElement, fileName, tsv } from "./takeAway";

const written: ChartTable = {
  header: ["Time", "Reads, IOPS"],
  rows: [{ at: 1, label: "Mon, Jun 6 07:00", cells: ["36,107"] }],
};

test("a table without numbers is exported as text", () => {
  expect(contentOf(written)).toEqual({
    header: ["Time", "Reads, IOPS"],
    lines: [["Mon, Jun 6 07:00", "36,107"]],
  });
});

test("numbers are exported unrounded, and line breaks are removed", () => {
  const raw = () => ({
    header: ["name", "reads_iops"],
    lines: [
      ["a\tb\nc", 36107.25],
      ["d", null],
    ],
  });
  const { header, lines } = contentOf({ ...written, raw });
  expect(tsv(header, lines)).toBe("name\treads_iops\na b c\t36107.25\nd\t");
});

test("export of a page table has only its visible text", () => {
  document.body.innerHTML = `<table><tr><th>Phase</th><th>Reads<small>IOPS</small></th></tr>
    <tr><th>Boot<span class="visually-hidden"> is good</span></th><td><b>36,107</b><span>36,085 (±0%)</span></td></tr></table>`;
  expect(contentOfElement(document.querySelector("table") as HTMLTableElement)).toEqual({
    header: ["Phase", "Reads IOPS"],
    lines: [["Boot", "36,107 36,085 (±0%)"]],
  });
});

test("cells that span rows or columns keep columns aligned", () => {
  document.body.innerHTML = `<table><tr><th rowspan="2">Event</th><th colspan="2">Mean</th></tr>
    <tr><th>week</th><th>every I/O</th></tr><tr><th>Boot</th><td>1</td><td>2</td></tr></table>`;
  expect(contentOfElement(document.querySelector("table") as HTMLTableElement)).toEqual({
    header: ["Event", "Mean", ""],
    lines: [
      ["Event", "week", "every I/O"],
      ["Boot", "1", "2"],
    ],
  });
});

test("file names come from titles", () => {
  expect(fileName("Response time at the hosts", "csv")).toBe("response-time-at-the-hosts.csv");
  expect(fileName("–", "png")).toBe("chart.png");
});
