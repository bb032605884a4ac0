export const STAGES = ["checks", "unit", "api", "machines", "security", "faults", "browser"] as const;
export type Stage = (typeof STAGES)[number];

export const USAGE = `npm test -- [${STAGES.join(" | ")}] [--kills=N] [what the test runner takes: a file pattern, ...]`;

export interface Selection {
  stages: Stage[];
  /** Passed to the test runners. */
  pattern: string[];
  /** How often the tests of faults kill the program; absent: a few times. */
  kills?: string;
}

export function readSelection(parameters: readonly string[]): Selection {
  const kills = parameters.map((parameter) => /^--kills=(\d+)$/.exec(parameter)?.[1]).find(Boolean);
  const [first, ...rest] = parameters.filter((parameter) => !parameter.startsWith("--kills="));
  const named = STAGES.find((stage) => stage === first);
  const chosen = { ...(kills !== undefined && { kills }) };
  if (named) return { stages: [named], pattern: rest, ...chosen };
  if (first === undefined) return { stages: [...STAGES], pattern: [], ...chosen };
  return { stages: STAGES.filter((stage) => stage !== "checks"), pattern: [first, ...rest], ...chosen };
}
