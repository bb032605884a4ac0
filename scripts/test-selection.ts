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

export interface Selection {
  stages: Stage[];
  /** Passed to the test runners. */
  pattern: string[];
  /** Leaves out tests that repeat a behaviour on another engine, in another language or on every screen. */
  isOnce: boolean;
  /** The number given with `--kills`. Undefined if the option is absent. */
  kills: string | undefined;
}

const KILLS_OF_ALL = "200";

export function readSelection(
  parameters: readonly string[],
  { isAll = false, kills }: { isAll?: boolean; kills?: string | undefined } = {},
): Selection {
  const [first, ...others] = parameters;
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
