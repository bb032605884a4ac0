export { groupByClass } from "./records/student-counts.ts";
