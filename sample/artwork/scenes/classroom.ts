import type { Picture } from "../picture.ts";
import { abacusLesson } from "./classroom/abacus.ts";
import { blackboardLesson } from "./classroom/blackboard.ts";
import { computerClass } from "./classroom/computers.ts";
import { paintingClass } from "./classroom/painting.ts";
import { readingCircle } from "./classroom/reading-circle.ts";
import { scienceTable } from "./classroom/science-table.ts";

export const classroom: Picture[] = [
  blackboardLesson,
  readingCircle,
  scienceTable,
  abacusLesson,
  paintingClass,
  computerClass,
];
