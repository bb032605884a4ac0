import { expect, it } from "vitest";
import { dutyNames } from "../../api/permissions.ts";
import * as en from "./en.ts";
import * as hi from "./hi.ts";

it("every duty has a name and says what it allows", () => {
  for (const { accounts } of [en, hi]) {
    const words: Readonly<Record<string, { name: string; may: string }>> = accounts.duty;
    for (const duty of dutyNames)
      expect([duty, words[duty]?.name, words[duty]?.may]).not.toContain(undefined);
  }
});
