import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readCachedResponses } from "../cached-responses.ts";
import { compareRates } from "../compare.ts";
import { type Line, median, milliseconds } from "../line.ts";
import { type Nginx, startNginx } from "../nginx.ts";
import { requireProgram } from "../programs.ts";
import { type School, startSchool } from "../school.ts";

const GOAL = 0.9;
const VISIBLE_WITHIN_MS = 2000;
const EDITS = 3;

/** Behind the deployment guide's nginx, against the same nginx sending a static file. */
export async function measure(): Promise<Line[]> {
  requireProgram("wrk", "wrk");
  const school = await startSchool();
  const { files, folder, remove } = await readCachedResponses(school);
  const nginx = await startNginx(school, folder);
  try {
    const lines: Line[] = [];
    for (const file of files) {
      lines.push(
        await compareRates(`${file.name} behind nginx, against a static file`, {
          ours: nginx.url + file.path,
          reference: `${nginx.staticUrl}/${path.basename(file.file, ".gz")}`,
          goal: GOAL,
        }),
      );
    }
    return [...lines, await measureEdits(school, nginx)];
  } finally {
    await nginx.stop();
    await remove();
    await school.stop();
  }
}

/** How long after the office saved an announcement a visitor of the home page reads it. */
async function measureEdits(school: School, nginx: Nginx): Promise<Line> {
  const token = await school.logIn();
  const waits: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const content = `Buses leave at ${edit} o'clock`;
    await fetch(nginx.url);
    await fetch(`${school.api}/texts/set`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ content, link: "" }),
    });
    const savedAt = performance.now();
    while (!(await (await fetch(nginx.url)).text()).includes(`leave at ${edit} o`)) {
      if (performance.now() - savedAt > 10 * VISIBLE_WITHIN_MS) throw new Error("The edit was never seen");
      await pause(20);
    }
    waits.push(performance.now() - savedAt);
  }
  const wait = Math.max(...waits);
  return {
    name: "an edit is seen behind nginx after",
    measured: `${milliseconds(wait)} at most (median ${milliseconds(median(waits))})`,
    goal: `within ${VISIBLE_WITHIN_MS} ms`,
    holds: wait <= VISIBLE_WITHIN_MS,
  };
}
