import path from "node:path";
import { findFreePort } from "../../tests/free-port.ts";
import { readCachedResponses } from "../cached-responses.ts";
import { compareRates } from "../compare.ts";
import type { Line } from "../line.ts";
import { onCore, requireProgram, SERVER_CORE, startProgram } from "../programs.ts";
import { startSchool } from "../school.ts";

const BARE_SERVER = path.resolve(import.meta.dirname, "../programs/bare-server.ts");
const GOAL = 0.7;

/** Cached pages and lists, against a `node:http` server that sends the same buffer and nothing else. */
export async function measure(): Promise<Line[]> {
  requireProgram("wrk", "wrk");
  const school = await startSchool();
  const { files, remove } = await readCachedResponses(school);
  try {
    const lines: Line[] = [];
    for (const file of files) {
      const port = await findFreePort();
      const bare = await startProgram(
        onCore(SERVER_CORE, [process.execPath, BARE_SERVER, String(port), file.file, file.type]),
        { readyWhen: "ready", env: process.env },
      );
      try {
        lines.push(
          await compareRates(`cached ${file.name}, against bare node:http`, {
            ours: school.url + file.path,
            reference: `http://127.0.0.1:${port}/`,
            goal: GOAL,
          }),
        );
      } finally {
        await bare.stop();
      }
    }
    return lines;
  } finally {
    await remove();
    await school.stop();
  }
}
