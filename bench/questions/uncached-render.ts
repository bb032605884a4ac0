import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { type Line, perSecond } from "../line.ts";
import { onCore, SERVER_CORE } from "../programs.ts";
import { startSchool } from "../school.ts";

const run = promisify(execFile);
const PROGRAM = path.resolve(import.meta.dirname, "../programs/render-home.ts");
const SECONDS = 4;
const GOAL = 400;

/** Renders the home page of the sample school, queries included, on one core. */
export async function measure(): Promise<Line[]> {
  const school = await startSchool();
  try {
    const [program = "", ...parameters] = onCore(SERVER_CORE, [
      process.execPath,
      PROGRAM,
      school.dataDir,
      String(SECONDS),
    ]);
    const { stdout } = await run(program, parameters, {
      env: { ...process.env, NODE_ENV: "production" },
      encoding: "utf8",
    });
    const { rendered, finished } = JSON.parse(stdout) as { rendered: number; finished: number };
    return [
      {
        name: "home page rendered, per second of one core",
        measured: perSecond(rendered),
        goal: `at least ${GOAL}/s`,
        holds: rendered >= GOAL,
      },
      {
        name: "the same, compressed with gzip and brotli",
        measured: perSecond(finished),
        goal: "",
        holds: undefined,
      },
    ];
  } finally {
    await school.stop();
  }
}
