export const STAGES = ["checks", "unit", "api", "machines", "security", "faults", "browser"] as const;
export type Stage = (typeof STAGES)[number];

export const USAGE = `npm test -- [${STAGES.join(" | ")}] [--kills=N] [what the test runner takes: a file pattern, ...]`;

export interface Selection {
  stages: Stage[];
  /** Passed to the test runners. */
  pattern: string[];
  /** How often the tests of faults kill the program; absent: a few times. */
  kills: string | undefined;
}

const KILLS = /^--kills=(\d+)$/;

export function readSelection(parameters: readonly string[]): Selection {
  const kills = parameters
    .map((parameter) => KILLS.exec(parameter)?.[1])
    .find((found) => found !== undefined);
  const pattern = parameters.filter((parameter) => !KILLS.test(parameter));
  const named = STAGES.find((stage) => stage === pattern[0]);
  if (named) return { stages: [named], pattern: pattern.slice(1), kills };
  const stages = STAGES.filter((stage) => pattern.length === 0 || stage !== "checks");
  return { stages, pattern, kills };
}
