import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { precompress } from "./precompress.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "gurukul-precompress-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a text file gets a gzip and a brotli copy with the same content", () => {
  const text = "नमस्ते ".repeat(100);
  mkdirSync(path.join(folder, "assets"));
  const file = path.join(folder, "assets/page.js");
  writeFileSync(file, text);
  precompress(folder);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
});

test("a picture, or a file that would not become smaller, gets no copy", () => {
  for (const name of ["tiny.txt", "photo.jpg"]) {
    const file = path.join(folder, name);
    writeFileSync(file, name.endsWith("jpg") ? "x".repeat(1000) : "x");
    precompress(folder);
    expect(existsSync(`${file}.gz`)).toBe(false);
    expect(existsSync(`${file}.br`)).toBe(false);
  }
});
