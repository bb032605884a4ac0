import { installPostgres } from "../../tests/postgres-server.ts";
import { type Line, median, milliseconds } from "../line.ts";
import { type School, startSchool } from "../school.ts";

const ENTRIES = 10_000;
const ROUNDS = 40;
const GOAL_MS = 50;

/** The page alone: nothing is looked up. */
const NO_WORD = "...";
const SEARCHES: Record<string, string> = {
  "a word that one notice has": "4711",
  "a word that every notice has": "examination",
  "a letter that begins a word of every notice": "e",
  "two words": "circular 42",
  "the beginning of a Hindi word": "परीक्ष",
  "a word that nothing has": "xyzzy",
};

/** How long a visitor's search takes, page included, among 10 000 notices on both engines. */
export async function measure(): Promise<Line[]> {
  const postgres = await installPostgres();
  await postgres.start();
  try {
    const onPostgres = { databaseUrl: `${postgres.url}/postgres`, isPinned: false };
    return [
      ...(await measureSchool("SQLite", await startSchool({ entries: ENTRIES }))),
      ...(await measureSchool("PostgreSQL", await startSchool({ entries: ENTRIES, ...onPostgres }))),
    ];
  } finally {
    await postgres.remove();
  }
}

async function measureSchool(engine: string, school: School): Promise<Line[]> {
  try {
    const lines: Line[] = [];
    for (const [name, q] of Object.entries(SEARCHES)) {
      const times: number[] = [];
      const without: number[] = [];
      for (let round = -3; round < ROUNDS; round++) {
        const time = await timeSearch(school, q);
        const bare = await timeSearch(school, NO_WORD);
        if (round < 0) continue;
        times.push(time);
        without.push(bare);
      }
      lines.push({
        name: `search on ${engine}: ${name}`,
        measured: milliseconds(median(times)),
        reference: milliseconds(median(without)),
        ratio: median(times) / median(without),
        goal: `under ${GOAL_MS} ms`,
        holds: median(times) < GOAL_MS,
      });
    }
    return lines;
  } finally {
    await school.stop();
  }
}

async function timeSearch(school: School, q: string): Promise<number> {
  const url = `${school.url}/search?${new URLSearchParams({ q })}`;
  const startedAt = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - startedAt;
}
