import { expect, it } from "vitest";
import { groupByClass, type Student } from "./load-class-lists.ts";

const student = (name: string, className: string, section: string) =>
  ({ name, class: className, section }) as Student;

const COUNTS = {
  total: 4,
  classes: [
    { class: "Nursery", sections: [{ section: "A", count: 1 }] },
    {
      class: "10",
      sections: [
        { section: "A", count: 1 },
        { section: "B", count: 2 },
      ],
    },
  ],
};

it("makes a list for each class and section, in the school's order, with new students last", () => {
  const lists = groupByClass(
    [
      student("New", "11", "A"),
      student("Asha", "10", "B"),
      student("Ravi", "10", "A"),
      student("Meera", "Nursery", "A"),
      student("Zoya", "10", "B"),
    ],
    COUNTS,
  );
  expect(lists.map((list) => [list.class, list.section, ...list.students.map(({ name }) => name)])).toEqual([
    ["Nursery", "A", "Meera"],
    ["10", "A", "Ravi"],
    ["10", "B", "Asha", "Zoya"],
    ["11", "A", "New"],
  ]);
});
