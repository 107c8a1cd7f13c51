/* Users sign up, invite others, and share a run without an account. */
import { type AccountsService, startAccountsService } from "../accounts-service";
import { expect, expectAccessiblePage, type Page, test } from "../fixtures";
import { type Person, signIn, signOut, signUp } from "../pages/auth";
import { pick } from "../pages/select";

const ann: Person = { name: "Ann", email: "ann@example.com", password: "seven lanterns over the pier" };
const bob: Person = { name: "Bob", email: "bob@example.com", password: "a quiet harbour under snow" };

let service: AccountsService;

test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  service = await startAccountsService();
});

test.afterAll(async () => {
  await service?.stop();
});

/** A separate browser without cookies. */
async function newPage(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: service.address });
  if (!context) throw new Error("there is no browser");
  return context.newPage();
}

test("a new user signs up by email and returns to the requested page", async ({ page: stranger }) => {
  const page = await newPage(stranger);
  await page.goto("/catalog/prices");
  await expect(page).toHaveURL(/\/sign-in\?then=/);
  await signUp(page, ann, "Acme");

  await page.goto(await service.linkTo("verify-email", ann.email));
  await expect(page).toHaveURL(`${service.address}/verify-email`);
  await page.getByLabel("Password", { exact: true }).fill(ann.password);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Acme");

  await signOut(page, ann);
  await page.goto("/catalog/prices");
  await signIn(page, ann);
  await expect(page).toHaveURL(`${service.address}/catalog/prices`);

  await signOut(page, ann);
  await page.goto("/sign-in?then=https://example.org/");
  await signIn(page, ann);
  await expect(page).toHaveURL(`${service.address}/projects`);
  await page.context().close();
});

test("@long an owner invites a viewer, who can read but not edit", async ({ page: stranger }) => {
  const owner = await newPage(stranger);
  await owner.goto("/settings/members");
  await signIn(owner, ann);
  await owner.getByLabel("Email").fill(bob.email);
  await pick(owner.getByRole("combobox", { name: "Role", exact: true }), "Viewer");
  await owner.getByRole("button", { name: "Invite" }).click();
  await expect(owner.getByRole("button", { name: `Withdraw invitation for ${bob.email}` })).toBeVisible();

  const guest = await newPage(stranger);
  await guest.goto(await service.linkTo("accept-invitation", bob.email));
  await expect(guest).toHaveURL(`${service.address}/accept-invitation`);
  await guest.getByLabel("Your name").fill(bob.name);
  await guest.getByLabel("Password", { exact: true }).fill(bob.password);
  await guest.getByRole("button", { name: "Join Acme" }).click();
  await expect(guest.getByRole("banner")).toContainText("Read-only");
  await expect(guest.getByRole("button", { name: "New project" })).toBeDisabled();
  await guest.goto("/settings");
  await expect(guest.getByRole("link", { name: "API keys" })).toHaveCount(0);

  await owner.reload();
  await owner.getByRole("button", { name: `Remove ${bob.name}` }).click();
  await owner.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(owner.getByRole("rowheader", { name: bob.name })).toHaveCount(0);
  await owner.context().close();
  await guest.context().close();
});

test("@long a key is shown once, opens the API, and is rejected once it is revoked", async ({
  page: stranger,
}) => {
  const page = await newPage(stranger);
  await page.goto("/settings/keys");
  await signIn(page, ann);
  await page.getByLabel("Purpose").fill("CRM");
  await page.getByRole("button", { name: "Create key" }).click();
  const token = await page.getByLabel("Key", { exact: true }).inputValue();
  const program = await newPage(stranger);
  const asked = () =>
    program.request.get(`${service.address}/api/v1/projects`, {
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await asked()).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole("row", { name: /CRM/ })).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole("button", { name: "Revoke CRM" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByRole("row", { name: /CRM.*revoked/ })).toBeVisible();
  expect((await asked()).status()).toBe(401);
  await page.context().close();
  await program.context().close();
});

test("@long the keys of a removed owner are handed over", async ({ page: stranger }) => {
  const carol: Person = { name: "Carol", email: "carol@example.com", password: "eleven copper kettles sing" };
  const owner = await newPage(stranger);
  await owner.goto("/settings/members");
  await signIn(owner, ann);
  await owner.getByLabel("Email").fill(carol.email);
  await pick(owner.getByRole("combobox", { name: "Role", exact: true }), "Owner");
  await owner.getByRole("button", { name: "Invite" }).click();
  await expect(owner.getByRole("button", { name: `Withdraw invitation for ${carol.email}` })).toBeVisible();

  const other = await newPage(stranger);
  await other.goto(await service.linkTo("accept-invitation", carol.email));
  await other.getByLabel("Your name").fill(carol.name);
  await other.getByLabel("Password", { exact: true }).fill(carol.password);
  await other.getByRole("button", { name: "Join Acme" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  await other.goto("/settings/keys");
  await other.getByLabel("Purpose").fill("Quotes");
  await other.getByRole("button", { name: "Create key" }).click();
  const token = await other.getByLabel("Key", { exact: true }).inputValue();

  await owner.reload();
  await owner.getByRole("button", { name: `Remove ${carol.name}` }).click();
  const dialog = owner.getByRole("dialog");
  await expect(dialog.getByText("API key “Quotes” · never used")).toBeVisible();
  const remove = dialog.getByRole("button", { name: "Remove" });
  await expect(remove).toBeDisabled();
  await dialog.getByRole("radio", { name: /^Hand them over/ }).check();
  await expectAccessiblePage(owner);
  await remove.click();
  await expect(owner.getByRole("rowheader", { name: carol.name })).toHaveCount(0);
  await owner.goto("/settings/keys");
  await expect(owner.getByRole("row", { name: /Quotes.*Ann/ })).toBeVisible();
  const program = await newPage(stranger);
  const asked = await program.request.get(`${service.address}/api/v1/projects`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(asked.status()).toBe(200);
  for (const each of [owner, other, program]) await each.context().close();
});

test("@long a share link shows a run without an account until it is revoked", async ({ page: stranger }) => {
  test.setTimeout(180_000);
  const owner = await newPage(stranger);
  await owner.goto("/projects");
  await signIn(owner, ann);
  await owner.getByRole("button", { name: /^Use / }).first().click();
  await owner.getByRole("menuitem", { name: "New project" }).click();
  await expect(owner.getByRole("region", { name: "Verdict" })).toContainText("computed in", {
    timeout: 60_000,
  });
  await owner.getByRole("button", { name: "Run", exact: true }).click();
  await owner.getByRole("button", { name: "Share" }).click({ timeout: 120_000 });
  const dialog = owner.getByRole("dialog");
  await dialog.getByLabel("Label").fill("Customer");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();

  const holder = await newPage(stranger);
  await holder.goto(link);
  await expect(holder).toHaveURL(/\/shared\?link=[0-9a-f-]+$/);
  await expect(holder.getByRole("region", { name: "Verdict" })).toContainText("as of");
  await expect(holder.getByRole("region", { name: "Charts for the week" })).toBeVisible();
  const sentences = holder.getByRole("region", { name: "Verdict" }).getByRole("paragraph");
  const cut = await sentences.evaluateAll((all) =>
    all
      .filter((p) => p.scrollWidth > p.clientWidth || p.scrollHeight > p.clientHeight)
      .map((p) => p.textContent),
  );
  expect(cut).toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await holder.emulateMedia({ colorScheme });
    await expectAccessiblePage(holder);
  }
  const report = await holder.getByRole("link", { name: "Report (PDF)" }).getAttribute("href");
  expect((await holder.request.get(`${service.address}${report}`)).headers()["content-type"]).toBe(
    "application/pdf",
  );
  await holder.reload();
  await expect(holder.getByRole("region", { name: "Verdict" })).toBeVisible();

  await dialog.getByRole("button", { name: "Revoke link: Customer" }).click();
  await expect(dialog.getByRole("listitem")).toContainText("revoked");
  await holder.reload();
  await expect(holder.getByRole("heading", { name: "Link not available" })).toBeVisible();
  await holder.goto("about:blank");
  await holder.goto(link);
  await expect(holder.getByRole("heading", { name: "Link not available" })).toBeVisible();
  await owner.context().close();
  await holder.context().close();
});

test("@long the pages for members, keys and the organization are accessible in light and dark mode", async ({
  page: stranger,
}) => {
  const owner = await newPage(stranger);
  await owner.goto("/account");
  await expectAccessiblePage(owner);
  await signIn(owner, ann);
  const parts = ["members", "keys", "webhooks", "audit", "organization", "branding"];
  for (const place of ["/account", "/settings", ...parts.map((part) => `/settings/${part}`)]) {
    await owner.goto(place);
    await expect(owner.getByRole("heading", { level: 1 })).toBeVisible();
    await owner.waitForLoadState("networkidle");
    for (const colorScheme of ["light", "dark"] as const) {
      await owner.emulateMedia({ colorScheme });
      await expectAccessiblePage(owner);
    }
  }
  await owner.context().close();
  const anonymous = await newPage(stranger);
  for (const place of ["/sign-up", "/forgot-password"]) {
    await anonymous.goto(place);
    await expect(anonymous.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessiblePage(anonymous);
  }
  await anonymous.context().close();
});
