import { expect, it } from "vitest";
import {
  addExamClass,
  addExamDay,
  changeExamDay,
  type ExamTimetable,
  emptyTimetable,
  listExams,
  writeSubjects,
} from "./exam-timetable.ts";

const daysOf = ({ days }: ExamTimetable) => days.map(({ day }) => day);
// 2026-11-20 is a Friday.
const begun = changeExamDay(emptyTimetable, 0, "2026-11-20");

it("adds the next day, without Sundays", () => {
  expect(daysOf(addExamDay(addExamDay(begun)))).toEqual(["2026-11-20", "2026-11-21", "2026-11-23"]);
});

it("moves the days that were filled in when an earlier day changes, and no others", () => {
  const three = addExamDay(addExamDay(begun));
  expect(daysOf(changeExamDay(three, 0, "2026-11-23"))).toEqual(["2026-11-23", "2026-11-24", "2026-11-25"]);
  const chosen = changeExamDay(three, 2, "2026-12-01");
  expect(daysOf(changeExamDay(chosen, 0, "2026-11-23"))).toEqual(["2026-11-23", "2026-11-24", "2026-12-01"]);
});

it("spreads pasted subjects over days and classes", () => {
  const pasted = writeSubjects(addExamClass(begun), { row: 0, column: 0 }, [
    ["Hindi", "English"],
    ["Maths", "EVS"],
  ]);
  expect(pasted.days).toEqual([
    { day: "2026-11-20", subjects: ["Hindi", "English"] },
    { day: "2026-11-21", subjects: ["Maths", "EVS"] },
  ]);
});

it("becomes an event for each subject", () => {
  const timetable: ExamTimetable = {
    exam: " Half-yearly ",
    classes: ["Class 3", ""],
    startsAt: "09:00",
    endsAt: "",
    days: [
      { day: "2026-11-20", subjects: ["Hindi", " "] },
      { day: "2026-11-21", subjects: ["", "Maths"] },
    ],
  };
  expect(listExams(timetable).map(({ row, values }) => [row, values.startsOn, values.title])).toEqual([
    [1, "2026-11-20", "Half-yearly, Class 3: Hindi"],
    [2, "2026-11-21", "Half-yearly: Maths"],
  ]);
});
