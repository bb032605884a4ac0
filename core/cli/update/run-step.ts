import { spawn } from "node:child_process";
import { UsageError } from "../usage-error.ts";

interface StepOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** The failed step, and the advice for the operator. */
  failure: string;
}

/** Runs a program to its end and returns what it prints; its output is shown if it fails. */
export async function runStep(
  program: string,
  parameters: readonly string[],
  { cwd, env = process.env, failure }: StepOptions,
): Promise<string> {
  const child = spawn(program, parameters, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  let all = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    all += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    all += text;
  });
  const isDone = await new Promise((resolve) => {
    child.on("error", ({ message }) => {
      all += message;
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });
  if (isDone) return out.trim();
  throw new UsageError(`${all.trim()}\n${failure}`.trim());
}
