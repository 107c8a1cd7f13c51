import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { defaults } from "@/api/forms";
import type { FailureRequest } from "@/api/types";
import { App } from "@/app/App";
import { fakeStreams } from "@/test/eventSource";
import { acme, acmeShortlist, controllerFailure } from "@/test/fixtures";
import { answering, at, run, server } from "@/test/server";

beforeEach(fakeStreams);

function open() {
  render(<App history={createMemoryHistory({ initialEntries: ["/scenarios/s1/failures"] })} />);
}

/** The requests that start an analysis from here on. */
function asked(): FailureRequest[] {
  const requests: FailureRequest[] = [];
  server.use(
    http.post(at("/scenarios/s1/failures"), async ({ request }) => {
      requests.push((await request.json()) as FailureRequest);
      return HttpResponse.json({ ...run, id: "f1", kind: "failure", state: "queued" }, { status: 202 });
    }),
  );
  return requests;
}

const row = (name: string | RegExp) => screen.findByRole("row", { name });

test("one click simulates a controller failure in the busiest hour, on the recommended configurations too", async () => {
  answering({ shortlist: acmeShortlist });
  const requests = asked();
  open();
  expect(await screen.findByText(/Shows logins, response times and utilization/)).toBeInTheDocument();
  await screen.findByLabelText(/Compare with/, { selector: "input:not([type=hidden])" });
  await userEvent.click(screen.getByRole("button", { name: "Simulate failure" }));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    part: "controller",
    n_parts: 1,
    starts_at: null,
    duration_s: 3600,
    event_id: null,
    name: "Controller failure",
  });
  const holding = acmeShortlist.families.filter(({ recommendation }) => recommendation.holds);
  expect(requests[0]?.options.map(({ array }) => array)).toEqual(
    holding
      .filter(({ recommendation }) => recommendation.model_id !== acme.array.model_id)
      .slice(0, 3)
      .map(({ recommendation }) => recommendation.chosen.configuration),
  );
});

test("another component, a login of the calendar and a duration can be chosen", async () => {
  const requests = asked();
  open();
  await userEvent.click(await screen.findByRole("radio", { name: "Drive" }));
  await userEvent.click(screen.getByRole("combobox", { name: "When" }));
  await userEvent.click(await screen.findByRole("option", { name: / First login$/, hidden: true }));
  await userEvent.click(screen.getByRole("combobox", { name: "Duration" }));
  await userEvent.click(await screen.findByRole("option", { name: "4 h", hidden: true }));
  await userEvent.click(screen.getByRole("button", { name: "Simulate failure" }));
  expect(requests[0]).toMatchObject({
    part: "drive",
    starts_at: "2011-05-30T08:00:00Z",
    duration_s: 4 * 3600,
    options: [],
  });
});

test("without a hardware recommendation the page says how to compare other configurations", async () => {
  open();
  const hint = await screen.findByText(/Other configurations can be compared/);
  expect(within(hint).getByRole("link", { name: "cheapest hardware" })).toHaveAttribute(
    "href",
    "/scenarios/s1/recommend",
  );
});

test("the answer shows the headline, each option's sentence, and figures before and during the failure", async () => {
  answering({ failure: controllerFailure }, { request: defaults.FailureRequest });
  open();
  const headline =
    /With 1 of 2 controllers lost on Mon, May 30 08:00 – 09:00, 95% of logins take up to 4 min 11 s/;
  expect(await screen.findByText(headline)).toBeInTheDocument();
  expect(screen.getByText(/^Two PODs: With 1 of 4 controllers lost, 95% of logins/)).toBeInTheDocument();
  expect(await row(/^95th percentile login time/)).toHaveTextContent("63 s → 4 min 11 s");
  const goals = await row(/^Status during the failure/);
  expect(goals).toHaveTextContent("FailMissed: Poor logins");
  expect(within(goals).getByText("Pass")).toBeInTheDocument();
  expect(goals).toHaveTextContent("With the only controller lost, desktops lose access");
  const [mean, peak] = await screen.findAllByRole("row", { name: /^Controller CPU/ });
  expect(mean).toHaveTextContent("→");
  expect(peak).toHaveTextContent("→");
  expect(screen.getByRole("row", { name: "Utilization in the busiest minute" })).toBeInTheDocument();
  expect(screen.getByText(/Goals for utilization apply to the mean of a phase/)).toBeInTheDocument();
  expect(
    screen.getByText(/spreads the failure “Controller failure” across the 2 arrays/),
  ).toBeInTheDocument();
  expect(screen.getByRole("figure", { name: "Read response time over time: 3 lines" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Re-run/ })).toBeInTheDocument();
});

test("changed settings ask for a new run", async () => {
  answering({ failure: controllerFailure }, { request: defaults.FailureRequest });
  open();
  await screen.findByRole("button", { name: /^Re-run/ });
  await userEvent.click(screen.getByRole("radio", { name: "Front-end port" }));
  expect(screen.getByRole("button", { name: "Simulate failure" })).toBeInTheDocument();
});
