import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { COMPRESS_FROM_BYTES, compress, isText } from "./compression";

const head = (...bytes: number[]) => new Uint8Array(bytes);
const still = () => undefined;

test("text is distinguished from compressed and binary data", () => {
  expect(isText(new TextEncoder().encode('"(PDH-CSV 4.0)"'))).toBe(true);
  expect(isText(head(0xff, 0xfe, 0x22, 0x00))).toBe(true);
  expect(isText(head(0x1f, 0x8b, 8, 0x41))).toBe(false);
  expect(isText(head(0x50, 0x4b, 3, 4))).toBe(false);
  expect(isText(head(0x41, 0, 0x41))).toBe(false);
});

test("a large text file is compressed with progress and decompresses unchanged", async () => {
  const text = "07:00:00,12.5,3\n".repeat(COMPRESS_FROM_BYTES / 8);
  const told: number[] = [];
  const { name, content } = await compress(
    new File([text], "host1.csv"),
    (fraction) => told.push(fraction),
    new AbortController().signal,
  );
  expect(name).toBe("host1.csv.gz");
  expect(content.size).toBeLessThan(text.length / 50);
  expect(gunzipSync(new Uint8Array(await content.arrayBuffer())).toString()).toBe(text);
  expect(told.at(-1)).toBeCloseTo(1);
  expect([...told].sort((a, b) => a - b)).toEqual(told);
});

test("small files and already compressed files are sent unchanged", async () => {
  const { signal } = new AbortController();
  const small = new File(["a,b"], "small.csv");
  expect(await compress(small, still, signal)).toEqual({ name: "small.csv", content: small });
  const packed = new File([head(0x1f, 0x8b), new Uint8Array(COMPRESS_FROM_BYTES)], "day.csv.gz");
  expect((await compress(packed, still, signal)).name).toBe("day.csv.gz");
});
