import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Bill, Preview, Scenario } from "@/api/types";
import { App } from "@/app/App";
import { acme, acmePreview, fas3270 } from "@/test/fixtures";
import { at, draft, refusal, server } from "@/test/server";

const sentence = "Additions to the installed array (NetApp FAS3270): 1 port.";
const upgrade = {
  installed_words: "1 controller, 48 × 450 GB 15K FC",
  kept: [],
  added: [{ part: "port", n: 1 }],
  left_over: [],
  purchase_price: 800,
  sentence,
};

/** The service stores what it is sent; returns the documents that were stored. */
function storing(scenario: Scenario) {
  const stored: Scenario[] = [];
  server.use(
    http.get(at("/scenarios/s1"), () => HttpResponse.json({ ...draft, scenario })),
    http.put(at("/scenarios/s1"), async ({ request }) => {
      stored.push((await request.json()) as Scenario);
      return HttpResponse.json({ ...draft, version: stored.length + 1, scenario: stored.at(-1) });
    }),
    http.get(at("/catalog/drives"), () =>
      HttpResponse.json({ items: [{ id: "fc-450gb-15k", name: "450 GB 15K FC" }] }),
    ),
  );
  return stored;
}

const open = (address: string) =>
  render(<App history={createMemoryHistory({ initialEntries: [address] })} />);
const installed = () => screen.findByRole("group", { name: "Installed array" });
const press = async (name: string) =>
  userEvent.click(within(await installed()).getByRole("button", { name }));
const words = "NetApp FAS3270: 1 controller, 48 × 450 GB 15K FC, 512 GiB flash cache, 1 port";

test("an array is marked as installed, changed, and returned to what is installed", async () => {
  const stored = storing(acme);
  open("/scenarios/s1?section=storage");
  expect(await installed()).toHaveTextContent("All parts are priced.");
  await press("Mark as installed");
  await waitFor(async () => expect(await installed()).toHaveTextContent(words));
  expect(within(await installed()).getAllByRole("button")).toHaveLength(1);

  await userEvent.click(screen.getByRole("button", { name: "More: Front-end ports in total" }));
  await press("Return to installed configuration");
  expect(within(await installed()).getAllByRole("button")).toHaveLength(1);
  await waitFor(() => expect(stored.at(-1)?.installed_array).toEqual(acme.array));

  await userEvent.keyboard("{Control>}z{/Control}");
  await press("Mark current configuration as installed");
  await waitFor(async () => expect(await installed()).toHaveTextContent("2 ports"));
  await press("Mark as not installed");
  expect(await installed()).toHaveTextContent("All parts are priced.");
  await waitFor(() => expect(stored.at(-1)?.installed_array).toBeNull());
});

test("problems of the installed configuration are shown with it", async () => {
  storing({ ...acme, installed_array: { ...acme.array, n_ports: 99 } });
  const error = {
    path: "installed_array.n_ports",
    given: "99",
    allowed: "at most 8",
    message: "is more than NetApp FAS3270 supports",
  };
  server.use(http.post(at("/preview"), () => refusal(422, "Invalid scenario", [error])));
  open("/scenarios/s1?section=storage");
  expect(await within(await installed()).findByRole("alert")).toHaveTextContent(
    "Front-end ports: is more than NetApp FAS3270 supports (given: 99; allowed: at most 8)",
  );
});

test("in the guide of an expansion, the array that is asked for is the installed one", async () => {
  const stored = storing({ ...acme, installed_array: acme.array });
  open("/scenarios/s1/guide?deal=expand&step=storage");
  const card = await screen.findByRole("region", { name: "Current array" });
  expect(card).toHaveTextContent("The customer already owns this configuration.");
  await userEvent.click(await within(card).findByRole("button", { name: "More: Front-end ports in total" }));
  await waitFor(() => expect(stored.at(-1)?.array.n_ports).toBe(2));
  expect(stored.at(-1)?.installed_array).toEqual(stored.at(-1)?.array);
  expect(screen.queryByRole("group", { name: "Installed array" })).not.toBeInTheDocument();
});

test("in the guide of a new deployment, nothing is installed until another project type is chosen", async () => {
  const stored = storing(acme);
  open("/scenarios/s1/guide?deal=new&step=storage");
  const card = await screen.findByRole("region", { name: "Chosen array" });
  expect(card).toHaveTextContent("Only orderable sizes are shown.");
  await userEvent.click(screen.getByRole("button", { name: /Project type/ }));
  await userEvent.click(await screen.findByRole("radio", { name: "Hardware refresh" }));
  await waitFor(() => expect(stored.at(-1)?.installed_array).toEqual(acme.array));
});

test("the verdict states what is added, and the bill counts installed parts", async () => {
  storing({ ...acme, installed_array: acme.array });
  const { bill, result } = acmePreview;
  const lines = (bill?.lines ?? []).map((line) => ({ ...line, n_owned: line.quantity }));
  const upgraded = {
    ...acmePreview,
    bill: { ...bill, lines } as Bill,
    result: { ...result, cost: { ...result.cost, upgrade } },
  } as Preview;
  server.use(
    http.post(at("/preview"), () => HttpResponse.json(upgraded)),
    http.get(at("/catalog/arrays"), () => HttpResponse.json({ items: [fas3270], support: {} })),
  );
  open("/scenarios/s1");
  await userEvent.click(await screen.findByText(sentence));
  const drawer = await screen.findByRole("dialog", { name: "Bill of materials" });
  expect(within(drawer).getByRole("columnheader", { name: "Installed" })).toBeInTheDocument();
  const drives = within(drawer).getByRole("row", { name: /^450 GB 15K FC/ });
  expect(drives).toHaveTextContent(/^450 GB 15K FC4848/);
});
