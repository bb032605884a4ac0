import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { ageFiles, checkIntegrity, checkSchool } from "./check-school.ts";
import { Ledger } from "./ledger.ts";
import { createDataFolder, logIn, openSchool } from "./school-process.ts";
import { startWriters, waitForChanges } from "./writers.ts";

const KILLS = Number(process.env.FAULT_KILLS ?? 2);
/** The program is killed after a number of changes, not after a time, so that the speed of the machine does not matter. */
const MIN_CHANGES_BEFORE_KILL = 2;
const MAX_CHANGES_BEFORE_KILL = 12;
const TIME_PER_KILL_MS = 90_000;
const REPORT_EVERY = 25;

test(`nothing acknowledged is lost and nothing half-written is shown when the program is killed ${KILLS} times under four writers`, {
  timeout: KILLS * TIME_PER_KILL_MS,
}, async () => {
  const dataDir = await createDataFolder();
  const ledger = new Ledger();
  let school = await openSchool({ dataDir });
  let token = await logIn(school);

  for (let kill = 1; kill <= KILLS; kill++) {
    const writers = startWriters(school, token, ledger);
    await waitForChanges(ledger, randomInt(MIN_CHANGES_BEFORE_KILL, MAX_CHANGES_BEFORE_KILL));
    // The moment of the kill is random.
    await sleep(randomInt(100));
    await school.kill();
    await writers.stop();
    await ageFiles(dataDir);
    school = await openSchool({ dataDir });
    // Deleting for good needs a login within the last ten minutes.
    token = await logIn(school);
    const problems = await checkSchool(school, { token, dataDir, ledger });
    expect(problems, `after kill ${kill}`).toEqual([]);
    expect(checkIntegrity(dataDir), `after kill ${kill}`).toEqual(["ok"]);
    if (kill === KILLS || kill % REPORT_EVERY === 0) report(kill, ledger);
  }

  expect(ledger.counts.acknowledged, "the writers wrote").toBeGreaterThan(KILLS);
  expect([...ledger.refusals.keys()], "no write was refused").toEqual([]);
});

function report(kills: number, { counts: { acknowledged, unsettled, lost, torn } }: Ledger): void {
  process.stdout.write(
    `${kills} kills: ${acknowledged} changes acknowledged, ${unsettled} cut off, ${lost} lost, ${torn} torn\n`,
  );
}
