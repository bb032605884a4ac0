import { expect, it } from "vitest";
import type { PhotoStudent } from "../../content/match-photos.ts";
import { isReady, type PhotoChoices, planPhotos } from "./photo-plan.ts";

const student = (name: string, rollNumber: string): PhotoStudent => ({
  _id: name,
  name,
  rollNumber,
  class: "5",
  section: "A",
});
const STUDENTS = [student("Asha Rani", "1"), student("Ravi Lal", "2"), student("Ravi Das", "3")];

const plan = (paths: string[], choices: Record<string, string | null> = {}) =>
  planPhotos(
    paths.map((path) => ({ id: path, path, open: async () => new File([], path) })),
    STUDENTS,
    {},
    new Map(Object.entries(choices)) as PhotoChoices,
  );

const tell = (...parameters: Parameters<typeof plan>) =>
  plan(...parameters).map((planned) => [
    planned.student?.name,
    ...["isDoubtful", "isDoubled", "isLeftOut"].filter((name) => planned[name as "isDoubtful"]),
    ...(isReady(planned) ? ["isReady"] : []),
  ]);

it("marks matches as ready, and keeps doubtful photos in their list after a decision", () => {
  const paths = ["1.jpg", "Ravi.jpg", "x.jpg"];
  expect(tell(paths)).toEqual([
    ["Asha Rani", "isReady"],
    [undefined, "isDoubtful"],
    [undefined, "isDoubtful"],
  ]);
  expect(plan(paths)[1]?.candidates.map(({ name }) => name)).toEqual(["Ravi Lal", "Ravi Das"]);
  expect(tell(paths, { "Ravi.jpg": "Ravi Das", "x.jpg": null, "1.jpg": null })).toEqual([
    [undefined, "isLeftOut"],
    ["Ravi Das", "isDoubtful", "isReady"],
    [undefined, "isDoubtful", "isLeftOut"],
  ]);
});

it("marks two photos for one student as doubtful until one is left out", () => {
  const paths = ["1.jpg", "Asha Rani.jpg", "2.jpg"];
  expect(tell(paths)).toEqual([
    ["Asha Rani", "isDoubtful", "isDoubled"],
    ["Asha Rani", "isDoubtful", "isDoubled"],
    ["Ravi Lal", "isReady"],
  ]);
  expect(tell(paths, { "1.jpg": null })).toEqual([
    [undefined, "isDoubtful", "isLeftOut"],
    ["Asha Rani", "isDoubtful", "isReady"],
    ["Ravi Lal", "isReady"],
  ]);
});

it("marks a choice and a match for the same student, without moving them", () => {
  expect(tell(["2.jpg", "x.jpg"], { "x.jpg": "Ravi Lal" })).toEqual([
    ["Ravi Lal", "isDoubled"],
    ["Ravi Lal", "isDoubtful", "isDoubled"],
  ]);
});

it("drops a choice whose student no longer exists", () => {
  expect(tell(["2.jpg"], { "2.jpg": "gone" })).toEqual([[undefined]]);
});
