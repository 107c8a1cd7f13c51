import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const service = process.env.STORMSIZER_URL ?? "http://127.0.0.1:8000";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const languages = folder("../seed-data/languages");

const mantineClasses = (text: string) => new Set(text.match(/\bm_[0-9a-f]{6,8}\b/g));

/** Fails a build whose scripts name a class of Mantine that `app/mantine.css` brings no style for. */
function everyClassHasItsStyle(): Plugin {
  return {
    name: "every-class-has-its-style",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const scripts = files.map((file) => (file.type === "chunk" ? file.code : ""));
      const styles = files.map((file) =>
        file.fileName.endsWith(".css") && "source" in file ? file.source : "",
      );
      const styled = mantineClasses(styles.join());
      const missing = [...mantineClasses(scripts.join())].filter((name) => !styled.has(name));
      if (missing.length > 0)
        this.error(
          `No style for ${missing.join(", ")}: import the sheet of that component in src/app/mantine.css.`,
        );
    },
  };
}

/** Returns the name of the chunk that a file of messages goes to. */
function languageOf(id: string): string | null {
  const language = /languages\/([^/]+)\/browser\/[^/]+\.ftl/.exec(id)?.[1];
  return language === undefined || language === "en" ? null : `messages-${language}`;
}

export default defineConfig({
  plugins: [react(), everyClassHasItsStyle()],
  resolve: { alias: { "@": folder("./src"), "@languages": languages } },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: {
      "/api": { target: service, changeOrigin: false },
      "/help": { target: service, changeOrigin: false },
    },
    fs: { allow: [".", languages] },
  },
  build: {
    outDir: "dist",
    target: "es2023",
    chunkSizeWarningLimit: 1200,
    // One chunk per translated language; English stays with the page.
    // Tracing is a script of its own, which the service adds to the page while its operator collects traces.
    rolldownOptions: {
      input: { index: folder("./index.html"), tracing: folder("./src/tracing/main.ts") },
      output: { codeSplitting: { groups: [{ name: languageOf, debugName: "messages" }] } },
    },
  },
  test: {
    pool: "threads",
    maxWorkers: 2,
    isolate: false, // loading all modules again for each file takes longer than its tests; `src/test` resets what files share
    css: false,
    silent: "passed-only", // passing tests print dumps of the simulated DOM, more than 50,000 lines
    projects: [
      {
        extends: true,
        test: {
          name: "logic",
          environment: "node",
          setupFiles: ["src/test/english.ts"],
          include: ["src/**/*.test.ts"],
          exclude: ["src/**/*.dom.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "page",
          environment: "happy-dom",
          environmentOptions: { happyDOM: { url: "http://localhost:3000/" } },
          setupFiles: ["src/test/english.ts", "src/test/setup.ts"],
          include: ["src/**/*.test.tsx", "src/**/*.dom.test.ts"],
        },
      },
    ],
  },
});
