import { expect, it } from "vitest";
import { createPasswordQueue } from "./password-queue.ts";

/** A job that runs until the test ends it. */
function startWork(inTurn: ReturnType<typeof createPasswordQueue>) {
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  return {
    begun,
    begin(name: string, key: string): Promise<string> {
      return inTurn(key, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => endings.set(name, resolve));
        return name;
      });
    },
    end: (name: string) => endings.get(name)?.(),
  };
}

it("runs few jobs at once, and jobs with the same key one after the other", async () => {
  const work = startWork(createPasswordQueue(2));
  const first = work.begin("first of a", "a");
  const second = work.begin("second of a", "a");
  const third = work.begin("first of b", "b");
  const fourth = work.begin("first of c", "c");
  expect(work.begun).toEqual([]);
  await Promise.resolve();
  expect(work.begun).toEqual(["first of a", "first of b"]);
  work.end("first of b");
  expect(await third).toBe("first of b");
  expect(work.begun).toEqual(["first of a", "first of b", "first of c"]);
  work.end("first of a");
  expect(await first).toBe("first of a");
  expect(work.begun).toEqual(["first of a", "first of b", "first of c", "second of a"]);
  work.end("second of a");
  work.end("first of c");
  await Promise.all([second, fourth]);
});

it("continues after a job that failed", async () => {
  const inTurn = createPasswordQueue(1);
  const failing = inTurn("a", () => Promise.reject(new Error("broken")));
  const next = inTurn("a", () => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("broken");
  await expect(next).resolves.toBe("done");
});

it("refuses a job if very many others are waiting", async () => {
  const work = startWork(createPasswordQueue(1, 2));
  const taken = [work.begin("one", "a"), work.begin("two", "b"), work.begin("three", "c")];
  await expect(work.begin("four", "d")).rejects.toMatchObject({ status: 503 });
  for (const name of ["one", "two", "three"]) {
    await expect.poll(() => work.begun).toContain(name);
    work.end(name);
  }
  expect(await Promise.all(taken)).toEqual(["one", "two", "three"]);
});
