import { expect, test } from "vitest";
import { acme, acmePreview } from "@/test/fixtures";
import { blocksOf, overrunsOf } from "./calendarView";

const spans = acmePreview.result.events;

test("an event without a fixed end is as long as its work took", () => {
  const reboot = blocksOf(acme, spans).find((block) => block.id === "reboot");
  expect(reboot).toMatchObject({
    start: "2011-06-06T07:00:00",
    resizable: false,
  });
  // 21 minutes, to the second nearest to what the engine says
  expect(reboot?.end).toMatch(/^2011-06-06T07:2[01]:/);
});

test("it has its usual length before there is a result", () => {
  const reboot = blocksOf(acme, []).find((block) => block.id === "reboot");
  expect(reboot?.end).toBe("2011-06-06T08:00:00");
});

test("blocks are placed at local times of the scenario", () => {
  const [deploy] = blocksOf({ ...acme, time_zone: "Europe/Berlin" }, spans);
  expect(deploy?.start).toBe("2011-05-29T10:00:00");
});

test("work beyond the window of an event is marked", () => {
  const overrun = overrunsOf(acme, spans).find(({ eventId }) => eventId === "first-login");
  expect(overrun?.start).toBe("2011-05-30T08:28:00");
  expect(overrun && overrun.end > overrun.start).toBe(true);
});

test("later occurrences of a repeating event appear in the calendar and follow it", () => {
  const weekly = {
    ...spans[0],
    event_id: "reboot-20110607",
    starts_at: "2011-06-07T07:00:00Z",
    ends_at: "2011-06-07T07:20:00Z",
  };
  const block = blocksOf(acme, [weekly]).find(({ id }) => id === "reboot-20110607");
  expect(block).toMatchObject({
    kind: "reboot",
    isOccurrence: true,
    resizable: false,
    end: "2011-06-07T07:20:00",
  });
});

test("a block has a label with its kind, time, pools and repetition", () => {
  const said = (scenario: typeof acme, id: string) =>
    blocksOf(scenario, spans).find((block) => block.id === id)?.said;
  expect(said(acme, "first-login")).toMatch(
    /^First login, Monday, May 30 08:00 to 08:28, .+, still running until \d\d:\d\d$/,
  );
  const repeat = { weekdays: ["mon" as const, "tue" as const] };
  const weekly = { ...acme, events: acme.events.map((event) => ({ ...event, repeat })) };
  expect(said(weekly, "reboot")).toContain("repeats Monday, Tuesday");
  expect(said(acme, "network-outage")).toMatch(/^Network .*, Monday, June 6 \d\d:\d\d to \d\d:\d\d$/);
});

test("an event in local time of each site appears once per site with the site's name", () => {
  const [pool] = acme.pools;
  const [first] = acme.events.filter(({ id }) => id === "first-login");
  if (pool === undefined || first === undefined) throw new Error("the sample has changed");
  const pools = [pool, { ...pool, id: "boston", name: "Boston", time_zone: "America/New_York" }];
  const local = { ...first, pool_ids: ["acme", "boston"], at_local_time: true } as typeof first;
  const span = spans.find(({ event_id }) => event_id === "first-login");
  if (span === undefined) throw new Error("the sample has changed");
  const sites = ["acme", "boston"].map((id) => ({ ...span, event_id: `first-login-${id}` }));
  const blocks = blocksOf({ ...acme, pools, events: [local] }, sites);
  expect(blocks.map(({ id, title }) => [id, title])).toEqual([
    ["first-login-acme", `${first.name}, ${pool.name}`],
    ["first-login-boston", `${first.name}, Boston`],
  ]);
  expect(blocks[1]?.said).toMatch(/^First login, Monday, May 30 [\d:]+ to [\d:]+, Boston$/);
  const [shared] = blocksOf(
    { ...acme, pools, events: [{ ...local, at_local_time: false } as typeof first] },
    [],
  );
  expect(shared?.said).toMatch(/, both pools$/);
});
