import { expect, test } from "vitest";
import { acme, acmePreview } from "@/test/fixtures";
import { blocksOf, overrunsOf } from "./calendarView";

const spans = acmePreview.result.events;

test("an event whose work decides is as long as its work took", () => {
  const reboot = blocksOf(acme, spans).find((block) => block.id === "reboot");
  expect(reboot).toMatchObject({
    start: "2011-06-06T07:00:00",
    end: "2011-06-06T07:21:00",
    resizable: false,
  });
});

test("without an answer yet, it has its usual length", () => {
  const reboot = blocksOf(acme, []).find((block) => block.id === "reboot");
  expect(reboot?.end).toBe("2011-06-06T08:00:00");
});

test("blocks stand on the wall clock of the scenario", () => {
  const [deploy] = blocksOf({ ...acme, time_zone: "Europe/Berlin" }, spans);
  expect(deploy?.start).toBe("2011-05-29T10:00:00");
});

test("what is still busy after its window is marked", () => {
  const overrun = overrunsOf(acme, spans).find(({ eventId }) => eventId === "first-login");
  expect(overrun?.start).toBe("2011-05-30T08:28:00");
  expect(overrun && overrun.end > overrun.start).toBe(true);
});
