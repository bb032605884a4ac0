import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readArguments } from "../core/cli/read-arguments.mjs";
import { ensureBuilt } from "../scripts/setup/build.ts";
import { type Line, showLine, showTable } from "./line.ts";
import { usage } from "./run.usage.mjs";

const QUESTIONS: Record<string, () => Promise<{ measure(minutes: number): Promise<Line[]> }>> = {
  "cached-responses": () => import("./questions/cached-responses.ts"),
  render: () => import("./questions/uncached-render.ts"),
  start: () => import("./questions/start.ts"),
  memory: () => import("./questions/memory.ts"),
  growth: () => import("./questions/growth.ts"),
  search: () => import("./questions/search.ts"),
  readers: () => import("./questions/readers-and-admin.ts"),
  phone: () => import("./questions/phone.ts"),
  panel: () => import("./questions/panel.ts"),
  wordpress: () => import("./questions/wordpress.ts"),
  soak: () => import("./questions/soak.ts"),
};
/** Too long to be shown among all others. */
const ALONE = ["soak"];

const README = path.join(import.meta.dirname, "README.md");
const TABLE = /(<!-- results -->\n)[\s\S]*(<!-- end of results -->)/;

const { parameters, has, valuesOf } = readArguments(usage);
const [minutes = 30] = valuesOf("minutes").map(Number);
const [name = ""] = parameters;
const isWriting = has("write");
const chosen = name === "all" ? Object.keys(QUESTIONS).filter((each) => !ALONE.includes(each)) : [name];
if (name !== "all" && !Object.hasOwn(QUESTIONS, name)) {
  console.error(`There is no measurement ${name}: it is one of all, ${Object.keys(QUESTIONS).join(", ")}.`);
  process.exit(1);
}

await ensureBuilt();
console.log(describeMachine());
const lines: Line[] = [];
for (const question of chosen) {
  try {
    const { measure } = (await QUESTIONS[question]?.()) ?? {};
    for (const line of (await measure?.(minutes)) ?? []) {
      lines.push(line);
      console.log(showLine(line));
    }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    const line = { name: question, measured: `not measured: ${reason}`, goal: "", holds: false };
    lines.push(line);
    console.error(error);
  }
}
const missed = lines.filter(({ holds }) => holds === false);
console.log(`${lines.length} figures, ${missed.length} miss their goal`);
if (isWriting) {
  const results = `${describeMachine()}\n\n${showTable(lines)}\n`;
  writeFileSync(README, readFileSync(README, "utf8").replace(TABLE, `$1${results}$2`));
}

function describeMachine(): string {
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const load = os.loadavg()[0]?.toFixed(1);
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${date}, ${os.cpus()[0]?.model.trim()}, ${os.availableParallelism()} cores, ${memory} GB, Node ${process.version}, load ${load}, commit ${commit}`;
}
