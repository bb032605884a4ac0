import path from "node:path";
import { findFreePort } from "../../tests/free-port.ts";
import { type Line, median, perSecond } from "../line.ts";
import { onCore, putUnderLoad, requireProgram, SERVER_CORE, startProgram } from "../programs.ts";
import { startSchool } from "../school.ts";

const BARE_SERVER = path.resolve(import.meta.dirname, "../programs/bare-server.ts");
const GOAL = 0.7;
const ROUNDS = 5;
const SECONDS = 2;

const CACHED = [
  { name: "home page", path: "/" },
  { name: "JSON list", path: "/api/v1/notices/all" },
];

/** Cached pages and lists, against a `node:http` server that sends the same buffer and nothing else. */
export async function measure(): Promise<Line[]> {
  requireProgram("wrk", "wrk");
  const school = await startSchool();
  try {
    const lines: Line[] = [];
    for (const { name, path: address } of CACHED) {
      const url = school.url + address;
      const port = await findFreePort();
      const bare = await startProgram(
        onCore(SERVER_CORE, [process.execPath, BARE_SERVER, String(port), url]),
        { readyWhen: "ready", env: process.env },
      );
      try {
        lines.push(
          await compareRates(`cached ${name}, against bare node:http`, url, `http://127.0.0.1:${port}/`),
        );
      } finally {
        await bare.stop();
      }
    }
    return lines;
  } finally {
    await school.stop();
  }
}

/** Measures both addresses in turns, so that other work on the machine affects both. */
async function compareRates(name: string, url: string, reference: string): Promise<Line> {
  const rates = { ours: [] as number[], reference: [] as number[], ratios: [] as number[] };
  for (const each of [url, reference]) await putUnderLoad(each, { seconds: 1 });
  for (let round = 0; round < ROUNDS; round++) {
    const [ours, theirs] = [await measureRate(url), await measureRate(reference)];
    rates.ours.push(ours);
    rates.reference.push(theirs);
    rates.ratios.push(ours / theirs);
  }
  const ratio = median(rates.ratios);
  return {
    name,
    measured: perSecond(median(rates.ours)),
    reference: perSecond(median(rates.reference)),
    ratio,
    goal: `at least ${GOAL}x`,
    holds: ratio >= GOAL,
  };
}

async function measureRate(url: string): Promise<number> {
  const { requestsPerSecond, failures } = await putUnderLoad(url, { seconds: SECONDS });
  if (failures > 0) throw new Error(`${failures} requests to ${url} failed`);
  return requestsPerSecond;
}
