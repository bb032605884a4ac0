import { expect, it } from "vitest";
import type { Step } from "../../content/steps.ts";
import { countDaysPerStep } from "./days-per-step.ts";

const change = (applicationId: string, at: string, from: Step) => ({ applicationId, at, from });

it("counts days in India from one step to the next, and returns their median", () => {
  const received = new Map([
    // 00:30 on 2 November in India.
    ["a", "2026-11-01T19:00:00.000Z"],
    ["b", "2026-11-02T05:00:00.000Z"],
    ["c", "2026-11-02T05:00:00.000Z"],
    ["d", "2026-11-02T05:00:00.000Z"],
  ]);
  const steps = countDaysPerStep(received, [
    change("a", "2026-11-02T10:00:00.000Z", "received"),
    change("b", "2026-11-05T10:00:00.000Z", "received"),
    change("c", "2026-11-30T10:00:00.000Z", "received"),
    change("a", "2026-11-12T10:00:00.000Z", "checked"),
    change("a", "2026-11-12T11:00:00.000Z", "admitted"),
  ]);
  const found = Object.fromEntries(steps.map(({ step, ...counted }) => [step, counted]));
  expect(found.received).toEqual({ moved: 3, medianDays: 3 });
  expect(found.checked).toEqual({ moved: 1, medianDays: 10 });
  expect(found.waiting).toEqual({ moved: 0, medianDays: null });
  expect(found).not.toHaveProperty("admitted");
});
