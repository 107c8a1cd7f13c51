import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaults } from "@/api/forms";
import type { PriceListPreview } from "@/api/types";
import { App } from "@/app/App";
import { fas3270 } from "@/test/fixtures";
import { at, refusal, server } from "@/test/server";

/** Names of the files handed to the browser. */
const saved: string[] = [];

const prices = {
  id: "own",
  ...defaults.PriceList,
  name: "Spring",
  dated: "2026-01-01",
  standing: "own" as const,
  currency: "USD",
  notes: "",
  term_years: 3,
  arrays: { [fas3270.id]: { controller: 40_000 } },
  drives: {},
};
const preview: PriceListPreview = {
  prices: { ...prices, name: "Autumn" },
  changes: [{ path: "name", name: "Name of the price list", before: "Spring", after: "Autumn" }],
  n_unchanged: 4,
  problems: [],
  n_problems: 0,
};

beforeEach(async () => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server.use(
    http.get(at("/price-list"), () =>
      HttpResponse.json(
        { catalog_version: "test", prices, unpriced: [] },
        { headers: { etag: '"spring"', "cache-control": "no-store" } },
      ),
    ),
  );
  render(<App history={createMemoryHistory({ initialEntries: ["/catalog/prices"] })} />);
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Spring"));
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function upload(answer: () => Response, file = new File(["field,value"], "prices.csv")) {
  server.use(http.post(at("/price-list/preview"), answer));
  await screen.findByRole("button", { name: "Upload file" });
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(input, file);
}

const previewed = (changes: Partial<PriceListPreview> = {}) =>
  HttpResponse.json({ ...preview, ...changes }, { headers: { etag: '"compared"' } });

test("the changes in a file are shown before they are saved", async () => {
  const sent: { match: string | null; body: unknown }[] = [];
  server.use(
    http.put(at("/price-list"), async ({ request }) => {
      sent.push({ match: request.headers.get("if-match"), body: await request.json() });
      return HttpResponse.json({ catalog_version: "test", prices, unpriced: [] });
    }),
  );
  await upload(() => previewed());
  const dialog = await screen.findByRole("dialog", { name: "Import prices.csv" });
  expect(dialog).toHaveTextContent("0 added, 1 changed, 0 removed, 4 unchanged");
  expect(within(dialog).getByRole("row", { name: /Name of the price list/ })).toHaveTextContent(
    "ChangedSpringAutumn",
  );
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Save price list" }));
  expect(await screen.findByText("Price list saved")).toBeInTheDocument();
  expect(sent).toEqual([{ match: '"compared"', body: preview.prices }]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the problems in a file are listed by cell, and nothing can be saved", async () => {
  const problem = {
    row: 12,
    column: "value",
    cell: "C12",
    path: "drives.nvme-1920gb",
    given: "5 EUR",
    allowed: "a number without currency",
    message: "is not a number",
  };
  await upload(() => previewed({ prices: null, changes: [], problems: [problem], n_problems: 150 }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("150 problems in the file")).toBeInTheDocument();
  expect(within(dialog).getByRole("row", { name: /C12/ })).toHaveTextContent("5 EUR");
  expect(dialog).toHaveTextContent("Only the first problem is shown.");
  expect(within(dialog).queryByRole("button", { name: "Save price list" })).not.toBeInTheDocument();
  const [close] = within(dialog).getAllByRole("button", { name: "Close" }).slice(-1);
  await userEvent.click(close as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("a file that is not a price list is rejected, and one without changes says so", async () => {
  await upload(() =>
    refusal(422, "Invalid input", [{ path: "file", given: "", allowed: "", message: "cannot be read" }]),
  );
  expect(await screen.findByText("Invalid input")).toBeInTheDocument();
  await upload(() => previewed({ changes: [] }));
  expect(await screen.findByText("No changes")).toBeInTheDocument();
  expect(screen.queryByText("Invalid input")).not.toBeInTheDocument();
});

test("another user's change is not overwritten by a file", async () => {
  server.use(http.put(at("/price-list"), () => refusal(412, "The price list was changed meanwhile.")));
  await upload(() => previewed());
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Save price list" }));
  expect(await within(dialog).findByText("The price list was changed meanwhile.")).toBeInTheDocument();
});

test("a saved list is exported, and one with unsaved changes only as JSON", async () => {
  server.use(
    http.get(at("/price-list/exports/:type"), ({ params }) => HttpResponse.text(`field,${params.type}`)),
  );
  await userEvent.click(await screen.findByRole("button", { name: "XLSX" }));
  await waitFor(() => expect(saved).toEqual(["price-list.xlsx"]));
  const shelf = screen.getByRole("textbox", { name: "NetApp FAS3270: Shelf without drives" });
  await userEvent.type(shelf, "4000");
  expect(screen.getByRole("button", { name: "CSV" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "JSON" }));
  expect(saved).toEqual(["price-list.xlsx", "price-list.json"]);
  await upload(() => previewed());
  expect(await screen.findByText("Unsaved changes on this page will be discarded")).toBeInTheDocument();
});
