import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { resourceList } from "../../../features/types.ts";
import { normalizePath } from "./address.ts";
import {
  enquiryPath,
  findScreenFile,
  historyPath,
  isStudentPath,
  OFFICE_PATHS,
  pictureChildrenPath,
  STUDENT_PATHS,
  studentRecordPath,
  writingPath,
} from "./office-paths.ts";

it("screens about students are recognised, others are not", () => {
  expect([...STUDENT_PATHS, studentRecordPath("01920000")].filter(isStudentPath)).toHaveLength(
    STUDENT_PATHS.length + 1,
  );
  expect(["/admin/student-management", "/admin/top-students", "/admin/pages"].some(isStudentPath)).toBe(
    false,
  );
});

const ROOT = path.resolve(import.meta.dirname, "../../..");
const ID = "019a0000-0000-7000-8000-000000000000";

it("the file of every screen is found by its address", () => {
  const addresses = [
    ...OFFICE_PATHS,
    ...resourceList.map(({ screen }) => screen.path),
    ...[
      writingPath(ID),
      historyPath("notices", ID),
      studentRecordPath(ID),
      enquiryPath(ID),
      pictureChildrenPath("galleries", ID),
    ],
  ];
  const found = new Set(addresses.map((address) => findScreenFile(normalizePath(address))));
  const files = globSync("{core,features/*}/panel/screens/*.tsx", { cwd: ROOT }).map((file) =>
    path.basename(file, ".tsx"),
  );
  // /admin is the layout alone.
  expect([...found].sort()).toEqual([...files, "admin"].sort());
});
