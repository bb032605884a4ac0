import { createInterface } from "node:readline/promises";
import { UsageError } from "./usage-error.ts";

/** Asks before something is removed. Without a terminal nobody can answer, so that `--yes` is needed. */
export async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new UsageError(`${question} Nothing was changed: add --yes to do it.`);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`${question} [y/N] `).finally(() => lines.close());
  if (!/^y(es)?$/i.test(answer.trim())) throw new UsageError("Nothing was changed.");
}
