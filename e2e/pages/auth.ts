/* The pages in front of the product, as a person speaks of them. */
import { expect, type Page } from "@playwright/test";

export interface Person {
  name: string;
  email: string;
  password: string;
}

export async function signUp(
  page: Page,
  { name, email, password }: Person,
  organization: string,
): Promise<void> {
  await page.goto("/sign-up");
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Organization").fill(organization);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
}

export async function signIn(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: `${name}: account and settings` })).toBeVisible();
}

export async function signOut(page: Page, { name }: Person): Promise<void> {
  await page.getByRole("button", { name: `${name}: account and settings` }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
}
