import { createMemoryHistory } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { Scenario } from "@/api/types";
import { App } from "@/app/App";
import type { Import, ImportOptions, ImportSelection } from "@/features/imports/model/types";
import { fakeStreams } from "@/test/eventSource";
import { acme, fas3270 } from "@/test/fixtures";
import { acceptance, anImport, esxtopSummary, proposal, tableSummary, workload } from "@/test/imports";
import { at, draft, refusal, run, server, signedInAccount } from "@/test/server";

beforeEach(fakeStreams);

function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  render(<App history={history} />);
  return history;
}

const card = (name: string) => screen.findByRole("region", { name });
const button = (name: string | RegExp) => screen.findByRole("button", { name });

/** The service holds this import; `reading` takes down how it is to be read. */
function holding(of: Partial<Import>, after?: Partial<Import>) {
  const read: ImportOptions[] = [];
  let now: Import = { ...anImport, ...of };
  server.use(
    http.get(at("/imports/i1"), () => HttpResponse.json(now)),
    http.post(at("/imports/i1/readings"), async ({ request }) => {
      read.push((await request.json()) as ImportOptions);
      now = { ...now, ...after };
      return HttpResponse.json({ ...now, state: "queued", summary: null }, { status: 202 });
    }),
  );
  return read;
}

/** The service proposes and accepts; what it was asked is taken down. */
function accepting() {
  const asked: ImportSelection[] = [];
  const accepted: { selection: ImportSelection; match: string | null }[] = [];
  server.use(
    http.post(at("/imports/i1/proposals"), async ({ request }) => {
      asked.push(((await request.json()) as { selection: ImportSelection }).selection);
      return HttpResponse.json(proposal);
    }),
    http.post(at("/imports/i1/acceptances"), async ({ request }) => {
      const { selection } = (await request.json()) as { selection: ImportSelection };
      accepted.push({ selection, match: request.headers.get("if-match") });
      return HttpResponse.json(acceptance, { status: 201 });
    }),
  );
  return { asked, accepted };
}

test("creating an import asks for a name and opens it", async () => {
  const made: unknown[] = [];
  server.use(
    http.get(at("/imports"), () => HttpResponse.json({ items: [], next_cursor: null })),
    http.post(at("/imports"), async ({ request }) => {
      made.push(await request.json());
      return HttpResponse.json({ ...anImport, state: "empty", files: [], summary: null }, { status: 201 });
    }),
  );
  holding({ state: "empty", files: [], summary: null, options: null });
  const history = open("/imports?scenario=s1");
  expect(await screen.findByText("No imports yet")).toBeInTheDocument();
  await userEvent.click(await button("New import"));
  await userEvent.type(await screen.findByLabelText("Name"), "Nordwind");
  await userEvent.click(await button("Create import"));
  expect(await screen.findByRole("heading", { level: 1, name: "Nordwind" })).toBeInTheDocument();
  expect(made).toEqual([{ name: "Nordwind" }]);
  expect(history.location.href).toBe("/imports/i1?scenario=s1");
  expect(screen.queryByRole("button", { name: "Read files" })).not.toBeInTheDocument();
});

test("files are uploaded one by one, and rejections are shown next to the file", async () => {
  const names: (string | null)[] = [];
  holding({ state: "empty", files: [], summary: null, options: null });
  server.use(
    http.post(at("/imports/i1/files"), ({ request }) => {
      const name = new URL(request.url).searchParams.get("name");
      names.push(name);
      if (name === "huge.csv") return refusal(413, "Content Too Large");
      return HttpResponse.json(anImport.files[0], { status: 201 });
    }),
  );
  open("/imports/i1");
  const files = await card("Files");
  const input = files.querySelector("input[type=file]") as HTMLInputElement;
  await userEvent.upload(input, [new File(["a"], "huge.csv"), new File(["b"], "host 1.csv")]);
  expect(await within(files).findByRole("alert")).toHaveTextContent("Content Too Large");
  await waitFor(() => expect(names).toEqual(["huge.csv", "host 1.csv"]));
  await userEvent.click(await button("Dismiss huge.csv"));
  expect(within(files).queryByText("huge.csv")).not.toBeInTheDocument();
});

/** Files in the hand, over the page. */
const carried = (...files: File[]) => ({ dataTransfer: { files, types: ["Files"] } });

test("files dropped anywhere on the page are uploaded, and a canceled one does not block the others", async () => {
  const arrived: Import["files"] = [];
  server.use(
    http.get(at("/imports/i1"), () =>
      HttpResponse.json({ ...anImport, state: "empty", files: arrived, summary: null, options: null }),
    ),
    http.post(at("/imports/i1/files"), async ({ request }) => {
      const name = new URL(request.url).searchParams.get("name") ?? "";
      if (name === "slow.csv") await new Promise(() => undefined);
      const file = { id: name, name, n_bytes: 1, sha256: "aa" };
      arrived.push(file);
      return HttpResponse.json(file, { status: 201 });
    }),
  );
  open("/imports/i1");
  const files = await card("Files");
  const three = carried(new File(["a"], "slow.csv"), new File(["b"], "b.csv"), new File(["c"], "c.csv"));
  fireEvent.dragOver(document.body, three);
  expect(await screen.findByText("Drop the files to add them to Nordwind")).toBeInTheDocument();
  fireEvent.dragLeave(document.body, { relatedTarget: null });
  expect(screen.queryByText(/^Drop the files/)).not.toBeInTheDocument();
  fireEvent.drop(document.body, three);
  expect(await within(files).findByText(/Uploading/)).toBeInTheDocument();
  expect(within(files).getAllByText(/Waiting/)).toHaveLength(2);
  await userEvent.click(await button("Cancel c.csv"));
  await userEvent.click(await button("Cancel slow.csv"));
  expect(await button("Remove b.csv")).toBeInTheDocument();
  expect(arrived.map(({ name }) => name)).toEqual(["b.csv"]);
  expect(within(files).queryByText("slow.csv")).not.toBeInTheDocument();
});

test("files cannot be dropped while reading, and the page says why", async () => {
  holding({ state: "reading", progress_fraction: 0.4, summary: null });
  open("/imports/i1");
  await card("Files");
  const one = carried(new File(["a"], "a.csv"));
  fireEvent.dragOver(document.body, one);
  expect(await screen.findByText(/^The files are being read/)).toBeInTheDocument();
  fireEvent.drop(document.body, one);
  expect(screen.queryByText("a.csv")).not.toBeInTheDocument();
});

test("the list shows the size of each import", async () => {
  const { id, name, project_id, state, progress_fraction, created_at, expires_at } = anImport;
  const item = { id, name, project_id, state, progress_fraction, created_at, expires_at };
  server.use(
    http.get(at("/imports"), () =>
      HttpResponse.json({ items: [{ ...item, n_files: 2, n_bytes: 3 * 2 ** 20 }], next_cursor: null }),
    ),
  );
  open("/imports");
  expect(await screen.findByText(/^ready · 2 files, 3 MiB · created/)).toBeInTheDocument();
});

test("a reading shows its progress and can be canceled", async () => {
  let isCancelled = false;
  holding({ state: "reading", progress_fraction: 0.4, summary: null });
  server.use(
    http.post(at("/imports/i1/cancel"), () => {
      isCancelled = true;
      return HttpResponse.json({ ...anImport, state: "cancelled", summary: null });
    }),
  );
  open("/imports/i1");
  const reading = await card("Reading files");
  expect(within(reading).getByRole("status")).toHaveTextContent("Reading, 40%");
  expect(await button("Choose files")).toBeDisabled();
  await userEvent.click(within(reading).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(isCancelled).toBe(true));
});

test("a failed reading shows the reason", async () => {
  holding({ state: "failed", summary: null, failure: { reason: "memory", message: "512 MiB are allowed." } });
  open("/imports/i1");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Reading exceeded the memory limit512 MiB are allowed.",
  );
});

test("the preview identifies each file and shows rejections with row and column", async () => {
  holding({});
  open("/imports/i1");
  const found = await card("File contents");
  expect(found).toHaveTextContent("1 file read, 1 rejected");
  expect(within(found).getByRole("alert")).toHaveTextContent(
    /broken\.csv cannot be read.*row 7, column Reads\/sec.*12,x.*a number with a decimal point/,
  );
  const file = within(found).getByRole("article", { name: "host1.csv" });
  expect(file).toHaveTextContent("esxtop");
  expect(file).toHaveTextContent("3,599 rows used, 1 skipped");
  expect(file).toHaveTextContent("The first sample holds no rates (row 2)");
});

test("a storm becomes a window, and reading again uses it", async () => {
  const read = holding({}, { state: "queued", summary: null });
  open("/imports/i1");
  await userEvent.click(await button(/^Window from Login storm/));
  const windows = await screen.findAllByRole("group", { name: /^Window \d/ });
  expect(windows).toHaveLength(3);
  await userEvent.click(await button("Remove window 1"));
  const [notice] = await screen.findAllByText("Import options have changed");
  expect(notice).toBeInTheDocument();
  const [again] = await screen.findAllByRole("button", { name: "Read again" });
  await userEvent.click(again as HTMLElement);
  await waitFor(() => expect(read).toHaveLength(1));
  expect(read[0]?.windows.map(({ phase }) => phase)).toEqual(["steady_state", "monday_login"]);
});

const value = (name: RegExp) => screen.findByRole("slider", { name });
const LATER = { clientX: 200, pointerId: 1 };

test("arrow keys move the edge of a window, its field follows, and undo reverses each step", async () => {
  holding({});
  open("/imports/i1");
  const begin = await value(/^Start of window 1/);
  expect(begin).toHaveAttribute("aria-valuetext", "Mon, Jun 6 07:00");
  fireEvent.keyDown(begin, { key: "ArrowRight" });
  fireEvent.keyDown(begin, { key: "PageUp" });
  expect(begin).toHaveAttribute("aria-valuetext", "Mon, Jun 6 07:16");
  const [first] = await screen.findAllByRole("group", { name: /^Window 1/ });
  const field = within(first as HTMLElement).getByLabelText("Start");
  expect(field).toHaveValue("2011-06-06T07:16");
  fireEvent.keyDown(begin, { key: "End" });
  expect(begin).toHaveAttribute("aria-valuetext", "Mon, Jun 6 07:29:59");
  await userEvent.click(await button("Undo (Ctrl+Z)"));
  expect(begin).toHaveAttribute("aria-valuetext", "Mon, Jun 6 07:00");
  expect(screen.queryByText("Import options have changed")).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true, shiftKey: true });
  expect(begin).toHaveAttribute("aria-valuetext", "Mon, Jun 6 07:29:59");
  expect(await button("Redo (Ctrl+Shift+Z)")).toBeDisabled();
});

test("dragging an edge updates the field and counts as one undo step", async () => {
  const read = holding({}, { state: "queued", summary: null });
  open("/imports/i1");
  const end = await value(/^End of window 2/);
  const layer = end.parentElement as HTMLElement;
  layer.getBoundingClientRect = () => ({ left: 0, width: 360 }) as DOMRect;
  end.setPointerCapture = () => undefined;
  const drag = (to: number) => {
    fireEvent.pointerDown(end, { ...LATER, button: 0 });
    fireEvent.pointerMove(end, { ...LATER, clientX: to });
  };
  drag(170);
  expect(end).toHaveAttribute("aria-valuetext", "Mon, Jun 6 08:45");
  fireEvent.keyDown(end, { key: "Escape" });
  fireEvent.pointerUp(end, { ...LATER, clientX: 170 });
  expect(end).toHaveAttribute("aria-valuetext", "Mon, Jun 6 09:00");
  expect(screen.queryByText("Import options have changed")).not.toBeInTheDocument();
  drag(140);
  fireEvent.pointerUp(end, { ...LATER, clientX: 140 });
  drag(200 - 60);
  fireEvent.pointerUp(end, { ...LATER, clientX: 140 });
  expect(end).toHaveAttribute("aria-valuetext", "Mon, Jun 6 08:00");
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  expect(end).toHaveAttribute("aria-valuetext", "Mon, Jun 6 08:30");
  const [again] = await screen.findAllByRole("button", { name: "Read again" });
  await userEvent.click(again as HTMLElement);
  await waitFor(() => expect(read[0]?.windows[1]?.ends_at).toBe("2011-06-06T08:30:00Z"));
});

test("a scenario lists the imports it uses with links", async () => {
  const others = [
    { ...acceptance, id: "a2", import_name: "Undone", import_id: "i2", undone_at: "2026-11-20T11:00:00Z" },
    { ...acceptance, id: "a3" },
    { ...acceptance, id: "a4", import_name: "Long gone", import_id: null },
  ];
  server.use(
    http.get(at("/scenarios/s1/imports"), () => HttpResponse.json({ items: [acceptance, ...others] })),
  );
  open("/scenarios/s1");
  const line = await screen.findByText(/^Imported from:/);
  expect(line).toHaveTextContent("Imported from: Nordwind, Long gone");
  expect(within(line).getByRole("link", { name: "Nordwind" })).toHaveAttribute(
    "href",
    "/imports/i1?scenario=s1",
  );
});

test("the columns of a table can be mapped, and the mapping is used for reading", async () => {
  const read = holding({ summary: tableSummary });
  open("/imports/i1");
  await userEvent.click(await button("Map columns"));
  const dialog = await screen.findByRole("dialog", { name: "Map columns" });
  const go = within(dialog).getByRole("button", { name: "Read with this mapping" });
  expect(go).toBeDisabled();
  const choose = async (column: string, use: string) => {
    const field = within(dialog).getByRole("combobox", { name: `Contents of ${column}` });
    await userEvent.click(field);
    const id = field.getAttribute("aria-controls") ?? "";
    const list = await waitFor(() => {
      const found = document.getElementById(id);
      expect(found).not.toBeNull();
      return found as HTMLElement;
    });
    await userEvent.click(await within(list).findByRole("option", { name: use, hidden: true }));
  };
  await choose("When", "time");
  await choose("R (kB/s)", "bytes read per second");
  await choose("rps", "reads per second");
  expect(within(dialog).getByText(/one for reads and one for writes/)).toBeInTheDocument();
  await choose("wps", "writes per second");
  expect(within(dialog).getByRole("combobox", { name: "Unit of R (kB/s)" })).toHaveValue("kB/s");
  await userEvent.click(go);
  await waitFor(() => expect(read).toHaveLength(1));
  expect(read[0]?.mapping).toMatchObject({
    time: "When",
    entity: null,
    columns: [
      { measure: "bytes read per second", column: "R (kB/s)", scale: 1000 },
      { measure: "reads per second", column: "rps", scale: 1 },
      { measure: "writes per second", column: "wps", scale: 1 },
    ],
  });
});

test("changes are shown before they are accepted, with the version they apply to", async () => {
  holding({});
  const { asked, accepted } = accepting();
  server.use(
    http.post(at("/imports/i1/acceptances/a1/undo"), () =>
      HttpResponse.json({ ...acceptance, undone_at: "2026-11-20T10:06:00Z" }),
    ),
  );
  open("/imports/i1?scenario=s1");
  const table = await card("Preview of changes, table");
  expect(
    await within(table).findByRole("row", { name: /^Pool › staff › Workload profile/ }),
  ).toHaveTextContent("Task workerNordwind, measured");
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Login storm/ }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "every weekday" }));
  await waitFor(() =>
    expect(asked.at(-1)?.events).toEqual([
      { found_id: "storm-1", kind: "login", pool_ids: [], repeats: true },
    ]),
  );
  const accept = await button(`Add to ${draft.name}`);
  await waitFor(() => expect(accept).toBeEnabled());
  await userEvent.click(accept);
  expect(await screen.findByText(`Added to ${draft.name}`)).toBeInTheDocument();
  expect(accepted.map(({ match }) => match)).toEqual(['"1"']);
  await userEvent.click(await button("Undo"));
  expect(await screen.findByText("Undone")).toBeInTheDocument();
});

test("a newer version is reported and can be viewed", async () => {
  holding({});
  const { asked } = accepting();
  server.use(
    http.post(at("/imports/i1/acceptances"), () => refusal(412, "The scenario has changed meanwhile")),
  );
  open("/imports/i1?scenario=s1");
  const accept = await button(`Add to ${draft.name}`);
  await waitFor(() => expect(accept).toBeEnabled());
  await userEvent.click(accept);
  expect(await screen.findByText("Another user saved a new version of this scenario")).toBeVisible();
  const before = asked.length;
  server.use(http.get(at("/scenarios/s1"), () => HttpResponse.json({ ...draft, version: 7 })));
  await userEvent.click(await button("Refresh preview"));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(screen.queryByText("Another user saved a new version of this scenario")).toBeNull();
});

test("an invalid selection is marked at its field", async () => {
  holding({});
  server.use(
    http.post(at("/imports/i1/proposals"), () =>
      refusal(422, "Not valid", [
        { path: "selection.profile.id", given: "x", allowed: "another identifier", message: "is taken" },
      ]),
    ),
  );
  open("/imports/i1?scenario=s1");
  const name = await screen.findByRole("textbox", { name: "Name of the new profile" });
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription("Is taken (given: x; allowed: another identifier)"),
  );
  expect(await screen.findByText("Part of the selection is invalid")).toBeInTheDocument();
  expect(await button(`Add to ${draft.name}`)).toBeDisabled();
});

test("the reason for a rejected undo is shown next to the accepted import", async () => {
  holding({ acceptances: [acceptance] });
  accepting();
  server.use(
    http.post(at("/imports/i1/acceptances/a1/undo"), () => refusal(409, "The scenario was changed since")),
  );
  open("/imports/i1");
  const list = await card("Added to scenarios");
  await userEvent.click(within(list).getByRole("button", { name: /^Undo changes from/ }));
  expect(await within(list).findByRole("alert")).toHaveTextContent("The scenario was changed since");
});

test("fio results are shown next to the run selected in the URL", async () => {
  const direction = { iops: 96, size_kb: 20, latency_ms: 5, latency_p99_ms: 20 };
  const fio = {
    version: "3.33",
    jobs: [
      {
        name: "reboot-1",
        seconds: 60,
        read_fraction: 1,
        reads: direction,
        writes: { ...direction, iops: 0 },
      },
    ],
  };
  holding({ summary: { ...esxtopSummary, workload: null, refused: [], fio } });
  server.use(
    http.get(at("/imports/i1/comparison"), ({ request }) =>
      HttpResponse.json({
        run_id: new URL(request.url).searchParams.get("run_id"),
        scenario_name: run.scenario_name,
        array_name: "FAS3270",
        fio_version: "3.33",
        notes: ["Job x belongs to no phase"],
        jobs: [
          {
            job: "reboot-1",
            phase_id: "reboot",
            label: "Reboot all VMs",
            seconds: 60,
            predicted_iops: 100,
            measured_iops: 96,
            predicted_read_fraction: 1,
            measured_read_fraction: 1,
            kept_up: false,
            reads: {
              predicted_iops: 100,
              measured_iops: 96,
              predicted_size_kb: 20,
              measured_size_kb: 20,
              predicted_latency_ms: 4,
              measured_latency_ms: 5,
              measured_latency_p99_ms: 20,
            },
            writes: {
              predicted_iops: 0,
              measured_iops: 0,
              predicted_size_kb: null,
              measured_size_kb: null,
              predicted_latency_ms: null,
              measured_latency_ms: null,
              measured_latency_p99_ms: null,
            },
          },
        ],
      }),
    ),
  );
  open("/imports/i1?run=r1");
  const table = await card("Reboot all VMs, measured and predicted, table");
  expect(within(table).getByRole("row", { name: /^Reads, mean latency/ })).toHaveTextContent("4 ms5 ms+25%");
  expect(screen.getByText(/did not sustain/)).toBeInTheDocument();
  expect(screen.getByText("Job x belongs to no phase")).toBeInTheDocument();
});

test("viewers can read everything and change nothing", async () => {
  holding({});
  accepting();
  server.use(http.get(at("/me"), () => HttpResponse.json(signedInAccount("viewer"))));
  open("/imports/i1?scenario=s1");
  expect(await button("Choose files")).toBeDisabled();
  expect(await button(`Add to ${draft.name}`)).toBeDisabled();
  for (const again of await screen.findAllByRole("button", { name: "Read again" }))
    expect(again).toBeDisabled();
});

test("a finished week can be exported for fio and vdbench", async () => {
  open("/scenarios/s1");
  await userEvent.click(await button("Export"));
  const items = await screen.findAllByRole("menuitem", { hidden: true });
  expect(items.map((item) => item.getAttribute("href"))).toEqual([
    "/api/v1/runs/r1/exports/fio",
    "/api/v1/runs/r1/exports/fio-poisson",
    "/api/v1/runs/r1/exports/vdbench",
    "/imports?scenario=s1&run=r1",
  ]);
  expect(screen.getByText(/placeholder/)).toBeInTheDocument();
});

/** Picks the first option of a list, or the first one with a name. */
async function pickFirst(box: HTMLElement, name: string | RegExp = /./) {
  await userEvent.click(box);
  const list = document.getElementById(box.getAttribute("aria-controls") ?? "") as HTMLElement;
  const options = await within(list).findAllByRole("option", { name, hidden: true });
  await userEvent.click(options[0] as HTMLElement);
}

const load = {
  n_machines: 48,
  reads_iops_per_desktop: 4,
  writes_iops_per_desktop: 12,
  read_size_kb: 24,
  write_size_kb: 10,
  read_latency_ms: 1.5,
  write_latency_ms: 2.5,
  p95_iops_per_desktop: 32,
  peak_iops_per_desktop: 150,
  provenance: "measured",
};
const inventory = {
  taken_at: null,
  n_machines: 48,
  n_machines_on: 48,
  n_hosts: 0,
  n_datastores: 0,
  disk_gib: null,
  provisioned_gib: null,
  used_gib: null,
  pools: [
    {
      id: "pool-1",
      name: "OFFICE",
      n_desktops: 48,
      n_on: 48,
      n_cpus: 2,
      memory_gib: 8,
      disk_gib: 64,
      provisioned_gib: 64,
      used_gib: 24,
      unshared_gib: 3,
      guest_os: "Microsoft Windows 11 (64-bit)",
      clusters: [],
      why: "names",
      load,
    },
  ],
  hosts: [],
};
const io = (iops: number) => ({
  iops,
  ios: null,
  read_fraction: 0.25,
  read_size_kb: 24,
  write_size_kb: null,
});

test("a scenario is created from an import once its questions are answered", async () => {
  const created: { project_id: string; scenario: Scenario; selection: ImportSelection }[] = [];
  const made: unknown[] = [];
  holding({ summary: { ...esxtopSummary, refused: [], workload: null, inventory } });
  const knowledge = {
    id: "knowledge",
    name: "Knowledge user",
    guest_os: "Windows 11",
    standing: "published",
    generator: "Login Enterprise",
    steady_state: { reads_iops_per_desktop: { value: 10 }, writes_iops_per_desktop: { value: 17 } },
    usual_pool: {},
  };
  const mcs = { id: "mcs", clone_types: ["mcs"] };
  server.use(
    http.get(at("/catalog/workloads"), () => HttpResponse.json({ items: [knowledge] })),
    http.get(at("/catalog/deployments"), () => HttpResponse.json({ items: [mcs] })),
    http.get(at("/catalog/arrays"), () =>
      HttpResponse.json({
        catalog_version: "test",
        items: [{ ...fas3270, availability: "current" }],
        support: {},
      }),
    ),
    http.post(at("/imports/i1/scenarios/proposals"), () =>
      HttpResponse.json({
        ...proposal,
        scenario: { ...acme, pools: [{ ...acme.pools[0], id: "office", name: "OFFICE" }] },
        comparisons: [
          {
            phase: "steady_state",
            label: "Steady state",
            pool_ids: ["office"],
            measured: io(32),
            before: io(20.4),
            after: io(32),
          },
        ],
      }),
    ),
    http.post(at("/projects"), async ({ request }) => {
      made.push(await request.json());
      return HttpResponse.json({ id: "p9", name: "Hooli" }, { status: 201 });
    }),
    http.post(at("/imports/i1/scenarios"), async ({ request }) => {
      created.push((await request.json()) as (typeof created)[number]);
      return HttpResponse.json(acceptance, { status: 201 });
    }),
  );
  const history = open("/imports/i1");
  const loads = await screen.findByRole("region", { name: /^Measured load per desktop/ });
  expect(within(loads).getByRole("row", { name: /^OFFICE/ })).toHaveTextContent(/16\.?0?.*32.*150.*25%/);
  const choice = await card("Add to a scenario");
  expect(within(choice).getByText(/questions marked with an asterisk/)).toBeInTheDocument();
  expect(within(choice).queryByRole("textbox", { name: "Number of desktops" })).not.toBeInTheDocument();
  expect(within(choice).getByRole("region", { name: "Facts in the files" })).toHaveTextContent(
    /OFFICE, 48 machines: Guest OS Microsoft Windows 11.* · Memory 8.* · Used 24 GiB · Unshared 3.*base image/,
  );
  await userEvent.type(within(choice).getByRole("textbox", { name: "Project name" }), "Hooli");
  await userEvent.click(within(choice).getByRole("switch", { name: /^Desktops reboot every night/ }));
  await pickFirst(within(choice).getByRole("combobox", { name: "User type and OS" }));
  await pickFirst(within(choice).getByRole("combobox", { name: "Clone type" }), /MCS/);
  const pools = await within(choice).findByRole("region", { name: "Pools in the inventory" });
  expect(within(pools).getByText("1 of 1 selected")).toBeInTheDocument();
  expect(within(pools).getByRole("combobox", { name: "Load of OFFICE" })).toHaveValue(
    "95th percentile: 32 IOPS",
  );
  const compared = await within(choice).findByRole("region", { name: /^I\/O per desktop/ });
  expect(within(compared).getByText("Steady state, OFFICE")).toBeInTheDocument();
  expect(within(compared).getByRole("row", { name: /^IOPS/ })).toHaveTextContent(/32.*20.*32/);
  const go = within(choice).getByRole("button", { name: "Create scenario" });
  await waitFor(() => expect(go).toBeEnabled());
  await userEvent.click(go);
  await waitFor(() => expect(history.location.pathname).toBe("/scenarios/s1/guide"));
  expect(made).toEqual([{ name: "Hooli", notes: "" }]);
  expect(created[0]).toMatchObject({
    project_id: "p9",
    scenario: { name: expect.stringContaining("Hooli"), pools: [{ id: "office", n_desktops: 48 }] },
    selection: { pools: [{ pool_id: "office", counts: true, load: { level: "p95" } }] },
  });
  const nightly = created[0]?.scenario.events.filter(({ kind }) => kind === "reboot");
  expect(nightly).toMatchObject([{ pool_ids: ["office"], repeat: { weekdays: expect.any(Array) } }]);
});

test("a source that several changes share is shown once", async () => {
  const [change] = proposal.changes;
  const of = (path: string, provenance: string) => ({ ...change, path, label: path, provenance });
  const changes = [of("Memory", "RVTools"), of("Desktops", "RVTools"), of("IOPS", "Live Optics")];
  holding({});
  server.use(http.post(at("/imports/i1/proposals"), () => HttpResponse.json({ ...proposal, changes })));
  open("/imports/i1?scenario=s1");
  const preview = await card("Preview of changes, table");
  expect(within(preview).getAllByText("RVTools")).toHaveLength(1);
  expect(within(preview).getByText("RVTools")).toHaveAttribute("rowspan", "2");
  expect(within(preview).getByRole("row", { name: /^IOPS.*Live Optics/ })).toBeInTheDocument();
});

test("the project name in a file is proposed", async () => {
  const [file] = esxtopSummary.files;
  const files = [{ ...file, facts: { "Project Name": "Nordwind" } }];
  holding({ summary: { ...esxtopSummary, files: files as typeof esxtopSummary.files } });
  open("/imports/i1");
  expect(await screen.findByRole("textbox", { name: "Project name" })).toHaveValue("Nordwind");
});

test("one of several measured groups of machines can be counted alone", async () => {
  const machine_groups = [
    { name: "OFFICE", n_machines: 3 },
    { name: "SRV", n_machines: 3 },
  ];
  const read = holding({ summary: { ...esxtopSummary, workload: { ...workload, machine_groups } } });
  open("/imports/i1");
  await pickFirst(await screen.findByRole("combobox", { name: "Machines to count" }), "OFFICE, 3 machines");
  await userEvent.click((await screen.findAllByRole("button", { name: "Read again" }))[0] as HTMLElement);
  await waitFor(() => expect(read).toMatchObject([{ machines: "OFFICE" }]));
});

test("files with dates that can be read both ways are read again with the chosen order", async () => {
  const open_order = {
    file: "esx.csv",
    message: "The dates are ambiguous.",
    given: "03/10/2026 22:42",
    allowed: "a date format in the import options",
    option: "date_order" as const,
  };
  const summary = { ...esxtopSummary, files: [], workload: null, refused: [open_order] };
  const read = holding({ summary }, { state: "queued", summary: null });
  open("/imports/i1");
  await pickFirst(await screen.findByRole("combobox", { name: "Date format" }), "day first: 31.12.2026");
  await userEvent.click((await screen.findAllByRole("button", { name: "Read again" }))[0] as HTMLElement);
  await waitFor(() => expect(read).toMatchObject([{ date_order: "day first" }]));
});

test("a sizing starts from a customer's files with one click", async () => {
  const made: { name: string }[] = [];
  holding({ state: "empty", files: [], summary: null, options: null });
  server.use(
    http.post(at("/imports"), async ({ request }) => {
      made.push((await request.json()) as { name: string });
      return HttpResponse.json({ ...anImport, state: "empty", files: [], summary: null }, { status: 201 });
    }),
  );
  const history = open("/start");
  await userEvent.click(await button("Start from customer files"));
  await waitFor(() => expect(history.location.pathname).toBe("/imports/i1"));
  expect(made).toMatchObject([{ name: expect.stringMatching(/^Customer files, /) }]);
});
