import type { Picture } from "./picture.ts";
import { leaders } from "./portraits/leaders.ts";
import { portraitOf } from "./portraits/sitter.ts";
import { students } from "./portraits/students.ts";
import { teachers } from "./portraits/teachers.ts";
import { toppers } from "./portraits/toppers.ts";

export const portraits: readonly Picture[] = [...leaders, ...teachers, ...students, ...toppers].map(
  portraitOf,
);
