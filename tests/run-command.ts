import { execFile } from "node:child_process";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");

export interface CommandResult {
  code: number;
  out: string;
  error: string;
}

/** Runs a program of `cli/` to its end, as `npm run` does; `piped` is its standard input. */
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
      [`cli/${command}.ts`, ...parameters],
      { cwd: ROOT, env: { PATH, NODE_COMPILE_CACHE, ...environment } },
      (failure, out, error) => resolve({ code: Number(failure?.code ?? 0), out, error }),
    );
    child.stdin?.end(piped);
  });
}
