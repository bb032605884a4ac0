/** How many tests a runner counted, from its exit code and its JSON report. */
export interface Counts {
  passed: number;
  failed: number;
}

interface Outcome {
  exitCode: number;
  /** The text of the JSON report; undefined when the runner did not get that far. */
  report: string | undefined;
  /** With a pattern a stage may have nothing to do. */
  mayBeEmpty: boolean;
}

export function countVitest(outcome: Outcome): Counts {
  return count(outcome, (report) => {
    const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

export function countPlaywright(outcome: Outcome): Counts {
  return count(outcome, (report) => {
    const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/** A runner can fail without a failed test, such as when a file cannot be loaded; a run without tests proves nothing. */
function count({ exitCode, report, mayBeEmpty }: Outcome, read: (report: unknown) => Counts): Counts {
  const { passed, failed } = report === undefined ? { passed: 0, failed: 0 } : read(JSON.parse(report));
  const isEmpty = passed + failed === 0;
  const hasFailed = exitCode !== 0 || (isEmpty && !mayBeEmpty);
  return { passed, failed: hasFailed ? Math.max(failed, 1) : failed };
}
