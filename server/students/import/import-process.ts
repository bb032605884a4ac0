import path from "node:path";
import { internalError } from "../../errors.ts";
import { type ChildLog, openChildProgram } from "../../workers/child-program.ts";
import type { ImportPlan, RowChecker, RowsToCheck } from "./plan-import.ts";
import { fromRefusal, type Refusal } from "./refusal.ts";

export type ImportOrder = RowsToCheck & { work: "check rows" | "plan import" };

export type ImportOrderAnswer = { check: Uint8Array } | { plan: ImportPlan } | { refusal: Refusal };

export interface ImportProcess extends RowChecker {
  close(): Promise<void>;
}

const IDLE_MS = 10_000;
const LONGEST_WORK_MS = 60_000;
const MOST_MEGABYTES = 400;
const PROGRAM = path.join(import.meta.dirname, "import-program.ts");

/**
 * Checks rows in a child process, whose memory is freed with it. Not in the process that reads sheets, because a sheet may
 * take long.
 */
export function openImportProcess(log: ChildLog): ImportProcess {
  const child = openChildProgram<ImportOrder, ImportOrderAnswer>(
    log,
    {
      name: "import process",
      program: PROGRAM,
      env: {},
      execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
      idleMilliseconds: IDLE_MS,
      workMilliseconds: LONGEST_WORK_MS,
    },
    internalError,
  );
  const fulfil = async (order: ImportOrder) => {
    const answer = await child.fulfil(order);
    if ("refusal" in answer) throw fromRefusal(answer.refusal);
    return answer;
  };
  return {
    async check(order) {
      const answer = await fulfil({ work: "check rows", ...order });
      if ("check" in answer) return answer.check;
      throw internalError();
    },
    async plan(order) {
      const answer = await fulfil({ work: "plan import", ...order });
      if ("plan" in answer) return answer.plan;
      throw internalError();
    },
    close: child.close,
  };
}
