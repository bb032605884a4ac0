import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createDataFolder, spawnSchool } from "./school-process.ts";

test("a port in use is reported in one line before anything is created", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const dataDir = await createDataFolder();
  const school = await spawnSchool({ dataDir, port, withSample: true });
  expect(await school.ended).toEqual({ code: 1, signal: null });
  expect(school.output()).toBe(
    `Port ${port} is in use. Stop the other program, or set PORT to another number.\n`,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

test("a common password for the first admin is refused in one line", async () => {
  const dataDir = await createDataFolder();
  const school = await spawnSchool({ dataDir, adminPassword: "Password@1234" });
  expect(await school.ended).toEqual({ code: 1, signal: null });
  expect(school.output()).toMatch(/^ADMIN_PASSWORD: This password is easy to guess\. .+\.\n$/);
});
