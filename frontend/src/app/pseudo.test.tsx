import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "@/app/App";
import { metricName } from "@/features/evidence/model/rows";
import type { Import } from "@/features/imports/model/types";
import { activeLocale, PSEUDO_LANGUAGE } from "@/i18n/locale";
import { t } from "@/i18n/t";
import { chooseLanguage } from "@/i18n/useLanguage";
import { fakeStreams } from "@/test/eventSource";
import {
  acme,
  acmeAdvice,
  acmeComparison,
  acmeEvidence,
  acmePreview,
  acmeRanges,
  acmeRunway,
  acmeSensitivity,
  acmeShortlist,
} from "@/test/fixtures";
import { acceptance, anImport, proposal, tableSummary } from "@/test/imports";
import { collectTexts, hardCodedTexts } from "@/test/pseudo";
import { answering, at, draft, notSignedIn, run, server, sharedResult, signedInAccount } from "@/test/server";
import { settings } from "@/test/settings";

const data = new Set<string>();

beforeEach(async () => {
  fakeStreams();
  data.clear();
  server.events.on("response:mocked", async ({ request, response }) => {
    if (request.url.endsWith("/scenario-schema")) return; // its texts are those of the API description
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

const owner = () =>
  server.use(
    http.get(at("/me"), () => HttpResponse.json(signedInAccount())),
    ...settings,
  );

const analyzed = () =>
  answering({
    shortlist: acmeShortlist,
    advice: acmeAdvice,
    runway: acmeRunway,
    sensitivity: acmeSensitivity,
    range: acmeRanges,
  });

function compared() {
  const second = { ...run, id: "r2", scenario_id: "s2", scenario_name: "The older release" };
  server.use(
    http.get(at("/runs"), ({ request }) => {
      const isWeek = new URL(request.url).searchParams.get("kind") === "week";
      return HttpResponse.json({ items: isWeek ? [run, second] : [], next_cursor: null });
    }),
    http.get(at("/scenarios/s2"), () => HttpResponse.json({ ...draft, id: "s2" })),
    http.post(at("/comparisons"), () => HttpResponse.json(acmeComparison)),
  );
}

const importing = (of: Partial<Import>) => () => {
  for (const name of ["staff", "host"]) data.add(name); // a pool of the user, and a fact that the service names
  server.use(
    http.get(at("/imports/i1"), () => HttpResponse.json({ ...anImport, acceptances: [acceptance], ...of })),
    http.post(at("/imports/i1/proposals"), () => HttpResponse.json(proposal)),
  );
};

const listed = () =>
  server.use(http.get(at("/imports"), () => HttpResponse.json({ items: [anImport], next_cursor: null })));

/** Quantities and short names of arrays come from the service and the studies. */
function measured() {
  for (const row of acmeEvidence) {
    data.add(row.system_name.split(",")[0] ?? "");
    data.add(metricName(row));
  }
}

function sharing() {
  signedOut();
  server.use(
    http.get(at("/shared/l1"), () => HttpResponse.json(sharedResult)),
    http.get(at("/shared/l1/series"), () => HttpResponse.json(acmePreview.series)),
  );
}

/** Pages, with what the service answers there. */
const pages: { address: string; given?: () => void }[] = [
  { address: "/no-such-page" },
  { address: "/sign-in", given: signedOut },
  { address: "/sign-up", given: signedOut },
  { address: "/forgot-password", given: signedOut },
  { address: "/reset-password", given: signedOut },
  { address: "/projects" },
  { address: "/runs" },
  { address: "/start" },
  { address: "/account", given: owner },
  { address: "/settings", given: owner },
  { address: "/settings/organization", given: owner },
  { address: "/settings/members", given: owner },
  { address: "/settings/branding", given: owner },
  { address: "/settings/keys", given: owner },
  { address: "/settings/webhooks", given: owner },
  { address: "/settings/audit", given: owner },
  { address: "/scenarios/s1/guide" },
  { address: "/scenarios/s1?section=desktops" },
  { address: "/scenarios/s1?section=week" },
  { address: `/scenarios/s1?section=week&event=${acme.events[0]?.id}` },
  { address: "/scenarios/s1?section=storage" },
  { address: "/scenarios/s1?section=goals" },
  { address: "/scenarios/s1?versions=yes" },
  { address: "/scenarios/s1/recommend" },
  { address: "/scenarios/s1/recommend?analyzed", given: analyzed },
  { address: "/projects/p1/compare", given: compared },
  { address: "/catalog/arrays/add" },
  { address: "/evidence", given: measured },
  { address: "/imports", given: listed },
  { address: "/imports/i1?scenario=s1", given: importing({}) },
  { address: "/imports/i1?scenario=s1&table", given: importing({ summary: tableSummary }) },
  { address: "/shared?link=l1", given: sharing },
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
  expect(screen.queryByText(t("app-not-found")) !== null).toBe(address === "/no-such-page");
  const found = hardCodedTexts(document.body, data);
  expect(found, found.join("\n")).toEqual([]);
});
