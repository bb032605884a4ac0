import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { sqliteFile } from "../../core/server/database/open-database.ts";
import { startReaders } from "./readers.ts";
import { createDataFolder, OFFICE, openSchool, type SchoolProcess } from "./school-process.ts";

/** Few enough that the server does not answer that it is busy. */
const SENDERS = 5;
const SENT_BY_EACH = 20;

const send = async (school: SchoolProcess, path: string, json: Record<string, string>) => {
  const answer = await fetch(school.api + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(json),
  });
  await answer.arrayBuffer();
  return answer.status;
};
const guess = (school: SchoolProcess) =>
  send(school, "/admins/login", { email: OFFICE.email, password: "a wrong guess" });
const sendMessage = (school: SchoolProcess) =>
  send(school, "/contact/create", {
    name: "A visitor",
    phoneNumber: "9876543210",
    address: "Ujjain",
    message: "Hello",
  });

/** Requests that write nothing do not wait for the disk; a locked database proves that they do not write. */
test("logins and messages over their limit write nothing, and get their 429 while the database is locked", async () => {
  const dataDir = await createDataFolder();
  const school = await openSchool({ dataDir });
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(await guess(school)).toBe(401);
    expect(await sendMessage(school)).toBe(201);
  }
  await startReaders(school).stop();

  const other = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
  other.exec("BEGIN IMMEDIATE");
  const readers = startReaders(school);
  const statuses = new Set<number>();
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      for (let sent = 0; sent < SENT_BY_EACH; sent++) {
        statuses.add(await guess(school)).add(await sendMessage(school));
      }
    }),
  );
  const { failures } = await readers.stop();
  other.exec("ROLLBACK");
  expect([...statuses]).toEqual([429]);
  expect(failures).toEqual([]);

  /** Changes whenever another process has written. */
  const version = () => other.prepare("PRAGMA data_version").get()?.data_version;
  const before = version();
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(await guess(school)).toBe(429);
    expect(await sendMessage(school)).toBe(429);
  }
  expect(version()).toBe(before);
  other.close();
});
