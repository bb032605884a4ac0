import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openDiskReserve } from "./disk-reserve.ts";

const MB = 1024 * 1024;
const FULL = { status: 507, id: "storage_full" };

let folder = "";
/** Free space besides the reserve. */
let freeBytes = 0;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-reserve-"));
  freeBytes = 100 * MB;
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const openReserve = () => openDiskReserve(folder, { findFreeBytes: async () => freeBytes });
const openHeld = async () => {
  const reserve = await openReserve();
  await reserve.hold();
  return reserve;
};
const isOnDisk = async () => (await readdir(folder)).length > 0;

describe("the disk reserve", () => {
  it("takes up space on the disk", async () => {
    await openHeld();
    const { size, blocks } = await stat(path.join(folder, "reserve"));
    expect([size, blocks * 512 >= size]).toEqual([16 * MB, true]);
  });

  it("is not created if there is hardly any space", async () => {
    freeBytes = 23 * MB;
    const reserve = await openHeld();
    expect([await isOnDisk(), await reserve.isFull()]).toEqual([false, true]);
  });

  it("is released when the disk is full, and not before", async () => {
    const reserve = await openHeld();
    freeBytes = 4 * MB;
    await reserve.makeRoom();
    expect([await isOnDisk(), await reserve.isFull()]).toEqual([true, false]);
    freeBytes = 4 * MB - 1;
    expect(await reserve.isFull()).toBe(true);
    await reserve.makeRoom();
    expect(await isOnDisk()).toBe(false);
  });

  it("stays released for work that frees space, and is created again once there is space", async () => {
    const reserve = await openHeld();
    freeBytes = 0;
    await expect(reserve.requireRoom()).resolves.toBeUndefined();
    await reserve.makeRoom();
    freeBytes = 16 * MB;
    await expect(reserve.requireRoom()).rejects.toMatchObject(FULL);
    expect(await reserve.isFull()).toBe(true);
    freeBytes = 30 * MB;
    expect(await reserve.isFull()).toBe(false);
    await Promise.all([reserve.requireRoom(), reserve.requireRoom()]);
    expect(await isOnDisk()).toBe(true);
  });

  it("is found after a restart, and released immediately when the disk is full", async () => {
    await openHeld();
    await (await openReserve()).requireRoom();
    expect(await isOnDisk()).toBe(true);
    freeBytes = 0;
    const reserve = await openReserve();
    expect(await isOnDisk()).toBe(false);
    await expect(reserve.requireRoom()).rejects.toMatchObject(FULL);
  });

  it("is written again if a killed process wrote only a part", async () => {
    await writeFile(path.join(folder, "reserve"), "begun");
    await openHeld();
    expect((await stat(path.join(folder, "reserve"))).size).toBe(16 * MB);
  });
});
