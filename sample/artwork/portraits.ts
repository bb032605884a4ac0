import type { Picture } from "./picture.ts";
import { leaders } from "./portraits/leaders.ts";
import { olderStudents } from "./portraits/older-students.ts";
import { portraitOf } from "./portraits/sitter.ts";
import { teachers } from "./portraits/teachers.ts";
import { toppers } from "./portraits/toppers.ts";
import { youngerStudents } from "./portraits/younger-students.ts";

export const portraits: readonly Picture[] = [
  ...leaders,
  ...teachers,
  ...youngerStudents,
  ...olderStudents,
  ...toppers,
].map(portraitOf);
