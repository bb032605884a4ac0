/** One figure: the measured value, the reference from the same run, and whether the goal is met. */
export interface Line {
  name: string;
  measured: string;
  reference?: string;
  ratio?: number;
  goal: string;
  /** Undefined: no goal. */
  holds: boolean | undefined;
}

const COLUMNS = ["name", "measured", "reference", "ratio", "goal", "verdict"] as const;

function cells(line: Line): string[] {
  const verdict = line.holds === undefined ? "" : line.holds ? "holds" : "misses";
  const ratio = line.ratio === undefined ? "" : `${line.ratio.toFixed(2)}x`;
  return [line.name, line.measured, line.reference ?? "", ratio, line.goal, verdict];
}

export function showLine(line: Line): string {
  const widths = [46, 24, 24, 7, 34, 6];
  return cells(line)
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join(" ")
    .trimEnd();
}

export function showTable(lines: readonly Line[]): string {
  const row = (values: readonly string[]) => `| ${values.join(" | ")} |`;
  return [row(COLUMNS), row(COLUMNS.map(() => "---")), ...lines.map((line) => row(cells(line)))].join("\n");
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("The median of nothing");
  return (low + high) / 2;
}

export const perSecond = (value: number) => `${Math.round(value).toLocaleString("en-IN")}/s`;
export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
