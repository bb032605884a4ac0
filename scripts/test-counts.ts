/** The test counts of a runner, from its exit code and its JSON report. */
export interface Counts {
  passed: number;
  failed: number;
}

interface Outcome {
  exitCode: number;
  /** The JSON report; undefined if the runner did not write one. */
  report: string | undefined;
  /** With a pattern, a stage may have no tests. */
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

/** A runner can fail without a failed test, for example if a file cannot be loaded; a run without tests proves nothing. */
function count({ exitCode, report, mayBeEmpty }: Outcome, read: (report: unknown) => Counts): Counts {
  const { passed, failed } = report === undefined ? { passed: 0, failed: 0 } : read(JSON.parse(report));
  const isEmpty = passed + failed === 0;
  const hasFailed = exitCode !== 0 || (isEmpty && !mayBeEmpty);
  return { passed, failed: hasFailed ? Math.max(failed, 1) : failed };
}
