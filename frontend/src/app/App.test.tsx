import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { App } from "@/app/App";
import { acme } from "@/test/fixtures";
import { at, draft, refusal, server } from "@/test/server";

function open(address: string) {
  render(<App history={createMemoryHistory({ initialEntries: [address] })} />);
}

test("the list of projects shows at a glance whether the sample holds", async () => {
  open("/projects");
  const sample = await screen.findByRole("link", { name: acme.name });
  expect(sample).toHaveAttribute("href", "/scenarios/s1");
  expect(screen.getByText("Does not hold")).toBeInTheDocument();
  expect(screen.getByText(/Holds 10 of 11 phases/)).toBeInTheDocument();
});

test("a service that is away is said so, with what to do", async () => {
  server.use(http.get(at("/projects"), () => refusal(503, "Not available right now")));
  open("/projects");
  expect(await screen.findByRole("alert")).toHaveTextContent("Not available right now");
});

test("a scenario is answered, and a wrong number is refused at its field", async () => {
  open("/scenarios/s1?section=desktops");
  expect(await screen.findByText(/^answered in/)).toBeInTheDocument();
  const problem = {
    path: "pools.0.n_desktops",
    given: "0",
    allowed: "at least 1",
    message: "Input should be greater than or equal to 1",
  };
  server.use(
    http.post(at("/preview"), () => refusal(422, "The input is not valid", [problem])),
    http.put(at("/scenarios/s1"), () => refusal(422, "The input is not valid", [problem])),
  );
  const field = screen.getByRole("textbox", { name: "Desktops" });
  await userEvent.clear(field);
  await userEvent.type(field, "0");
  const verdict = screen.getByRole("region", { name: "Verdict" });
  expect(await within(verdict).findByText(/cannot be answered/)).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(/given 0; allowed: at least 1/);
  expect(await screen.findByText("v1 · not saved: mend the marked field")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Undo (Ctrl+Z)" }));
  expect(await screen.findByText("v1 · saved")).toBeInTheDocument();
});

test("a change is saved on top of the version it was made on", async () => {
  const saved: (string | null)[] = [];
  server.use(
    http.put(at("/scenarios/s1"), async ({ request }) => {
      saved.push(request.headers.get("if-match"));
      return HttpResponse.json({ ...draft, version: 2, scenario: await request.json() });
    }),
  );
  open("/scenarios/s1?section=goals");
  const field = await screen.findByRole("textbox", { name: "Good login, at most" });
  await userEvent.clear(field);
  await userEvent.type(field, "20");
  expect(await screen.findByText(/^v2 · saved/)).toBeInTheDocument();
  expect(saved).toEqual(['"1"']);
});

test("a conflict keeps both: theirs can be taken, and undo brings mine back", async () => {
  const theirs = { ...draft, version: 5, scenario: { ...acme, hosts: { ...acme.hosts, n_hosts: 60 } } };
  let latest = 5;
  open("/scenarios/s1?section=storage");
  const field = await screen.findByRole("textbox", { name: "Hosts" });
  server.use(
    http.get(at("/scenarios/s1"), () => HttpResponse.json(theirs)),
    http.put(at("/scenarios/s1"), async ({ request }) => {
      if (request.headers.get("if-match") !== `"${latest}"`) return refusal(412, "Changed meanwhile");
      latest += 1;
      return HttpResponse.json({ ...draft, version: latest, scenario: await request.json() });
    }),
  );
  await userEvent.clear(field);
  await userEvent.type(field, "50");
  await userEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
  expect(field).toHaveValue("60");
  await userEvent.click(screen.getByRole("button", { name: "Undo (Ctrl+Z)" }));
  expect(field).toHaveValue("50");
  expect(await screen.findByText(/^v6 · saved/)).toBeInTheDocument();
});

test("the evidence page sums up what was measured and predicted", async () => {
  open("/evidence?phase=first_login");
  expect(await screen.findByText("33 of 43 checks are within their tolerance.")).toBeInTheDocument();
  const table = screen.getByRole("region", { name: "Measured and predicted, table" });
  expect(within(table).queryByText("Power on")).not.toBeInTheDocument();
});

test("the catalogue says where each number comes from", async () => {
  open("/catalog/arrays");
  const facts = await screen.findByRole("region", { name: "NetApp FAS3270, facts" });
  expect(within(facts).getByRole("row", { name: /Reserved/ })).toHaveTextContent("specified");
});

test("an address that leads nowhere offers the way back", async () => {
  open("/nowhere");
  expect(await screen.findByRole("link", { name: "To the projects" })).toBeInTheDocument();
});
