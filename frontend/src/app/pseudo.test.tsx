import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "@/app/App";
import { activeLocale, PSEUDO_LANGUAGE } from "@/i18n/locale";
import { chooseLanguage } from "@/i18n/useLanguage";
import { collectTexts, hardCodedTexts } from "@/test/pseudo";
import { at, notSignedIn, server, signedInAccount } from "@/test/server";

const data = new Set<string>();

beforeEach(async () => {
  data.clear();
  server.events.on("response:mocked", async ({ response }) => {
    try {
      collectTexts(await response.clone().json(), data);
    } catch {
      /* no JSON, no texts */
    }
  });
  await chooseLanguage(PSEUDO_LANGUAGE);
});

afterEach(async () => {
  cleanup();
  server.events.removeAllListeners();
  await chooseLanguage("en");
  activeLocale.set({ language: "en", formats: "en-US" });
});

const signedOut = () => server.use(http.get(at("/me"), () => notSignedIn()));
const signedIn = () => server.use(http.get(at("/me"), () => HttpResponse.json(signedInAccount())));

/** Pages whose texts all come from messages. Add a page once its features are converted. */
const pages: { address: string; given?: () => void }[] = [
  { address: "/no-such-page" },
  { address: "/sign-in", given: signedOut },
  { address: "/sign-up", given: signedOut },
  { address: "/forgot-password", given: signedOut },
  { address: "/reset-password", given: signedOut },
  { address: "/runs" },
  { address: "/start" },
  { address: "/settings", given: signedIn },
  { address: "/scenarios/s1/guide" },
  { address: "/scenarios/s1/recommend" },
];

test.each(pages)("$address shows no hard-coded text", async ({ address, given }) => {
  given?.();
  render(<App history={createMemoryHistory({ initialEntries: [address] })} />);
  await screen.findByRole("heading", { level: 1 });
  let before = "";
  await vi.waitFor(
    async () => {
      await act(() => new Promise((done) => setTimeout(done, 150)));
      const now = document.body.textContent ?? "";
      const isSettled = now === before;
      before = now;
      expect(isSettled).toBe(true);
    },
    { timeout: 20_000 },
  );
  expect(hardCodedTexts(document.body, data)).toEqual([]);
});
