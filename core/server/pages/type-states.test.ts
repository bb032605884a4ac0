import { describe, expect, it } from "vitest";
import { TypeStates } from "./type-states.ts";

const NOON = new Date("2026-11-17T12:00:00.000Z");
const ONE = new Date("2026-11-17T13:00:00.000Z");

/** A store that counts how often it was asked, and can be held up. */
function buildStore(nextMoment?: number) {
  const store = {
    asked: 0,
    isEmptyNow: true,
    wait: Promise.resolve(),
    async isEmpty() {
      store.asked++;
      const isEmpty = store.isEmptyNow;
      await store.wait;
      return isEmpty;
    },
    findNextMoment: async () => nextMoment,
  };
  return store;
}

describe("the state of a content type", () => {
  it("is read once, and anew when the type was changed", async () => {
    const store = buildStore();
    const states = new TypeStates(store, () => {});
    expect(await states.find("team", NOON)).toEqual({ isEmpty: true, nextMoment: undefined });
    store.isEmptyNow = false;
    await states.drop("notices");
    expect((await states.find("team", NOON)).isEmpty).toBe(true);
    expect(store.asked).toBe(1);
    await states.drop("team");
    expect((await states.find("team", NOON)).isEmpty).toBe(false);
  });

  it("is read anew when everything may have changed", async () => {
    const store = buildStore();
    const states = new TypeStates(store, () => {});
    await states.find("team", NOON);
    states.dropAll();
    await states.find("team", NOON);
    expect(store.asked).toBe(2);
  });

  it("follows the consents where it is about children", async () => {
    const store = buildStore();
    const states = new TypeStates(store, () => {});
    await states.find("students", NOON);
    await states.find("team", NOON);
    await states.drop("consents");
    await states.find("students", NOON);
    await states.find("team", NOON);
    expect(store.asked).toBe(3);
  });

  it("holds until something appears or ends by itself", async () => {
    const store = buildStore(ONE.getTime());
    const states = new TypeStates(store, () => {});
    expect((await states.find("notices", NOON)).nextMoment).toBe(ONE.getTime());
    await states.find("notices", new Date(ONE.getTime() - 1));
    expect(store.asked).toBe(1);
    await states.find("notices", ONE);
    expect(store.asked).toBe(2);
  });

  it("is not remembered when the type was changed while it was read", async () => {
    const store = buildStore();
    const { promise, resolve } = Promise.withResolvers<void>();
    store.wait = promise;
    const states = new TypeStates(store, () => {});
    const reading = states.find("team", NOON);
    await expect.poll(() => store.asked).toBe(1);
    store.isEmptyNow = false;
    const dropped = states.drop("team");
    resolve();
    expect((await reading).isEmpty).toBe(true);
    await dropped;
    expect((await states.find("team", NOON)).isEmpty).toBe(false);
  });

  it("tells when a type has become empty or is no longer empty, and only then", async () => {
    const store = buildStore();
    let changes = 0;
    const states = new TypeStates(store, () => changes++);
    await states.find("students", NOON);
    await states.drop("students");
    expect(changes).toBe(0);
    store.isEmptyNow = false;
    await states.drop("consents");
    expect(changes).toBe(1);
    await states.drop("students");
    await states.drop("notices");
    expect(changes).toBe(1);
  });

  it("may have changed when it cannot be read", async () => {
    const store = buildStore();
    let changes = 0;
    const states = new TypeStates(store, () => changes++);
    await states.find("team", NOON);
    store.wait = Promise.reject(new Error("locked"));
    await states.drop("team");
    expect(changes).toBe(1);
    store.wait = Promise.resolve();
    expect((await states.find("team", NOON)).isEmpty).toBe(true);
  });

  it("is asked for again after the database failed", async () => {
    const store = buildStore();
    store.wait = Promise.reject(new Error("locked"));
    const states = new TypeStates(store, () => {});
    await expect(states.find("team", NOON)).rejects.toThrow("locked");
    store.wait = Promise.resolve();
    expect((await states.find("team", NOON)).isEmpty).toBe(true);
  });
});
