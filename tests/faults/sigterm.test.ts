import { once } from "node:events";
import http from "node:http";
import { expect, test } from "vitest";
import { ageFiles, checkIntegrity, checkSchool } from "./check-school.ts";
import { Ledger } from "./ledger.ts";
import { startReaders } from "./readers.ts";
import { createDataFolder, logIn, openSchool, type SchoolProcess } from "./school-process.ts";
import { startWriters, waitForChanges } from "./writers.ts";

/** A message whose second half is sent later. */
async function startMessage(school: SchoolProcess) {
  const body = Buffer.from(
    JSON.stringify({
      name: "Asha",
      phoneNumber: "0734 255 9917",
      message: "Sent while the school was closing",
    }),
  );
  const request = http.request(`${school.api}/contact/create`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": body.length, expect: "100-continue" },
  });
  const answered = once(request, "response") as Promise<[http.IncomingMessage]>;
  request.flushHeaders();
  // Now the server is handling it.
  await once(request, "continue");
  request.write(body.subarray(0, 20));
  return {
    async finish(): Promise<number | undefined> {
      request.end(body.subarray(20));
      const [answer] = await answered;
      answer.resume();
      return answer.statusCode;
    },
  };
}

test("on SIGTERM under load, the program completes running requests, accepts no new ones and loses nothing", async () => {
  const dataDir = await createDataFolder();
  const ledger = new Ledger();
  let school = await openSchool({ dataDir });
  const token = await logIn(school);
  const writers = startWriters(school, token, ledger);
  const readers = startReaders(school, { pauseMs: 0 });
  await waitForChanges(ledger, 8);
  const message = await startMessage(school);

  const ended = school.terminate();
  await expect.poll(() => isLetIn(school)).toBe(false);
  await readers.stop();
  expect(await message.finish(), "what was under way is finished").toBe(201);
  expect(await ended, "it ends by itself, and in peace").toEqual({ code: 0, signal: null });
  await writers.stop();
  expect([...ledger.refusals.keys()].filter((refusal) => !refusal.startsWith("503"))).toEqual([]);

  await ageFiles(dataDir);
  school = await openSchool({ dataDir });
  expect(await checkSchool(school, { token, dataDir, ledger })).toEqual([]);
  expect(checkIntegrity(dataDir)).toEqual(["ok"]);
  const contacts = await fetch(`${school.api}/contact/all`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await contacts.json()).toMatchObject([{ message: "Sent while the school was closing" }]);
});

/** Uses its own connection. */
const isLetIn = (school: SchoolProcess) =>
  fetch(`${school.url}/healthz`, { headers: { connection: "close" } }).then(
    ({ ok }) => ok,
    () => false,
  );

test("a signal from both the service manager and npm counts once", async () => {
  const school = await openSchool({ dataDir: await createDataFolder(), drainSeconds: 1 });
  school.process.kill("SIGTERM");
  expect(await school.terminate()).toEqual({ code: 0, signal: null });
});

test("a second SIGTERM ends the program without waiting for running requests", async () => {
  const school = await openSchool({ dataDir: await createDataFolder(), drainSeconds: 100 });
  let isOver = false;
  const ended = school.terminate().finally(() => {
    isOver = true;
  });
  const signalAgain = () => {
    school.process.kill("SIGTERM");
    return isOver;
  };
  await expect.poll(signalAgain, { interval: 200 }).toBe(true);
  expect(await ended).toEqual({ code: 1, signal: null });
});
