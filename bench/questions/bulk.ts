import { type Line, median, milliseconds } from "../line.ts";
import { readMeanwhile } from "../read-meanwhile.ts";
import { type School, startSchool } from "../school.ts";

const STUDENTS = 10_000;
const GOAL_MS = 10_000;
const GOAL_READER_MS = 300;
/** Neither is cached. */
const READ = ["/students?q=sharma", "/api/v1/notices/all?limit=20"];

/** All students moved up at once, that undone, all deleted, that undone; and how long a visitor waits meanwhile. */
export async function measure(): Promise<Line[]> {
  const school = await startSchool({ entries: STUDENTS });
  try {
    const token = await school.logIn();
    const send = (path: string, json: object) => post(school, token, path, json);
    const all = { match: {}, count: STUDENTS };
    const lines: Line[] = [];
    for (const [name, action] of [
      ["changed", { action: "change", values: { class: "12", section: "Z" } }],
      ["withdrawn", { action: "withdraw" }],
      ["deleted", { action: "delete" }],
    ] as const) {
      let batch = "";
      lines.push(
        await measureWork(school, `${STUDENTS} students ${name} at once`, async () => {
          ({ batch } = await send("/students/bulk", { ...action, ...all }));
        }),
        await measureWork(school, "the same undone", async () => {
          await send(`/revisions/batches/${batch}/undo`, {});
        }),
      );
    }
    return lines;
  } finally {
    await school.stop();
  }
}

async function measureWork(school: School, name: string, work: () => Promise<void>): Promise<Line> {
  const { took, waits } = await readMeanwhile(school, READ, work);
  const longest = Math.max(...waits);
  return {
    name,
    measured: milliseconds(took),
    reference: `visitors ${milliseconds(median(waits))}, at most ${milliseconds(longest)}`,
    goal: `under ${GOAL_MS / 1000} s, visitors under ${GOAL_READER_MS} ms`,
    holds: took < GOAL_MS && longest < GOAL_READER_MS,
  };
}

async function post(school: School, token: string, path: string, json: object): Promise<{ batch: string }> {
  const answer = await fetch(school.api + path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(json),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { batch: string };
}
