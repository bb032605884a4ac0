import { stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import { sqliteFile } from "../../core/server/database/open-database.ts";
import { NOTICE_LETTER } from "../../features/notices/content/notice-files.ts";
import { type Line, median } from "../line.ts";
import { buildPhoto, uploadPhoto } from "../photo.ts";
import { type School, startSchool } from "../school.ts";

const READERS = 8;
const SAMPLE_MS = 2000;
const FLAT = 1.15;
const SEARCHES = ["sharma", "fees", "परीक्षा", "annual day", "xyzzy"];

interface Sample {
  memory: number;
  openFiles: number;
}

/** Simulates a school at work for a long time, and reports failures and growing resources. */
export async function measure(minutes: number): Promise<Line[]> {
  const school = await startSchool({ isPinned: false });
  try {
    const counts = { requests: 0, failed: 0 };
    const before = await readSizes(school);
    const over = AbortSignal.timeout(minutes * 60_000);
    const work = workUntil(over, school, counts);
    const samples: Sample[] = [];
    while (!over.aborted) {
      samples.push({ memory: await school.memory(), openFiles: await school.openFiles() });
      await pause(SAMPLE_MS);
    }
    await work;
    const after = await readSizes(school);
    return [
      {
        name: `soak of ${minutes} minutes`,
        measured: `${counts.failed} failed`,
        reference: `${counts.requests.toLocaleString("en-IN")} requests`,
        goal: "no 5xx, no broken connection",
        holds: counts.failed === 0,
      },
      growth("memory, last third", samples, ({ memory }) => memory, megabytes),
      growth("open files, last third", samples, ({ openFiles }) => openFiles, String),
      {
        name: "growth of the database",
        measured: megabytes(after.database - before.database),
        goal: "",
        holds: undefined,
      },
      { name: "growth of the log", measured: `${after.log - before.log} bytes`, goal: "", holds: undefined },
    ];
  } finally {
    await school.stop();
  }
}

/** The last third beside the second one: the first one fills caches. */
function growth(
  name: string,
  samples: readonly Sample[],
  read: (sample: Sample) => number,
  show: (value: number) => string,
): Line {
  const third = Math.floor(samples.length / 3);
  const [second, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)].map((part) =>
    median(part.map(read)),
  );
  const ratio = (last ?? 0) / (second ?? 1);
  return {
    name,
    measured: show(last ?? 0),
    reference: `${show(second ?? 0)} in the second third`,
    ratio,
    goal: `at most ${FLAT}x`,
    holds: ratio <= FLAT,
  };
}

async function readSizes({ dataDir, logBytes }: School) {
  const files = [sqliteFile(dataDir), `${sqliteFile(dataDir)}-wal`];
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return { database: sizes.reduce((sum, size) => sum + size, 0), log: logBytes() };
}

/** Readers, searches, a writer, uploads and PDFs, each one after the other. */
async function workUntil(
  over: AbortSignal,
  school: School,
  counts: { requests: number; failed: number },
): Promise<void> {
  const { url, api } = school;
  const token = await school.logIn();
  const headers = { authorization: `Bearer ${token}` };
  const photo = await buildPhoto();
  const listed = (await (await fetch(`${api}/notices/all`)).json()) as { _id: string }[];
  const notices = listed.map(({ _id }) => _id);
  const call = async (address: string, init?: RequestInit) => {
    counts.requests++;
    try {
      const answer = await fetch(address, init);
      await answer.arrayBuffer();
      if (answer.status >= 500) counts.failed++;
    } catch {
      counts.failed++;
    }
  };
  const pick = (list: readonly string[]) => list[Math.floor(Math.random() * list.length)] ?? "";
  const repeat = async (everyMs: number, act: () => Promise<void>) => {
    while (!over.aborted) {
      await act();
      await pause(everyMs);
    }
  };
  const read = () => call(url + pick(["", "/hi"]) + pick(pagePaths));
  const search = () => call(`${url}/search?q=${encodeURIComponent(pick(SEARCHES))}`);
  const write = () => {
    const body = new FormData();
    body.append("title", `Notice of ${new Date().toISOString()}`);
    body.append("description", "The buses leave half an hour later today.");
    return call(`${api}/notices/create`, { method: "POST", headers, body });
  };
  const upload = async () => {
    counts.requests++;
    await uploadPhoto(school, token, photo).catch(() => {
      counts.failed++;
    });
  };
  await Promise.all([
    ...Array.from({ length: READERS }, () => repeat(20, read)),
    repeat(200, search),
    repeat(1000, write),
    repeat(5000, upload),
    repeat(2000, () => call(url + NOTICE_LETTER.path.replace(":id", pick(notices)))),
  ]);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
