import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import type { FileStore } from "../core/server/files/file-store.ts";
import { IS_ONCE } from "./repetitions.ts";

export const NAME = `${"a".repeat(32)}-40x30.jpg`;
export const OTHER_NAME = `${"b".repeat(32)}.pdf`;

const REFUSED_NAMES = [
  "../secret",
  "/etc/passwd",
  "..",
  "",
  "a.jpg",
  `${NAME}\0`,
  `${NAME}?acl`,
  `x/${NAME}`,
];

/** The contract of every file store; each test has a new store. */
export function describeFileStore(currentStore: () => FileStore): void {
  const listed = () => Array.fromAsync(currentStore().list());

  it("a written file can be found, read whole or in part, and listed", async () => {
    const store = currentStore();
    await store.write(NAME, Buffer.from("0123456789"));
    const found = await store.find(NAME);
    expect(found).toMatchObject({ name: NAME, size: 10 });
    expect(Math.abs(Date.now() - Number(found?.modifiedAt))).toBeLessThan(60_000);
    expect((await buffer(await store.read(NAME))).toString()).toBe("0123456789");
    expect((await buffer(await store.read(NAME, { start: 2, end: 4 }))).toString()).toBe("234");
    const [entry, ...rest] = await listed();
    expect([entry?.name, entry?.size, rest]).toEqual([NAME, 10, []]);
    // The header has whole seconds.
    expect(Math.abs(Number(entry?.modifiedAt) - Number(found?.modifiedAt))).toBeLessThan(2000);
  });

  it("a write stores only the given bytes, not their whole buffer", async () => {
    await currentStore().write(NAME, Buffer.from("before-wanted-after").subarray(7, 13));
    expect((await buffer(await currentStore().read(NAME))).toString()).toBe("wanted");
  });

  it("a missing file is not found, and reading it is a 404", async () => {
    expect(await currentStore().find(NAME)).toBeUndefined();
    await expect(currentStore().read(NAME)).rejects.toMatchObject({ status: 404 });
  });

  it("removing ignores missing files", async () => {
    await currentStore().write(NAME, Buffer.from("x"));
    await currentStore().remove([OTHER_NAME, NAME]);
    await currentStore().remove([NAME]);
    expect(await listed()).toEqual([]);
  });

  it("a withdrawn file is found, read and listed there only, and is restored byte for byte", async () => {
    const store = currentStore();
    const listedThere = () => Array.fromAsync(store.withdrawn.list());
    await store.write(NAME, Buffer.from("0123456789"));
    await store.withdraw([NAME, OTHER_NAME]);
    expect([await store.find(NAME), await listed()]).toEqual([undefined, []]);
    await expect(store.read(NAME)).rejects.toMatchObject({ status: 404 });
    expect(await store.withdrawn.find(NAME)).toMatchObject({ name: NAME, size: 10 });
    expect((await listedThere()).map(({ name }) => name)).toEqual([NAME]);
    expect((await buffer(await store.withdrawn.read(NAME))).toString()).toBe("0123456789");

    await store.withdraw([NAME]);
    expect((await listedThere()).map(({ name }) => name)).toEqual([NAME]);
    await store.bringBack([NAME, OTHER_NAME]);
    expect((await buffer(await store.read(NAME))).toString()).toBe("0123456789");
    await store.bringBack([NAME]);
    expect((await buffer(await store.read(NAME))).toString()).toBe("0123456789");
  });

  it("a move that was interrupted with the file in both places is completed by the next one", async () => {
    const store = currentStore();
    for (const place of [store, store.withdrawn]) await place.write(NAME, Buffer.from("x"));
    await store.withdraw([NAME]);
    expect([await store.find(NAME), (await store.withdrawn.find(NAME))?.size]).toEqual([undefined, 1]);
    await store.write(NAME, Buffer.from("x"));
    await store.bringBack([NAME]);
    expect((await store.find(NAME))?.size).toBe(1);
  });

  it("a file withdrawn and restored at the same time is in one of both places", async () => {
    const store = currentStore();
    await store.write(NAME, Buffer.from("x"));
    for (let round = 0; round < (IS_ONCE ? 6 : 20); round++) {
      await Promise.all([store.withdraw([NAME]), store.bringBack([NAME]), store.withdraw([NAME])]);
      expect((await store.find(NAME)) ?? (await store.withdrawn.find(NAME))).toBeDefined();
      await store.bringBack([NAME]);
      expect(await store.find(NAME)).toBeDefined();
    }
  });

  it("many files are withdrawn and removed at once", async () => {
    const store = currentStore();
    const names = Array.from({ length: 20 }, (_, index) => `${index.toString(16).padStart(32, "0")}.pdf`);
    for (const name of names) await store.write(name, Buffer.from("x"));
    await store.withdraw(names);
    expect(await listed()).toEqual([]);
    await store.withdrawn.remove([...names, NAME]);
    expect(await Array.fromAsync(store.withdrawn.list())).toEqual([]);
  });

  it("a staged file is nowhere else, and is published under a new name as if just written, or staged again", async () => {
    const store = currentStore();
    const published = `${"c".repeat(32)}-40x30.jpg`;
    const names = new Map([
      [NAME, published],
      [OTHER_NAME, `${"d".repeat(32)}.pdf`],
    ]);
    const places = async () =>
      Promise.all(
        [store, store.withdrawn, store.staged].map(async (place) =>
          (await Array.fromAsync(place.list())).map(({ name }) => name),
        ),
      );
    await store.staged.write(NAME, Buffer.from("0123456789"));
    expect(await places()).toEqual([[], [], [NAME]]);
    expect(await store.publish(names)).toEqual(new Set([NAME]));
    expect((await places())[0]).toEqual([published]);
    expect((await buffer(await store.read(published))).toString()).toBe("0123456789");
    expect(Date.now() - Number((await store.find(published))?.modifiedAt)).toBeLessThan(60_000);

    await store.unpublish(names);
    expect(await places()).toEqual([[], [], [NAME]]);
    await store.publish(names);
    await store.staged.remove([NAME]);
    expect(await places()).toEqual([[published], [], []]);
  });

  it.each(REFUSED_NAMES)("the name %j is refused", async (name) => {
    const store = currentStore();
    const refusal = "Not the name of a stored file";
    await expect(store.write(name, Buffer.from("x"))).rejects.toThrow(refusal);
    await expect(store.read(name)).rejects.toThrow(refusal);
    await expect(store.find(name)).rejects.toThrow(refusal);
    await expect(store.remove([name])).rejects.toThrow(refusal);
    await expect(store.withdraw([name])).rejects.toThrow(refusal);
    await expect(store.bringBack([name])).rejects.toThrow(refusal);
    await expect(store.publish(new Map([[name, NAME]]))).rejects.toThrow(refusal);
    await expect(store.publish(new Map([[NAME, name]]))).rejects.toThrow(refusal);
    expect(await listed()).toEqual([]);
  });
}
