import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "./test-counts.ts";

const vitestReport = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests });

test("counts the tests in a report", () => {
  expect(countVitest({ exitCode: 1, report: vitestReport(5, 2), mayBeEmpty: false })).toEqual({
    passed: 5,
    failed: 2,
  });
});

test("a browser test that passed only on retry counts as failed", () => {
  const report = JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } });
  expect(countPlaywright({ exitCode: 1, report, mayBeEmpty: false })).toEqual({ passed: 3, failed: 2 });
});

test("a runner that fails without a failed test counts as one failure", () => {
  expect(countVitest({ exitCode: 1, report: vitestReport(5, 0), mayBeEmpty: false })).toEqual({
    passed: 5,
    failed: 1,
  });
  expect(countVitest({ exitCode: 1, report: undefined, mayBeEmpty: true })).toEqual({ passed: 0, failed: 1 });
});

test("a run without tests fails, unless a pattern selected the tests", () => {
  const nothing = { exitCode: 0, report: vitestReport(0, 0) };
  expect(countVitest({ ...nothing, mayBeEmpty: false })).toEqual({ passed: 0, failed: 1 });
  expect(countVitest({ ...nothing, mayBeEmpty: true })).toEqual({ passed: 0, failed: 0 });
});
