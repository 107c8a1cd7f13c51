import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "@/app/App";
import { chooseLanguage } from "@/i18n/useLanguage";
import { at, notSignedIn, server, signedInAccount } from "@/test/server";

const root = document.documentElement;
const help = "https://docs.example.com/install";
const facts = { reset_at: "2026-11-29T03:00:00+00:00", idle_minutes: 120, help_url: help };

beforeEach(() => {
  root.dataset.demo = JSON.stringify(facts);
  server.use(http.get(at("/me"), () => HttpResponse.json(signedInAccount("editor"))));
});

afterEach(async () => {
  await chooseLanguage("en");
  delete root.dataset.demo;
  sessionStorage.clear();
});

function open(address: string) {
  return render(<App history={createMemoryHistory({ initialEntries: [address] })} />);
}

const banner = () => screen.findByRole("complementary", { name: "Demo" });

test("a demo says when changes are deleted and how to install a copy", async () => {
  open("/projects");
  expect(await banner()).toHaveTextContent(/deleted after 2 h of inactivity, and no later than \d\d:00/);
  expect(screen.getByRole("link", { name: "Install your own copy" })).toHaveAttribute("href", help);
});

test("a demo without the address of instructions has no link", async () => {
  root.dataset.demo = JSON.stringify({ ...facts, help_url: null });
  open("/projects");
  await banner();
  expect(screen.queryByRole("link", { name: "Install your own copy" })).not.toBeInTheDocument();
});

test("a hidden banner stays hidden on the next page", async () => {
  const { unmount } = open("/projects");
  await banner();
  await userEvent.click(screen.getByRole("button", { name: "Hide notice" }));
  expect(screen.queryByRole("complementary", { name: "Demo" })).not.toBeInTheDocument();
  unmount();
  open("/evidence");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("complementary", { name: "Demo" })).not.toBeInTheDocument();
});

test("the banner is in the reader's language", async () => {
  await chooseLanguage("de");
  open("/projects");
  expect(await banner()).toHaveTextContent("Nur Sie sehen Ihre Änderungen");
});

test("other installations have no banner", async () => {
  delete root.dataset.demo;
  open("/projects");
  await screen.findByRole("heading", { level: 1, name: "Projects" });
  expect(screen.queryByRole("complementary", { name: "Demo" })).not.toBeInTheDocument();
});

test("visitors have no account page and no organization settings", async () => {
  const { unmount } = open("/account");
  expect(await screen.findByRole("heading", { name: "No account" })).toBeInTheDocument();
  expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
  unmount();
  open("/settings");
  expect(await screen.findByRole("link", { name: /^Price list/ })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Members/ })).not.toBeInTheDocument();
});

test("after a reset, the browser returns to the start page of the demo", async () => {
  const replace = vi.spyOn(globalThis.location, "replace").mockImplementation(() => undefined);
  server.use(http.get(at("/me"), notSignedIn), http.get(at("/projects"), notSignedIn));
  open("/projects");
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/"));
  replace.mockRestore();
});
