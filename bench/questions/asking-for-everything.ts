import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Line, median, milliseconds } from "../line.ts";
import { LOAD_CORE, onCore, startProgram } from "../programs.ts";
import { type School, startSchool } from "../school.ts";

const ASK_PROGRAM = path.resolve(import.meta.dirname, "../programs/ask-for-everything.ts");
const STUDENTS = 10_000;
const CACHED_PAGES = ["/", "/fees"];
const ROUNDS = 4;
const READING_MS = 2000;
/** Between two reads, so that they fall into every moment of what the server does meanwhile. */
const PAUSE_MS = 10;
const GOAL = 3;

/** How long cached pages take while eight clients ask for all students again and again, against a quiet minute. */
export async function measure(): Promise<Line[]> {
  const school = await startSchool({ entries: STUDENTS });
  try {
    const times = { quiet: [] as number[], asked: [] as number[] };
    await timeReads(school);
    for (let round = 0; round < ROUNDS; round++) {
      times.quiet.push(...(await timeReads(school)));
      const clients = await startProgram(onCore(LOAD_CORE, [process.execPath, ASK_PROGRAM, school.url]), {
        readyWhen: "asking",
        env: process.env,
      });
      times.asked.push(...(await timeReads(school)));
      await clients.stop();
    }
    const ratio = median(times.asked) / median(times.quiet);
    return [
      {
        name: `cached pages while 8 clients ask for ${STUDENTS.toLocaleString("en-IN")} students`,
        measured: milliseconds(median(times.asked)),
        reference: milliseconds(median(times.quiet)),
        ratio,
        goal: `under ${GOAL}x`,
        holds: ratio < GOAL,
      },
    ];
  } finally {
    await school.stop();
  }
}

async function timeReads(school: School): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + READING_MS;
  for (let read = 0; performance.now() < end; read++) {
    const startedAt = performance.now();
    const answer = await fetch(school.url + CACHED_PAGES[read % CACHED_PAGES.length]);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A cached page answered ${answer.status}`);
    times.push(performance.now() - startedAt);
    await sleep(PAUSE_MS);
  }
  return times;
}
