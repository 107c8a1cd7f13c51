import { expect, test } from "vitest";
import { acme, acmePreview } from "@/test/fixtures";
import { binsOf, checkInWords, eventCards, loginTable, statusByEvent } from "./eventCards";

const { result } = acmePreview;
const card = (id: string) => eventCards(acme, result).find(({ eventId }) => eventId === id);

test("a login card shows wait times, the bottleneck and the missed goals", () => {
  const first = card("first-login");
  expect(first).toMatchObject({ status: "fail", starts: "Mon, May 30 08:00", headline: "25 s mean login" });
  expect(first?.binding).toMatch(/CPU/);
  expect(first?.broken).toContain("Good logins 45%, goal 90%");
});

test("a goal that two pools miss by as much is on the card once", () => {
  const twice = { ...result, phases: [...result.phases, ...result.phases] };
  const both = eventCards(acme, twice).find(({ eventId }) => eventId === "first-login");
  expect(both?.broken).toEqual(card("first-login")?.broken);
});

test("a reboot card shows the duration", () => {
  expect(card("reboot")).toMatchObject({ took: "21 min", headline: "", status: "pass", broken: [] });
});

test("an event says if no goal applies to any of its phases", () => {
  const { result } = acmePreview;
  const phases = result.phases.map((phase) =>
    phase.event_id === "reboot" ? { ...phase, checks: [] } : { ...phase, checks: phase.checks.slice(0, 1) },
  );
  const unchecked = eventCards(acme, { ...result, phases }).filter((card) => card.isUnchecked);
  expect(unchecked.map(({ eventId }) => eventId)).toEqual(["reboot"]);
});

test("an outage has no status", () => {
  expect(card("network-outage")).toMatchObject({ status: null, shares: null, took: "4 h 30 min" });
});

test("cards are in calendar order, even before there is a result", () => {
  const cards = eventCards({ ...acme, events: [...acme.events].reverse() }, null);
  expect(cards[0]?.eventId).toBe("deploy");
  expect(cards[0]?.took).toBe("");
});

test("the problem of an event is shown on its card", () => {
  const index = acme.events.findIndex(({ id }) => id === "reboot");
  const problems = [
    {
      path: `events.${index}.n_slots`,
      given: "0",
      allowed: "at least 1",
      message: "Input should be greater",
    },
    { path: `events.${index}0.n_slots`, given: "0", allowed: "at least 1", message: "another event" },
  ];
  const wrong = eventCards(acme, result, problems).filter((found) => found.problems.length > 0);
  expect(wrong.map(({ eventId, problems: said }) => [eventId, said])).toEqual([
    ["reboot", ["Input should be greater (allowed: at least 1)"]],
  ]);
});

test("an event has the status of its worst phase", () => {
  expect(statusByEvent(result).get("first-login")).toBe("fail");
  expect(statusByEvent(result).get("tuesday-login-31")).toBe("pass");
});

test("histogram bins have the grade that the engine gives them", () => {
  const experience = card("first-login")?.storm?.experience;
  const bins = experience ? binsOf(experience) : [];
  expect(bins[0]?.grade).toBe("good");
  expect(bins.at(-1)?.grade).toBe("poor");
  if (experience) expect(binsOf({ ...experience, histogram_grades: [] })[0]?.grade).toBeNull();
  expect(bins.reduce((sum, bin) => sum + bin.fraction, 0)).toBeCloseTo(1, 3);
});

test("each occurrence of a repeating event has a card", () => {
  const weekly = {
    event_id: "reboot-20110607",
    starts_at: "2011-06-07T07:00:00Z",
    ends_at: "2011-06-07T07:20:00Z",
  };
  const cards = eventCards(acme, { ...result, events: [...result.events, weekly] });
  expect(cards.find(({ eventId }) => eventId === "reboot-20110607")).toMatchObject({
    name: "Reboot all VMs",
    starts: "Tue, Jun 7 07:00",
    took: "20 min",
  });
});

test("the login time table contains the bins of the result", () => {
  const experience = card("first-login")?.storm?.experience;
  if (!experience) throw new Error("the card has no logins");
  const { rows, raw } = loginTable(binsOf(experience));
  expect(rows.map(({ at }) => at)).toEqual(experience.histogram_edges_s.slice(0, -1));
  expect(raw?.().lines.map(([, , fraction]) => fraction)).toEqual(experience.histogram_fractions);
  expect(rows[0]?.cells.at(-1)).toBe("Good");
});

test("a goal that is missed by seconds is not said to equal its limit", () => {
  const check = {
    goal: "power_on_max_s",
    label: "Power-on time",
    unit: "s",
    holds: false,
    margin_fraction: -0.015,
  };
  expect(checkInWords({ ...check, value: 731, limit: 720 })).toBe("Power-on time 731 s, goal 720 s");
  expect(checkInWords({ ...check, value: 900, limit: 720 })).toBe("Power-on time 15 min, goal 12 min");
});

test("with several pools, a card names those of its event, and no others", () => {
  const [pool] = acme.pools;
  const [login] = acme.events.filter(({ kind }) => kind === "login");
  if (pool === undefined || login?.kind !== "login") throw new Error("the sample has changed");
  const pools = ["London", "New York"].map((name) => ({ ...pool, id: name, name }));
  const namesFor = (poolIds: string[]) =>
    eventCards({ ...acme, pools, events: [{ ...login, name: "Login", pool_ids: poolIds }] }, null).map(
      ({ name }) => name,
    );
  expect(namesFor(["New York"])).toEqual(["Login, New York"]);
  expect(namesFor(["London", "New York"])).toEqual(["Login"]);
});

test("an event of a site in another time zone has its local time too", () => {
  const moved = { ...acme, pools: acme.pools.map((pool) => ({ ...pool, time_zone: "America/New_York" })) };
  const [first] = eventCards(moved, acmePreview.result);
  expect(first?.starts).toBe("Sun, May 29 08:00 (04:00 in New York)");
});

test("an event without phases names the site of each card", () => {
  const [pool] = acme.pools;
  const logoff = acme.events.find(({ kind }) => kind === "logoff");
  const span = result.events.find(({ event_id }) => event_id === logoff?.id);
  if (pool === undefined || logoff === undefined || span === undefined)
    throw new Error("the sample has changed");
  const pools = [pool, { ...pool, id: "boston", name: "Boston", time_zone: "America/New_York" }];
  const local = { ...logoff, pool_ids: [pool.id, "boston"], at_local_time: true } as typeof logoff;
  const events = pools.map(({ id }) => ({ ...span, event_id: `${logoff.id}-${id}` }));
  const cards = eventCards({ ...acme, pools, events: [local] }, { ...result, phases: [], events });
  expect(cards.map(({ name }) => name)).toEqual([`${logoff.name}, ${pool.name}`, `${logoff.name}, Boston`]);
  expect(cards[1]?.starts).toMatch(/New York/);
});
