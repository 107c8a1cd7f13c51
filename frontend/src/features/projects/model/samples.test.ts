import { expect, test } from "vitest";
import type { Sample } from "@/api/types";
import { firstSentence, measuredFirst } from "./samples";

test("a sample is described by the first sentence of its notes", () => {
  expect(firstSentence("Boot of 832 desktops at 2.5 GB each.\n  The hour is assumed.")).toBe(
    "Boot of 832 desktops at 2.5 GB each.",
  );
  expect(firstSentence("Two weeks of Acme, e.g. for\na demonstration")).toBe(
    "Two weeks of Acme, e.g. for a demonstration",
  );
  expect(firstSentence("")).toBe("");
});

test("measured systems come first", () => {
  const samples = [
    { id: "a", standing: "generic" },
    { id: "b", standing: "published" },
    { id: "c", standing: "published" },
  ] as Sample[];
  expect(measuredFirst(samples).map(({ id }) => id)).toEqual(["b", "c", "a"]);
});
