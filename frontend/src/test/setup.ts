import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import "@/i18n/pages/catalog";
import "@/i18n/pages/evidence";
import "@/i18n/pages/imports";
import "@/i18n/pages/settings";
import { activeLocale } from "@/i18n/locale";
import { server } from "./server";

/* What Mantine and the charts ask of a browser and a fake DOM does not give. */
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
}));

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

Object.defineProperty(document, "fonts", { value: new EventTarget() });

/* A busy machine is no failure. */
vi.setConfig({ testTimeout: 180_000 });
configure({ asyncUtilTimeout: 90_000 });

vi.stubGlobal("scrollTo", () => undefined);

activeLocale.set({ language: "en", formats: "en-US" });

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());
