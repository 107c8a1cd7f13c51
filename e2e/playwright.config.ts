import { defineConfig } from "@playwright/test";
import { nWorkers, services } from "./private-service";
import { commandOn, cwd, environment, isServer } from "./set-up";

export default defineConfig({
  testDir: "stories",
  globalSetup: "./warm.ts",
  outputDir: "test-results",
  workers: nWorkers,
  timeout: 240_000, // these limits end what hangs: a busy machine does not reach them
  expect: { timeout: 60_000 },
  forbidOnly: true,
  ...(isServer && { grepInvert: /@embedded/ }),
  reporter: "list",
  use: {
    viewport: { width: 1280, height: 900 },
    timezoneId: "UTC",
    locale: "en-US",
    actionTimeout: 60_000,
    trace: process.env.JOURNEYS_TRACE === undefined ? "off" : "retain-on-failure", // costs a third of the time
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: services.map(({ port, address, folder }) => ({
    command: commandOn(port).join(" "),
    cwd,
    url: address,
    env: { ...environment, STORMSIZER_DATA_FOLDER: folder },
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 60_000 },
    stdout: "ignore" as const,
    stderr: "pipe" as const,
  })),
});
