import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "@/app/App";
import { activeLocale, PSEUDO_LANGUAGE } from "@/i18n/locale";
import { chooseLanguage } from "@/i18n/useLanguage";
import { collectTexts, hardCodedTexts } from "@/test/pseudo";
import { server } from "@/test/server";

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
  activeLocale.set({ language: "en", formats: "en-GB" });
});

/** Pages whose texts all come from messages. Add a page once its features are converted. */
const pages: string[] = ["/no-such-page"];

test.each(pages)("%s shows no hard-coded text", async (address) => {
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
