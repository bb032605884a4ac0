import path from "node:path";
import { type Line, milliseconds } from "../line.ts";
import { buildPhoto, uploadPhoto } from "../photo.ts";
import { putUnderLoad, requireProgram } from "../programs.ts";
import { type School, startSchool } from "../school.ts";

const PAGES_SCRIPT = path.resolve(import.meta.dirname, "../programs/pages.lua");
const READERS = 500;
const WARM_UP_SECONDS = 3;
const SECONDS = 10;
const GOAL_MS = 300;

/** Result day: 500 readers who open ten pages a second each, while the office uploads photos and saves notices. */
export async function measure(): Promise<Line[]> {
  requireProgram("wrk", "wrk");
  const school = await startSchool({ isPinned: false });
  try {
    const photo = await buildPhoto();
    const read = (seconds: number) =>
      putUnderLoad(school.url, { connections: READERS, seconds, script: PAGES_SCRIPT });
    // Renders and caches every page first.
    await read(WARM_UP_SECONDS);
    const office = new AbortController();
    const work = workInOffice(school, photo, office.signal);
    const load = await read(SECONDS);
    office.abort();
    const saves = await work;
    return [
      {
        name: `${READERS} readers while an admin uploads and saves`,
        measured: `p99 ${milliseconds(load.p99)}, ${load.failures} failed`,
        reference: `${load.requests.toLocaleString("en-IN")} pages, ${saves} saves`,
        goal: `p99 under ${GOAL_MS} ms, none failed`,
        holds: load.failures === 0 && load.p99 < GOAL_MS && saves > 0,
      },
    ];
  } finally {
    await school.stop();
  }
}

/** A photo into the gallery, then a notice, and so on; returns how many were saved. */
async function workInOffice(school: School, photo: Buffer, signal: AbortSignal): Promise<number> {
  const token = await school.logIn();
  let saves = 0;
  while (!signal.aborted) {
    await uploadPhoto(school, token, photo);
    const notice = new FormData();
    notice.append("title", `Notice ${saves}`);
    notice.append("description", "The buses leave half an hour later today.");
    await save(`${school.api}/notices/create`, notice, token);
    saves += 2;
  }
  return saves;
}

async function save(url: string, body: FormData, token: string): Promise<void> {
  const answer = await fetch(url, { method: "POST", headers: { authorization: `Bearer ${token}` }, body });
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}
