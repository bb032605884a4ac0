import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");

export interface CommandResult {
  code: number;
  out: string;
  error: string;
}

/** Runs a program of a `cli/` folder to its end, as `npm run` does; `piped` is its standard input. */
export function runCommand(
  command: string,
  parameters: readonly string[],
  environment: Record<string, string>,
  piped = "",
): Promise<CommandResult> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [findProgram(command), ...parameters],
      { cwd: ROOT, env: { PATH, NODE_COMPILE_CACHE, ...environment } },
      (failure, out, error) => resolve({ code: Number(failure?.code ?? 0), out, error }),
    );
    child.stdin?.end(piped);
  });
}

function findProgram(command: string): string {
  const [program] = globSync(`{core,features/*}/cli/${command}.ts`, { cwd: ROOT });
  if (program === undefined) throw new Error(`No cli/ folder has ${command}.ts`);
  return program;
}
