import { expect, it } from "vitest";
import { isStudentPath, STUDENT_PATHS, studentRecordPath } from "./office-paths.ts";

it("screens about students are recognised, others are not", () => {
  expect([...STUDENT_PATHS, studentRecordPath("01920000")].filter(isStudentPath)).toHaveLength(
    STUDENT_PATHS.length + 1,
  );
  expect(["/admin/student-management", "/admin/top-students", "/admin/pages"].some(isStudentPath)).toBe(
    false,
  );
});
