import { describe, expect, it } from "vitest";
import { isOlder } from "./open-database.ts";

describe("the version of SQLite", () => {
  it.each(["3.51.2", "3.9.99", "2.99.99", "3.51"])("%s is too old", (version) => {
    expect(isOlder(version, [3, 51, 3])).toBe(true);
  });

  it.each(["3.51.3", "3.51.10", "3.60.0", "4.0.0"])("%s will do", (version) => {
    expect(isOlder(version, [3, 51, 3])).toBe(false);
  });
});
