import { expect, test } from "vitest";
import { acme } from "@/test/fixtures";
import { countDrafts, deleteAllDrafts, deleteDraft, loadDraft, saveDraft } from "./saving";

function shelf(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

test("unsaved work is stored, found again and deleted", () => {
  const store = shelf();
  saveDraft(store, "a", { version: 3, scenario: acme, keptAt: 1 });
  expect(loadDraft(store, "a")).toEqual({ version: 3, scenario: acme, keptAt: 1 });
  expect(loadDraft(store, "b")).toBeNull();
  deleteDraft(store, "a");
  expect(loadDraft(store, "a")).toBeNull();
});

test("a full, blocked or corrupted store breaks nothing", () => {
  const broken = {
    getItem: () => "{",
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => {
      throw new Error("forbidden");
    },
  };
  saveDraft(broken, "a", { version: 1, scenario: acme, keptAt: 1 });
  deleteDraft(broken, "a");
  expect(loadDraft(broken, "a")).toBeNull();
});

test("a draft stored by the first release opens with its drives as a tier", () => {
  const store = shelf();
  const { tiers, ...array } = acme.array;
  const old = { ...acme, array: { ...array, drive_id: tiers[0]?.drive_id, n_drives: tiers[0]?.n_drives } };
  store.setItem("stormsizer.draft.a", JSON.stringify({ version: 3, scenario: old, keptAt: 1 }));
  expect(loadDraft(store, "a")?.scenario).toEqual(acme);
});

test("stored drafts are counted, and discarded without affecting other entries", () => {
  localStorage.setItem("mantine-color-scheme-value", "dark");
  for (const id of ["s1", "s2"]) saveDraft(localStorage, id, { version: 1, scenario: acme, keptAt: 0 });
  expect(countDrafts(localStorage)).toBe(2);
  deleteAllDrafts(localStorage);
  expect(countDrafts(localStorage)).toBe(0);
  expect(localStorage.getItem("mantine-color-scheme-value")).toBe("dark");
});

test("a failure to store a draft is reported", () => {
  const full = { ...localStorage, setItem: () => raise(), getItem: () => null, removeItem: () => undefined };
  expect(saveDraft(full, "s1", { version: 1, scenario: acme, keptAt: 0 })).toBe(false);
  expect(saveDraft(localStorage, "s1", { version: 1, scenario: acme, keptAt: 0 })).toBe(true);
});

function raise(): never {
  throw new Error("the store is full");
}
