import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { App } from "@/app/App";
import { chooseLanguage } from "@/i18n/useLanguage";
import { acmePreview } from "@/test/fixtures";
import {
  at,
  draft,
  notSignedIn,
  refusal,
  server,
  sharedResult,
  signedInAccount,
  singleUser,
} from "@/test/server";

function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  render(<App history={history} />);
  return history;
}

const as = (role: Parameters<typeof signedInAccount>[0]) =>
  http.get(at("/me"), () => HttpResponse.json(signedInAccount(role)));
const signedOut = http.get(at("/me"), notSignedIn);
const page = (items: unknown[]) => HttpResponse.json({ items, next_cursor: null });
const done = () => new HttpResponse(null, { status: 204 });
const button = (name: string | RegExp) => screen.findByRole("button", { name });

async function fill(label: string, value: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

/** A service that asks to sign in, and then to sign in with a code too. */
function withDoor() {
  const given: unknown[] = [];
  let isIn = false;
  server.use(
    http.get(at("/me"), () => (isIn ? HttpResponse.json(signedInAccount()) : notSignedIn())),
    http.get(at("/projects"), () => (isIn ? page([]) : notSignedIn())),
    http.post(at("/sign-in"), async ({ request }) => {
      const body = (await request.json()) as { code?: string };
      given.push(body);
      if (!body.code) {
        return refusal(401, "A code is needed too", [], { kind: "second-factor-needed" });
      }
      isIn = true;
      return done();
    }),
  );
  return given;
}

test("a local installation has no sign-in and shows only relevant settings", async () => {
  open("/settings");
  expect(await screen.findByRole("link", { name: /^Price list/ })).toBeInTheDocument();
  const main = screen.getByRole("main");
  expect(within(main).getAllByRole("link", { name: /Audit log/ })).not.toHaveLength(0);
  expect(screen.queryByRole("link", { name: /Members/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /account and settings/ })).not.toBeInTheDocument();
});

test("signing in, with a code if required, returns to the requested page", async () => {
  const given = withDoor();
  const history = open("/projects?x=1");
  await fill("Email", "ann@example.com");
  await fill("Password", "seven lanterns");
  expect(history.location.href).toContain("/sign-in?then=%2Fprojects");
  await userEvent.click(await button("Sign in"));
  await fill("Code", " 123456 ");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await userEvent.click(await button("Confirm"));
  expect(await screen.findByRole("heading", { level: 1, name: "Projects" })).toBeInTheDocument();
  expect(history.location.pathname).toBe("/projects");
  expect(given.at(-1)).toEqual({ email: "ann@example.com", password: "seven lanterns", code: "123456" });
});

test("signing in never redirects to another site", async () => {
  server.use(http.get(at("/me"), () => HttpResponse.json(signedInAccount())));
  const history = open("/sign-in?then=%2F%2Fevil.example%2Fprojects");
  expect(await screen.findByRole("heading", { level: 1, name: "Projects" })).toBeInTheDocument();
  expect(history.location.href).toBe("/projects");
});

test("the button shows the wait after too many attempts", async () => {
  server.use(
    signedOut,
    http.post(at("/sign-in"), () =>
      refusal(429, "Too many tries", [], { kind: "too-many-tries", headers: { "Retry-After": "2" } }),
    ),
  );
  open("/sign-in");
  await fill("Email", "ann@example.com");
  await fill("Password", "wrong");
  await userEvent.click(await button("Sign in"));
  expect(await screen.findByText("Too many tries")).toBeInTheDocument();
  expect(await button(/^Try again in [12] s$/)).toBeDisabled();
  expect(await button("Sign in")).toBeEnabled();
});

test("an easily guessed password is rejected at its field", async () => {
  const problem = { path: "password", given: "(not shown)", allowed: "", message: "is too easy to guess." };
  server.use(
    signedOut,
    http.post(at("/sign-up"), () => refusal(422, "The input is not valid", [problem])),
  );
  open("/sign-up");
  await fill("Your name", "Ann");
  await fill("Organization", "Acme");
  await fill("Email", "ann@example.com");
  await fill("Password", "password1");
  await userEvent.click(await button("Create account"));
  await waitFor(() =>
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/Is too easy to guess\./),
  );
});

test.each([true, false])("accounts can be created only if sign-up is open (%s)", async (isOpen) => {
  server.use(
    signedOut,
    http.get(at("/sign-up"), () => HttpResponse.json({ is_open: isOpen })),
  );
  open("/sign-up");
  if (isOpen) {
    expect(await button("Create account")).toBeVisible();
  } else {
    expect(await screen.findByText(/^Accounts on this installation are by invitation\./)).toBeVisible();
    expect(screen.queryByLabelText("Password")).toBeNull();
  }
  await userEvent.click(await screen.findByRole("link", { name: "Sign in" }));
  expect(await button("Sign in")).toBeVisible();
  const link = () => screen.queryByRole("link", { name: "Create an account" });
  await waitFor(() => expect(link() !== null).toBe(isOpen));
});

test("the token of an email link is removed from the address bar and sent in the body", async () => {
  const bodies: unknown[] = [];
  server.use(
    http.get(at("/me"), () => HttpResponse.json(signedInAccount())),
    http.post(at("/verify-email"), async ({ request }) => {
      bodies.push(await request.json());
      return done();
    }),
  );
  const history = open("/verify-email#ssv_proof");
  await fill("Password", "seven lanterns");
  expect(history.location.href).toBe("/verify-email");
  await userEvent.click(await button("Confirm"));
  expect(await screen.findByRole("heading", { level: 1, name: "Projects" })).toBeInTheDocument();
  expect(bodies).toEqual([{ token: "ssv_proof", password: "seven lanterns" }]);
});

test("an email change requires the password and a code, and is completed by the emailed link", async () => {
  const bodies: unknown[] = [];
  const me = signedInAccount();
  server.use(
    http.get(at("/me"), () =>
      HttpResponse.json({ ...me, account: { ...me.account, has_second_factor: true } }),
    ),
    http.get(at("/me/sessions"), () => HttpResponse.json({ items: [] })),
    http.post(at("/me/email"), async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ detail: "On its way." }, { status: 202 });
    }),
    http.post(at("/confirm-email"), async ({ request }) => {
      bodies.push(await request.json());
      return done();
    }),
  );
  open("/account");
  await fill("New email address", "ann@example.org");
  await fill("Account password", "seven lanterns");
  expect(await button("Change email")).toBeDisabled();
  await fill("Code", " 123456 ");
  await userEvent.click(await button("Change email"));
  expect(await screen.findByText("Check your email")).toBeInTheDocument();
  expect(screen.getByLabelText("New email address")).toHaveValue("");
  cleanup();
  open("/confirm-email#sse_proof");
  await fill("Password", "seven lanterns");
  await userEvent.click(await button("Confirm"));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    { email: "ann@example.org", password: "seven lanterns", code: "123456" },
    { token: "sse_proof", password: "seven lanterns" },
  ]);
});

test("a link without its token is reported as incomplete", async () => {
  open("/reset-password");
  expect(await screen.findByRole("heading", { name: "Incomplete link" })).toBeInTheDocument();
});

test("an invitation for another user says so first", async () => {
  const offer = {
    organization: "Contoso",
    email: "bob@example.com",
    role: "viewer",
    invited_by: "Cy",
    has_account: true,
  };
  server.use(
    as("owner"),
    http.post(at("/invitations/read"), () => HttpResponse.json(offer)),
  );
  open("/accept-invitation#ssi_proof");
  expect(await screen.findByRole("heading", { name: "Join Contoso" })).toBeInTheDocument();
  expect(
    await screen.findByText(/is for bob@example.com, but you are signed in as ann@example.com/),
  ).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Join Contoso" })).not.toBeInTheDocument();
});

test("viewers see why they cannot edit, and their changes are not sent", async () => {
  const sent: string[] = [];
  server.use(
    as("viewer"),
    http.put(at("/scenarios/s1"), () => {
      sent.push("put");
      return HttpResponse.json(draft);
    }),
  );
  open("/scenarios/s1?section=goals");
  const run = await button(/^Run( again)?$/);
  await waitFor(() => expect(run).toBeDisabled());
  expect(run).toHaveAttribute("title", "Requires the Editor role; yours is Viewer.");
  expect(await screen.findByText("Read-only")).toBeInTheDocument();
  await fill("Maximum good login time", "20");
  expect(await screen.findByText(/not saved: read-only access/)).toBeInTheDocument();
  await new Promise((later) => setTimeout(later, 1000));
  expect(sent).toEqual([]);
  expect(localStorage.getItem("stormsizer.draft.s1")).toBeNull();
});

test("two-factor authentication is turned off with the password and a code", async () => {
  const given: unknown[] = [];
  const me = signedInAccount();
  server.use(
    http.get(at("/me"), () =>
      HttpResponse.json({ ...me, account: { ...me.account, has_second_factor: true } }),
    ),
    http.get(at("/me/sessions"), () => page([])),
    http.post(at("/me/second-factor/removal"), async ({ request }) => {
      given.push(await request.json());
      return done();
    }),
  );
  open("/account");
  const turnOff = () => screen.getAllByRole("button", { name: "Turn off" }).at(-1) as HTMLElement;
  await button("Turn off");
  await userEvent.click(turnOff());
  const form = turnOff().closest("form") as HTMLElement;
  await userEvent.type(within(form).getByLabelText("Password"), "seven lanterns");
  expect(turnOff()).toBeDisabled();
  await userEvent.type(within(form).getByLabelText("Code"), " 123456 ");
  await userEvent.click(turnOff());
  await waitFor(() => expect(given).toEqual([{ password: "seven lanterns", code: "123456" }]));
});

test("switching the organization reloads all data", async () => {
  let place = "o1";
  const both = [
    { organization_id: "o1", name: "Acme", role: "owner" as const },
    { organization_id: "o2", name: "Contoso", role: "viewer" as const },
  ];
  server.use(
    http.get(at("/me"), () =>
      HttpResponse.json({
        ...signedInAccount(),
        organizations: both,
        organization_id: place,
        role: place === "o1" ? "owner" : "viewer",
      }),
    ),
    http.put(at("/me/organization"), async ({ request }) => {
      place = ((await request.json()) as { organization_id: string }).organization_id;
      return done();
    }),
  );
  open("/projects");
  await userEvent.click(await button("Organization: Acme"));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Contoso", hidden: true }));
  expect(await button("Organization: Contoso")).toBeInTheDocument();
  expect(await screen.findByText("Read-only")).toBeInTheDocument();
});

test("an organization is deleted only after its full name is typed", async () => {
  const deleted: unknown[] = [];
  server.use(
    as("owner"),
    http.get(at("/organization"), () =>
      HttpResponse.json({ id: "o1", name: "Acme", created_at: "2026-11-20T10:00:00Z" }),
    ),
    http.post(at("/organization/deletion"), async ({ request }) => {
      deleted.push(await request.json());
      return done();
    }),
  );
  open("/settings/organization");
  const remove = await button("Delete organization");
  await fill("Confirm the name", "Acm");
  expect(remove).toBeDisabled();
  await fill("Confirm the name", "Acme");
  expect(remove).toBeDisabled();
  await fill("Account password", "secret");
  await userEvent.click(remove);
  expect(await screen.findByRole("heading", { level: 1, name: "Projects" })).toBeInTheDocument();
  expect(deleted).toEqual([{ name: "Acme", password: "secret" }]);
});

test("the last owner cannot leave, and the page says why", async () => {
  const member = {
    account_id: "a1",
    email: "ann@example.com",
    name: "Ann",
    role: "owner",
    has_second_factor: true,
    created_at: "2026-11-20T10:00:00Z",
  };
  server.use(
    as("owner"),
    http.get(at("/members"), () => page([member])),
    http.get(at("/invitations"), () => page([])),
    http.put(at("/members/a1"), () => refusal(409, "An owner has to stay")),
  );
  open("/settings/members");
  const role = await screen.findByRole("combobox", { name: "Role of Ann" });
  await userEvent.click(role);
  const choices = document.getElementById(role.getAttribute("aria-controls") ?? "") as HTMLElement;
  await userEvent.click(within(choices).getByRole("option", { name: "Viewer", hidden: true }));
  expect(await screen.findByText("An owner has to stay")).toBeInTheDocument();
  expect(role).toHaveValue("Owner");
});

test("removing an owner asks what happens to their keys", async () => {
  const asked: string[] = [];
  const member = (id: string, name: string) => ({
    account_id: id,
    email: `${name.toLowerCase()}@example.com`,
    name,
    role: "owner",
    has_second_factor: false,
    created_at: "2026-11-20T10:00:00Z",
  });
  server.use(
    as("owner"),
    http.get(at("/members"), () => page([member("a1", "Ann"), member("a2", "Bob")])),
    http.get(at("/invitations"), () => page([])),
    http.get(at("/members/a2/credentials"), () =>
      HttpResponse.json({ items: [{ kind: "api_key", id: "k1", name: "CRM", last_used_at: null }] }),
    ),
    http.delete(at("/members/a2"), ({ request }) => {
      asked.push(new URL(request.url).search);
      return done();
    }),
  );
  open("/settings/members");
  await userEvent.click(await button("Remove Bob"));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText(/API key “CRM”/)).toHaveTextContent("never used");
  const remove = within(dialog).getByRole("button", { name: "Remove" });
  expect(remove).toBeDisabled();
  await userEvent.click(within(dialog).getByRole("radio", { name: /^Hand them over/ }));
  expect(within(dialog).getByRole("combobox", { name: "New owner" })).toHaveValue("Ann (ann@example.com)");
  await userEvent.click(remove);
  await waitFor(() => expect(asked).toEqual(["?hand_over_to=a1"]));
});

test("a key is created with the selected scopes and shown once", async () => {
  const made: unknown[] = [];
  const key = {
    id: "k1",
    name: "CRM",
    hint: "ssz_live_ab",
    scopes: ["read", "run"],
    created_by: "ann@example.com",
    created_at: "2026-11-20T10:00:00Z",
    expires_at: "2099-01-01T00:00:00Z",
    last_used_at: null,
    revoked_at: null,
  };
  server.use(
    as("owner"),
    http.get(at("/api-keys"), () => page(made.length > 0 ? [key] : [])),
    http.post(at("/api-keys"), async ({ request }) => {
      made.push(await request.json());
      return HttpResponse.json({ ...key, token: "ssz_live_abcdef" }, { status: 201 });
    }),
  );
  open("/settings/keys");
  expect(await screen.findByText("No keys yet")).toBeInTheDocument();
  await fill("Purpose", "CRM");
  await userEvent.click(screen.getByRole("checkbox", { name: "Run" }));
  await userEvent.click(await button("Create key"));
  expect(await screen.findByLabelText("Key")).toHaveValue("ssz_live_abcdef");
  expect(made).toEqual([{ name: "CRM", scopes: ["read", "run"], expires_after_days: 90 }]);
  await userEvent.click(await button("I have saved it"));
  expect(screen.queryByDisplayValue("ssz_live_abcdef")).not.toBeInTheDocument();
  expect(await screen.findByRole("rowheader", { name: /CRM/ })).toBeInTheDocument();
});

test("the audit log uses the filter in the URL and is verified on request", async () => {
  const asked: string[] = [];
  server.use(
    as("owner"),
    http.get(at("/audit-entries"), ({ request }) => {
      asked.push(new URL(request.url).search);
      return page([]);
    }),
    http.get(at("/audit-entries/verification"), () =>
      HttpResponse.json({ holds: false, n_entries: 9, first_broken: 7, head_number: 9, head_mac: "ab" }),
    ),
  );
  open("/settings/audit?who=Ann");
  expect(await screen.findByText("No matching entries")).toBeInTheDocument();
  expect(asked).toEqual(["?actor_name=Ann"]);
  await userEvent.click(await button("Verify"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Entry 7 was changed or is missing");
});

test("a share link shows the frozen result and removes its token from the address bar", async () => {
  const tokens: unknown[] = [];
  server.use(
    signedOut,
    http.post(at("/shared"), async ({ request }) => {
      tokens.push(await request.json());
      return HttpResponse.json({ link_id: "l1", lasts_s: 3600 });
    }),
    http.get(at("/shared/l1"), () => HttpResponse.json(sharedResult)),
    http.get(at("/shared/l1/series"), () => HttpResponse.json(acmePreview.series)),
  );
  const history = open("/shared#szl_proof");
  const verdict = await screen.findByRole("region", { name: "Verdict" });
  expect(verdict).toHaveTextContent(/Holds 10 of 11 phases/);
  expect(verdict).toHaveTextContent(/as of/);
  expect(await screen.findByRole("region", { name: "Charts for the week" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Report (PDF)" })).toHaveAttribute(
    "href",
    "/api/v1/shared/l1/report",
  );
  const [first, second] = within(
    await screen.findByRole("region", { name: "Options compared" }),
  ).getAllByRole("listitem");
  expect(first).toHaveTextContent("At riskVendor A 100this result");
  expect(first).toHaveTextContent("Smallest margin: 4%");
  expect(first).toHaveTextContent("48,000 USD over 3 years17.7 USD per desktop (2,710 desktops)");
  expect(first).toHaveTextContent("The price contains only storage.");
  expect(screen.getByText("Prices are compared over 3 years.")).toBeInTheDocument();
  expect(first).not.toHaveTextContent("not calibrated");
  expect(second).toHaveTextContent(/^FailVendor B 200generic, not calibrated.*Missed: Good logins 45%/);
  expect(screen.getByText(/^Calculated on .* the link expires on/)).toBeInTheDocument();
  expect(screen.getByText("Drives are assumed.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Apply to this scenario" })).not.toBeInTheDocument();
  const windows = await screen.findByRole("region", { name: "Reboot windows" });
  expect(windows).toHaveTextContent("Calculated for version 3, before the changes in this version.");
  expect(windows).toHaveTextContent("Plan a window of 6 min.");
  expect(within(windows).getByRole("row", { name: /Reboot, London/ })).toHaveTextContent("1,066");
  expect(history.location.href).toBe("/shared?link=l1");
  expect(tokens).toEqual([{ token: "szl_proof" }]);
});

test("an ended link says so without asking to sign in", async () => {
  server.use(
    signedOut,
    http.post(at("/shared"), () => refusal(404, "Not found", [], { kind: "not-found" })),
  );
  const history = open("/shared#szl_gone");
  expect(await screen.findByRole("heading", { name: "Link not available" })).toBeInTheDocument();
  expect(history.location.pathname).toBe("/shared");
});

test("a run is shared by a link shown once, with a note on a local installation that no other user can open it", async () => {
  const links: unknown[] = [];
  const link = {
    id: "l1",
    run_id: "r1",
    shows: "result_and_report",
    shows_options: true,
    shows_reboot_windows: true,
    label: "Customer",
    created_by: "",
    created_at: "2026-11-20T10:00:00Z",
    expires_at: "2099-01-01T00:00:00Z",
    revoked_at: null,
    is_open: true,
    n_views: 0,
    last_viewed_at: null,
  };
  server.use(
    http.get(at("/me"), () => HttpResponse.json(singleUser)),
    http.get(at("/runs/r1/share-links"), () => page(links.length > 0 ? [link] : [])),
    http.post(at("/runs/r1/share-links"), async ({ request }) => {
      links.push(await request.json());
      return HttpResponse.json({ ...link, url: "http://127.0.0.1:8000/shared#szl_x" }, { status: 201 });
    }),
  );
  open("/scenarios/s1");
  await userEvent.click(await button("Share"));
  await fill("Label", "Customer");
  await userEvent.click(await button("Create link"));
  expect(await screen.findByLabelText("Link")).toHaveValue("http://127.0.0.1:8000/shared#szl_x");
  expect(screen.getByText("This link works only on this computer")).toBeInTheDocument();
  expect(links).toEqual([
    {
      shows: "result_and_report",
      shows_options: true,
      shows_reboot_windows: true,
      lasts_days: 14,
      label: "Customer",
    },
  ]);
  expect(await button("Revoke link: Customer")).toBeEnabled();
});

test("signing out completes pending deletions, and a failed sign-out discards nothing", async () => {
  const asked: string[] = [];
  localStorage.setItem("stormsizer.draft.s1", "{}");
  localStorage.setItem("stormsizer.draft.s2", "{}");
  server.use(
    as("owner"),
    http.delete(at("/scenarios/s1"), () => {
      asked.push("delete");
      return done();
    }),
    http.post(at("/sign-out"), () => {
      asked.push("sign out");
      return refusal(503, "Not now");
    }),
  );
  open("/projects");
  await userEvent.click(await button(`Delete ${draft.name}`));
  expect(asked).toEqual([]);
  await userEvent.click(await button(/account and settings/));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Sign out", hidden: true }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("changes to 2 scenarios");
  const throwAway = within(dialog).getByRole("button", { name: "Discard and sign out" });
  await userEvent.click(throwAway);
  expect(await screen.findByText("Not now")).toBeInTheDocument();
  expect(asked).toEqual(["delete", "sign out"]);
  expect(Object.keys(localStorage)).toContain("stormsizer.draft.s2");
  expect(Object.keys(localStorage)).not.toContain("stormsizer.draft.s1");
});

test("the language menu also changes the language of the account's emails", async () => {
  const given: unknown[] = [];
  let language: "de" | null = null;
  const me = signedInAccount();
  server.use(
    http.get(at("/me"), () => HttpResponse.json({ ...me, account: { ...me.account, language } })),
    http.patch(at("/me"), async ({ request }) => {
      given.push(await request.json());
      language = "de";
      return done();
    }),
  );
  open("/settings");
  await button(/account and settings/);
  await userEvent.click(await button("Language: English"));
  await userEvent.click(await screen.findByText("Deutsch"));
  expect(await button("Sprache: Deutsch")).toBeInTheDocument();
  expect(given).toEqual([{ language: "de" }]);
  await chooseLanguage("en");
});
