export const STAGES = [
  "checks",
  "unit",
  "api",
  "machines",
  "security",
  "faults",
  "browser",
  "firefox",
] as const;
export type Stage = (typeof STAGES)[number];

export const USAGE = `npm test -- [${STAGES.join(" | ")}] [--all] [--kills=N] [what the test runner takes: a file pattern, ...]`;

export interface Selection {
  stages: Stage[];
  /** Passed to the test runners. */
  pattern: string[];
  /** Leaves out tests that repeat a behaviour on another engine, in another language or on every screen. */
  isOnce: boolean;
  /** The number given with `--kills`. Undefined if the option is absent. */
  kills: string | undefined;
}

const ALL = "--all";
const KILLS = /^--kills=(\d+)$/;
const KILLS_OF_ALL = "200";

export function readSelection(parameters: readonly string[]): Selection {
  const isAll = parameters.includes(ALL);
  const kills = parameters
    .map((parameter) => KILLS.exec(parameter)?.[1])
    .find((found) => found !== undefined);
  const [first, ...others] = parameters.filter((parameter) => parameter !== ALL && !KILLS.test(parameter));
  const named = STAGES.find((stage) => stage === first);
  const pattern = named || first === undefined ? others : [first, ...others];
  const stages = named ? [named] : STAGES.filter((stage) => pattern.length === 0 || stage !== "checks");
  return {
    stages,
    pattern,
    // A named stage runs completely.
    isOnce: !isAll && first === undefined,
    kills: kills ?? (isAll ? KILLS_OF_ALL : undefined),
  };
}
