import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { writeNotices } from "./write-notices.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

it("the notices name every package that runs with its licence, the fonts and the icons, and no development tool", () => {
  const {
    dependencies,
  }: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(path.join(ROOT, "package.json"), "utf8"),
  );
  const notices = writeNotices(ROOT);
  const isNamed = (name: string) => new RegExp(`^${name} [\\d.]+: \\S+`, "m").test(notices);
  expect(Object.keys(dependencies ?? {}).filter((name) => !isNamed(name))).toEqual([]);
  expect(["vite", "vitest", "typescript", "knip"].filter(isNamed)).toEqual([]);
  expect(notices).toMatch(
    /^The font mukta\n[\s\S]+SIL OPEN FONT LICENSE[\s\S]+^Icons of brands: Simple Icons[\s\S]+Copyright \(c\) Meta Platforms/m,
  );
  expect(notices).not.toMatch(/: undefined$/m);
});
