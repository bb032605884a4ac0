import { expect, it } from "vitest";
import { describeOutcome, describeUndo } from "./describe-outcome.ts";

const count = (number: number) => `${number} ${number === 1 ? "notice" : "notices"}`;

it("reports only the change if everything succeeded", () => {
  expect(describeOutcome("delete", { changed: 40, missing: 0, refused: [] }, count)).toBe(
    "40 notices deleted.",
  );
  expect(describeUndo({ restored: 40, skipped: 0 }, count)).toBe("40 notices: as before again.");
});

it("counts missing and refused entries, with each reason once", () => {
  const refused = ["1", "2"].map((id) => ({
    id,
    message: "Title is required",
    reason: { id: "required", params: { label: "Title" } },
  }));
  expect(describeOutcome("publish", { changed: 1, missing: 2, refused }, count)).toBe(
    "1 notice published. 2 notices had been deleted by somebody else. 2 notices stayed as before: Title is required",
  );
});

it("reports what an undo did not change", () => {
  expect(describeUndo({ restored: 0, skipped: 1 }, count)).toBe(
    "Nothing was taken back. 1 notice left alone, because somebody has changed them since.",
  );
});
