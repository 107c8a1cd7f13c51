import "@fontsource-variable/inter";
import "@/app/mantine.css";
import "@/app/global.css";
import "@/app/print.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "@/app/App";
import { startLanguage } from "@/i18n/useLanguage";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root element");

await startLanguage();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
