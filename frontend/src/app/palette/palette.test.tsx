import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import type { ScenarioEvent } from "@/api/types";
import { App } from "@/app/App";
import { shortcutsShown } from "@/app/shortcuts/shown";
import { acme } from "@/test/fixtures";
import { at, draft, server } from "@/test/server";

function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  render(<App history={history} />);
  return history;
}

async function search(text: string) {
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.type(await screen.findByRole("combobox", { name: /^Search scenarios/ }), text);
}

test("search finds events of the open scenario, help pages and actions", async () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  server.use(
    http.get("*/help/titles.json", () =>
      HttpResponse.json([{ path: "how-to/reports.html", title: "Reports and exports" }]),
    ),
  );
  const last = { ...acme.events.at(-1), name: "Log off on the second Tuesday" } as ScenarioEvent;
  server.use(
    http.get(at("/scenarios/s1"), () =>
      HttpResponse.json({ ...draft, scenario: { ...acme, events: [...acme.events.slice(0, -1), last] } }),
    ),
  );
  const history = open("/scenarios/s1?section=goals&from=2011-05-31T00:00:00Z&to=2011-06-01T00:00:00Z");
  expect(await screen.findByRole("heading", { level: 2, name: "Goals" })).toBeInTheDocument();
  await search("second tuesday events");
  const [found] = await screen.findAllByRole("option");
  expect(found).toHaveTextContent(last.name);
  await userEvent.keyboard("{Enter}");
  expect(history.location.search).toBe(`?event=${last.id}&week=1`);

  await search("exports help");
  await userEvent.click(await screen.findByRole("option", { name: /^Reports and exports/ }));
  expect(opened).toHaveBeenCalledWith("/help/how-to/reports.html");

  await search("keyboard");
  await userEvent.keyboard("{Enter}");
  const keys = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(within(keys).getByText("Copy to next day")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  opened.mockRestore();
});

test("? opens the shortcuts of the page, except while typing, and the British address leads to the catalog", async () => {
  const history = open("/catalogue/drives");
  const field = await screen.findByRole("button", { name: /^Search/ });
  expect(history.location.pathname).toBe("/catalog/drives");
  field.focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("?");
  expect(shortcutsShown.get()).toBe(false);
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("?");
  const keys = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(within(keys).getByText("Search")).toBeInTheDocument();
  expect(within(keys).queryByText("Copy to next day")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(shortcutsShown.get()).toBe(false);
});

test("search finds a settings page by what it is about", async () => {
  const history = open("/runs");
  await screen.findByRole("heading", { level: 1 });
  await search("branding");
  await userEvent.click(await screen.findByRole("option", { name: /^Reports/ }));
  expect(history.location.pathname).toBe("/settings/branding");
});
