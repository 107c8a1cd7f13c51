/* The first step of the guide. */
import type { Page } from "@playwright/test";
import { ScenarioPage } from "./scenario";
import { pick } from "./select";

export interface Sizing {
  type?: string;
  /** Without it, the project is already chosen. */
  project?: string;
  desktops?: number;
  added?: number;
  users?: string | RegExp;
  clones?: string;
  /** The installed array of every type but a new deployment. */
  array?: string;
}

/** Answers the questions of the first step and opens the second. */
export async function startSizing(page: Page, sizing: Sizing): Promise<void> {
  const {
    type,
    project,
    desktops = 500,
    added = 100,
    users = "Windows 11 knowledge user, Login Enterprise",
  } = sizing;
  const count = (name: string) => page.getByRole("textbox", { name, exact: true });
  if (type) await page.getByRole("radio", { name: type }).check();
  if (project) await count("Project name").fill(project);
  await count(type === "Expansion" ? "Existing desktops" : "Number of desktops").fill(String(desktops));
  if (type === "Expansion") await count("Added desktops").fill(String(added));
  await pick(page.getByRole("combobox", { name: "User type and OS" }), users);
  await pick(
    page.getByRole("combobox", { name: "Clone type" }),
    sizing.clones ?? "Machine Creation Services (MCS)",
  );
  if (type && type !== "New deployment")
    await pick(page.getByRole("combobox", { name: "Installed array" }), sizing.array ?? "NetApp FAS3270");
  if (type === "Expansion" || type === "Check an existing array")
    await page.getByRole("checkbox", { name: "Nothing else runs on it" }).check();
  await page.getByRole("button", { name: "Next: desktops" }).click();
  await new ScenarioPage(page).isAnswered();
}
