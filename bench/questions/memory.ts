import { setTimeout as pause } from "node:timers/promises";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import type { Line } from "../line.ts";
import { buildPhoto, uploadPhoto } from "../photo.ts";
import { putUnderLoad, requireProgram } from "../programs.ts";
import { type School, startSchool } from "../school.ts";

const GOAL_MB = 200;
const UPLOADS = 10;
const POLL_MS = 200;

/** The memory of the server after heavy load, and after uploads that follow. */
export async function measure(): Promise<Line[]> {
  requireProgram("wrk", "wrk");
  // The first start after a change also compiles the program, and keeps the compiler in memory.
  await (await startSchool()).stop();
  const school = await startSchool();
  try {
    const started = await school.memory();
    await readMuch(school);
    const atWork = await school.memory();
    await uploadMany(school);
    const imageMemory = await school.imageMemory();
    while ((await school.imageMemory()) > 0) await pause(POLL_MS);
    const afterUploads = await school.memory();
    return [
      {
        name: "memory after heavy load",
        measured: megabytes(atWork),
        reference: `${megabytes(started)} at the start`,
        goal: `under ${GOAL_MB} MB`,
        holds: atWork < GOAL_MB * 1e6,
      },
      {
        name: `memory after ${UPLOADS} uploaded photos`,
        measured: megabytes(afterUploads),
        reference: `${megabytes(imageMemory)} in the upload process`,
        goal: "",
        holds: undefined,
      },
    ];
  } finally {
    await school.stop();
  }
}

async function readMuch({ url, api }: School): Promise<void> {
  for (const page of pagePaths) await putUnderLoad(url + page, { seconds: 1, connections: 100 });
  await putUnderLoad(`${url}/students?q=sharma`, { seconds: 3 });
  await putUnderLoad(`${api}/notices/all`, { seconds: 3, connections: 100 });
}

async function uploadMany(school: School): Promise<void> {
  const token = await school.logIn();
  const photo = await buildPhoto();
  for (let upload = 0; upload < UPLOADS; upload++) await uploadPhoto(school, token, photo);
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
