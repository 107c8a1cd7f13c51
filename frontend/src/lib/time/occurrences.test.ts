import { expect, test } from "vitest";
import { acme } from "@/test/fixtures";
import { epoch } from "./instants";
import { dayOfOccurrence, ownerOf } from "./occurrences";

test("an occurrence belongs to the event with the longest matching id", () => {
  expect(ownerOf(acme, "reboot")?.id).toBe("reboot");
  expect(ownerOf(acme, "reboot-20110607")?.id).toBe("reboot");
  expect(ownerOf(acme, "monday-login-06-20110613-boston")?.id).toBe("monday-login-06");
  expect(ownerOf(acme, "rebooted")).toBeUndefined();
  expect(ownerOf(acme, undefined)).toBeUndefined();
});

test("an occurrence id contains its day", () => {
  expect(dayOfOccurrence(acme, "reboot")).toBeNull();
  expect(dayOfOccurrence(acme, "reboot-boston")).toBeNull();
  expect(dayOfOccurrence(acme, "reboot-20110607-boston")).toBe(epoch("2011-06-07T00:00:00Z"));
});
