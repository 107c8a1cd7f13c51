/* Every test file starts on a fresh page: files that run in the same worker share modules and document. */
import "@testing-library/jest-dom/vitest";
import { notifications } from "@mantine/notifications";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { server } from "./server";

vi.unstubAllGlobals();

/* Mantine and the charts need these, and the simulated DOM lacks them. The reader prefers reduced motion. */
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: query.includes("prefers-reduced-motion"),
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

Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

/* These limits end a test that hangs; a busy machine does not reach them. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
configure({ asyncUtilTimeout: 90_000 });

vi.stubGlobal("scrollTo", () => undefined);

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  cleanup();
  notifications.clean();
  document.body.replaceChildren();
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());
