import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { ageFiles, checkIntegrity, checkSchool } from "./check-school.ts";
import { Ledger } from "./ledger.ts";
import { createDataFolder, logIn, openSchool } from "./school-process.ts";
import { startWriters } from "./writers.ts";

const KILLS = Number(process.env.FAULT_KILLS ?? 4);
const LONGEST_LIFE_MS = 900;
const TIME_PER_KILL_MS = 15_000;

test(`nothing acknowledged is lost and nothing half-written is shown when the program is killed ${KILLS} times under four writers`, {
  timeout: KILLS * TIME_PER_KILL_MS,
}, async () => {
  const dataDir = await createDataFolder();
  const ledger = new Ledger();
  let school = await openSchool({ dataDir });
  const token = await logIn(school);

  for (let kill = 1; kill <= KILLS; kill++) {
    const writers = startWriters(school, token, ledger);
    await sleep(randomInt(20, LONGEST_LIFE_MS));
    await school.kill();
    await writers.stop();
    await ageFiles(dataDir);
    school = await openSchool({ dataDir });
    const faults = await checkSchool(school, { token, dataDir, ledger });
    expect(faults, `after kill ${kill}`).toEqual([]);
    expect(checkIntegrity(dataDir), `after kill ${kill}`).toEqual(["ok"]);
  }

  const { acknowledged, unsettled, lost, torn } = ledger.counts;
  process.stdout.write(
    `${KILLS} kills: ${acknowledged} changes acknowledged, ${unsettled} cut off, ${lost} lost, ${torn} torn\n`,
  );
  expect(acknowledged, "the writers wrote").toBeGreaterThan(KILLS);
  expect([...ledger.refusals.keys()], "no write was refused").toEqual([]);
});
