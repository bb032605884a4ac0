import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { students as studentsType } from "../content/students.ts";
import { topStudents as topStudentsType } from "../content/top-students.ts";
import { studentsPage } from "./list-pages.ts";
import { privacy } from "./privacy.ts";
import { students } from "./students.ts";
import { topStudents } from "./top-students.ts";

export const studentsSample: FeatureSample = {
  entries: [
    {
      place: 30,
      entries: topStudents.map(({ picture, ...values }) => ({
        resource: topStudentsType,
        values,
        files: { image: [picture] },
      })),
    },
    {
      place: 70,
      entries: students.map(({ picture, ...values }) => ({
        resource: studentsType,
        values,
        files: { profilePhoto: [picture] },
      })),
    },
  ],
  pages: [
    { name: "students", document: studentsPage },
    { name: "privacy", document: privacy, part: 4 },
  ],
};
