import { defineConfig } from "@playwright/test";
import { address, folder, port } from "./private-service";
import { commandOn, cwd, environment, isServer } from "./set-up";

export default defineConfig({
  testDir: "stories",
  globalSetup: "./warm.ts",
  outputDir: "test-results",
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  ...(isServer && { grepInvert: /@embedded/ }),
  reporter: "list",
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    timezoneId: "UTC",
    locale: "en-GB",
    trace: "retain-on-failure",
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
  webServer: {
    command: commandOn(port).join(" "),
    cwd,
    url: address,
    env: { ...environment, STORMSIZER_DATA_FOLDER: folder },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
