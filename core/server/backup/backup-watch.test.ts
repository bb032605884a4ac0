import { expect, it } from "vitest";
import { openBackupWatch } from "./backup-watch.ts";

const LOOK = { latest: undefined, freeBytes: 1 };

it("a folder that hangs is read once, and reported without waiting again", async () => {
  let reads = 0;
  let answer: (() => void) | undefined;
  const watch = openBackupWatch("/away", {
    patienceMs: 30,
    look: () => {
      reads++;
      return new Promise((resolve) => {
        answer = () => resolve(LOOK);
      });
    },
  });
  expect((await watch.find()).problem).toBe("unreachable");
  expect([watch.peek().problem, (await watch.find()).problem, reads]).toEqual([
    "unreachable",
    "unreachable",
    1,
  ]);
  answer?.();
  await expect.poll(() => watch.peek().problem).toBe(null);
});

it("a folder that cannot be read is reported", async () => {
  const watch = openBackupWatch("/away", { look: () => Promise.reject(new Error("no")) });
  expect((await watch.find()).problem).toBe("unreachable");
});
