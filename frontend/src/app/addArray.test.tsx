import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { Schemas } from "@/api/types";
import { App } from "@/app/App";
import { at, refusal, server, signedInAccount } from "@/test/server";

type Sheet = Schemas["SpecSheet"];

const PLACE = "/catalog/own/arrays/from-sheet";
const drive = { id: "nvme-3840gb", name: "3.84 TB NVMe TLC SSD", kind: "ssd" };

/** An answer of the service, reduced to what the page shows. */
const answerTo = (sheet: Sheet) => ({
  entry: {},
  answer: {
    parameters: [
      {
        path: "firmware.current.cpu_us_per_read",
        label: "CPU time per read",
        unit: "µs",
        value: 39.28,
        low: 34.67,
        high: 44.5,
        status: "derived",
        source: "own-arrays-our-array",
        where: "as entered",
        reasoning: "Published maximum",
      },
    ],
    capacity: {
      offered: [{ id: "raw", label: "Raw capacity", gb: 92_160, formula: "24 × 3,840 GB" }],
      sentence: "Usable: 62,208 GB.",
    },
    block_kib: 8,
    read_fraction: 0.7,
    maximum: { iops: 380_201, low_iops: 335_606, high_iops: 430_634, component: "controller_cpu" },
    published: sheet.published_maximum && {
      iops: 400_000,
      ratio: 0.95,
      latency_ms: null,
      iops_at_latency: null,
    },
    points: [
      { iops: 1, mean_ms: 0.24, read_ms: 0.24, write_ms: 0.24 },
      { iops: 380_000, mean_ms: 9, read_ms: 9, write_ms: 9 },
    ],
    sentence: `Predicted with ${sheet.n_cores.value} cores.`,
  },
});

let asked: Sheet[] = [];
let saved: { sheet: Sheet; provenance: Schemas["Provenance"] }[] = [];

beforeEach(() => {
  [asked, saved] = [[], []];
  server.use(
    http.get(at("/catalog/drives"), () => HttpResponse.json({ catalog_version: "test", items: [drive] })),
    http.post(at(`${PLACE}/preview`), async ({ request }) => {
      const { sheet } = (await request.json()) as { sheet: Sheet };
      asked.push(sheet);
      return HttpResponse.json(answerTo(sheet));
    }),
    http.post(at(PLACE), async ({ request }) => {
      saved.push((await request.json()) as (typeof saved)[number]);
      return HttpResponse.json({}, { status: 201 });
    }),
  );
});

function open() {
  const history = createMemoryHistory({ initialEntries: ["/catalog/arrays/add?form=sheet"] });
  render(<App history={history} />);
  return history;
}

test("an array that is added from a project belongs to it", async () => {
  const history = createMemoryHistory({ initialEntries: ["/catalog/arrays/add?project=p1"] });
  render(<App history={history} />);
  expect(
    await screen.findByText(/The array is offered in the project “Acme Corporation”/),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /specification sheet/ })).toHaveAttribute(
    "href",
    "/catalog/arrays/add?form=sheet&project=p1",
  );
});

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}( \\*)?$`));
async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.click(await field(name));
    await userEvent.paste(value);
  }
}

async function fillHardware() {
  await fill({
    Manufacturer: "Acme",
    Model: "Our array",
    "Processor cores": "16",
    Memory: "256",
    "Port speed": "25",
    "Host ports": "4",
    "Drive slots": "24",
  });
  await userEvent.click(screen.getByLabelText(drive.name));
}

const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

test("an array is added with the keyboard, with a live curve beside the steps", async () => {
  const history = open();
  await fillHardware();
  expect(await screen.findByText("Predicted with 16 cores.")).toBeInTheDocument();
  expect(asked.at(-1)?.published_maximum).toBeNull();

  await userEvent.type(await field("Drive slots"), "{Enter}");
  await waitFor(async () => expect(await heading("Data protection and services")).toHaveFocus());
  await userEvent.type(await field("Reserved capacity"), "15{Enter}");
  expect(await screen.findByRole("button", { name: /Published maximum/ })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await fill({
    IOPS: "400000",
    "Block size": "8",
    "Share of reads": "70",
    Title: "Data sheet",
    Publisher: "Acme",
  });
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      protection: { reserved_fraction: { value: 0.15, status: "specified" } },
      published_maximum: { iops: { value: 400_000 }, block_kib: 8, read_fraction: 0.7, n_controllers: 2 },
    }),
  );
  await userEvent.type(await field("Web address"), "https://acme.example/a.pdf{Enter}");

  const parameters = await screen.findByRole("region", { name: "Service parameters" });
  const row = within(parameters).getByRole("row", { name: /CPU time per read/ });
  for (const text of ["39.3 µs", "34.7–44.5", "derived", "Data sheet, as entered"])
    expect(row).toHaveTextContent(text);
  await userEvent.click(screen.getByRole("button", { name: "Save array" }));
  await waitFor(() => expect(history.location.pathname).toBe("/catalog/arrays"));
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    sheet: { id: "our-array", vendor: "Acme", drives: ["nvme-3840gb"] },
    provenance: { source: "Data sheet", publisher: "Acme", address: "https://acme.example/a.pdf" },
  });
});

test("required fields are marked when a step is left, and the first one has the focus", async () => {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  const maker = await field("Manufacturer");
  expect(await screen.findAllByText("Required")).toHaveLength(8);
  expect(maker).toBeInvalid();
  await waitFor(() => expect(maker).toHaveFocus());
  expect(await heading("Hardware")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Summary/ })).toBeDisabled();
});

test("a problem that the service reports is at its field", async () => {
  const problem = { path: "sheet.n_slots", given: "3", allowed: "at least 6", message: "is too few" };
  server.use(http.post(at(`${PLACE}/preview`), () => refusal(422, "Invalid", [problem])));
  open();
  await fillHardware();
  expect(await screen.findByText("Is too few (given: 3; allowed: at least 6)")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(await heading("Hardware")).toBeInTheDocument();
  await waitFor(async () => expect(await field("Drive slots")).toHaveFocus());
});

test("a viewer sees the summary and cannot save", async () => {
  server.use(http.get(at("/me"), () => HttpResponse.json(signedInAccount("viewer"))));
  open();
  await fillHardware();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  await userEvent.click(await screen.findByLabelText(/states a rate/));
  await fill({ Title: "Data sheet", Publisher: "Acme" });
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(await screen.findByRole("button", { name: "Save array" })).toBeDisabled();
  await waitFor(() => expect(asked.at(-1)?.published_maximum).toBeNull());
});
