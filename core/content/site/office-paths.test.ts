import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
  pictureChildrenPath,
  STUDENT_PATHS,
  studentRecordPath,
} from "../../../features/students/content/screen-paths.ts";
import { resourceList } from "../../../features/types.ts";
import { normalizePath } from "./address.ts";
import {
  findScreenFile,
  historyPath,
  menuPathOf,
  OFFICE_PATHS,
  screenAddress,
  screens,
} from "./office-paths.ts";

it("a screen without a link of its own belongs to a link of the menu, others do not", () => {
  const students = "/admin/student-management";
  expect([...STUDENT_PATHS, studentRecordPath("01920000")].map(menuPathOf)).toEqual(
    Array(STUDENT_PATHS.length + 1).fill(students),
  );
  expect([students, "/admin/top-students", "/admin/pages"].map(menuPathOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

const ROOT = path.resolve(import.meta.dirname, "../../..");
const ID = "019a0000-0000-7000-8000-000000000000";

it("the file of every screen is found by its address", () => {
  const addresses = [
    ...OFFICE_PATHS,
    ...resourceList.map(({ screen }) => screen.path),
    ...screens.map((screen) => screenAddress(screen).replace(/:\w+/g, ID)),
    historyPath("notices", ID),
    pictureChildrenPath("galleries", ID),
  ];
  const found = new Set(addresses.map((address) => findScreenFile(normalizePath(address))));
  const files = globSync("{core,features/*}/panel/screens/*.tsx", { cwd: ROOT }).map((file) =>
    path.basename(file, ".tsx"),
  );
  // /admin is the layout alone.
  expect([...found].sort()).toEqual([...files, "admin"].sort());
});
