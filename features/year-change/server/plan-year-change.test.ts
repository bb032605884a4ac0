import { describe, expect, it } from "vitest";
import { toSortKey } from "../../../core/server/database/entries/sort-key.ts";
import type { YearPlan } from "../content/year-change-contract.ts";
import { type Child, findUnplannedClasses, isChanged, planYearChange } from "./plan-year-change.ts";

/** `buildChild("Asha 5-A 12")`: name, class, section and roll number; the name is also the id. */
function buildChild(line: string, overrides: Partial<Child> = {}): Child {
  const [name = "", place = "5-A", rollNumber = "1"] = line.split(" ");
  const [className = "", section = ""] = place.split("-");
  return {
    _id: name,
    name,
    nameHi: null,
    nameSortKey: toSortKey(name),
    class: className,
    section,
    rollNumber,
    gender: "Female",
    ...overrides,
  };
}

const buildPlan = (overrides: Partial<YearPlan> = {}): YearPlan => ({
  year: "2027-28",
  leftOn: "2027-03-31",
  classes: [
    { class: "5", to: "6" },
    { class: "6", to: "7" },
    { class: "12", to: null },
  ],
  exceptions: [],
  sections: [],
  rollNumbers: { how: "keep", start: 1 },
  ...overrides,
});

/** As "Asha 6-A 1", or "Asha left 2027-03-31". */
const plan = (children: Child[], overrides: Partial<YearPlan> = {}) =>
  planYearChange(children, buildPlan(overrides)).map((each) =>
    each.leftOn
      ? `${each.child.name} left ${each.leftOn}`
      : `${each.child.name} ${each.class}-${each.section} ${each.rollNumber}`,
  );

const inSection = (section: string, names: string) =>
  names.split(" ").map((name) => buildChild(`${name} 5-${section}`));

/** The names in each section of class 6, in the order of the children. */
const sectionsOf6 = (children: Child[], overrides: Partial<YearPlan>) => {
  const planned = planYearChange(children, buildPlan(overrides)).filter((each) => each.class === "6");
  const groups = Map.groupBy(planned, ({ section }) => section);
  return Object.fromEntries(
    [...groups].map(([section, group]) => [section, group.map(({ child }) => child.name).join(" ")]),
  );
};

describe("classes", () => {
  it("move up with sections and roll numbers, and the last one leaves", () => {
    const [, leaver] = planYearChange([buildChild("Asha 5-B 7"), buildChild("Zoya 12-A 3")], buildPlan());
    expect(plan([buildChild("Asha 5-B 7"), buildChild("Bina 6-A 2")])).toEqual(["Asha 6-B 7", "Bina 7-A 2"]);
    expect(leaver).toMatchObject({ class: "12", section: "A", rollNumber: "3", leftOn: "2027-03-31" });
  });

  it("stay if the plan names the class itself", () => {
    const [stays] = planYearChange(
      [buildChild("Asha 5-B 7")],
      buildPlan({ classes: [{ class: "5", to: "5" }] }),
    );
    expect(stays && isChanged(stays)).toBe(false);
  });

  it("are reported if the plan leaves them out", () => {
    const children = [buildChild("Asha 5-A"), buildChild("Bina 8-A"), buildChild("Chitra 8-B")];
    expect(findUnplannedClasses(children, buildPlan())).toEqual(["8"]);
  });
});

describe("a child with an exception", () => {
  const children = [buildChild("Asha 5-B 7"), buildChild("Bina 5-B 8")];
  it.each([
    ["is detained", { to: "5" }, "Asha 5-B 7"],
    ["is detained in another section", { to: "5", section: "C" }, "Asha 5-C 7"],
    ["goes to another class", { to: "7" }, "Asha 7-B 7"],
    ["goes to another section of the same class as the others", { section: "A" }, "Asha 6-A 7"],
    ["leaves on the day of all", { to: null }, "Asha left 2027-03-31"],
    ["has left on a day of its own", { to: null, leftOn: "2027-01-15" }, "Asha left 2027-01-15"],
    ["takes no section along when it leaves", { to: null, section: "C" }, "Asha left 2027-03-31"],
    ["does not leave for having a day", { leftOn: "2027-01-15" }, "Asha 6-B 7"],
  ])("%s", (_case, exception, expected) => {
    const exceptions = [{ student: "Asha", ...exception }];
    expect(plan(children, { exceptions })).toEqual([expected, "Bina 6-B 8"]);
  });

  it("may stay at school when its class leaves", () => {
    const exceptions = [{ student: "Zoya", to: "12" }];
    expect(plan([buildChild("Zoya 12-A 3")], { exceptions })).toEqual(["Zoya 12-A 3"]);
  });

  it("changes nothing if it is not there", () => {
    expect(plan(children, { exceptions: [{ student: "Nobody", to: null }] })).toEqual(plan(children));
  });
});

describe("sections", () => {
  const anew = (how: "inTurn" | "even", ...sections: string[]) => ({
    sections: [{ class: "6", how, sections }],
  });

  it("are filled in turn by name", () => {
    const children = inSection("A", "Dev Asha Chitra Bina Esha");
    expect(sectionsOf6(children, anew("inTurn", "A", "B"))).toEqual({ A: "Asha Chitra Esha", B: "Dev Bina" });
  });

  it("are evened out with the fewest moves", () => {
    const children = [...inSection("A", "Asha Bina Chitra Dev Esha"), ...inSection("B", "Farah")];
    expect(sectionsOf6(children, anew("even", "A", "B"))).toEqual({
      A: "Asha Bina Chitra",
      B: "Dev Esha Farah",
    });
  });

  it("keep the extra child in the larger one", () => {
    const children = [...inSection("B", "Asha Bina Chitra"), ...inSection("A", "Dev Esha")];
    expect(sectionsOf6(children, anew("even", "A", "B"))).toEqual({ B: "Asha Bina Chitra", A: "Dev Esha" });
  });

  it("receive the children of a closed one", () => {
    const children = [...inSection("A", "Asha"), ...inSection("B", "Bina"), ...inSection("C", "Chitra Dev")];
    expect(sectionsOf6(children, anew("even", "A", "B"))).toEqual({ A: "Asha Chitra", B: "Bina Dev" });
  });

  it("keep a section that was chosen for a child, and count it", () => {
    const children = inSection("A", "Asha Bina Chitra");
    const exceptions = [{ student: "Asha", section: "B" }];
    expect(sectionsOf6(children, { ...anew("inTurn", "A", "B"), exceptions })).toEqual({
      B: "Asha",
      A: "Bina Chitra",
    });
    expect(sectionsOf6(children, { ...anew("inTurn", "A"), exceptions })).toEqual({
      B: "Asha",
      A: "Bina Chitra",
    });
  });

  it("keep that of a detained child, unless it is closed", () => {
    const children = [buildChild("Zoya 6-B"), ...inSection("A", "Asha Bina Chitra")];
    const exceptions = [{ student: "Zoya", to: "6" }];
    expect(sectionsOf6(children, { ...anew("inTurn", "A", "B"), exceptions })).toEqual({
      B: "Zoya Chitra",
      A: "Asha Bina",
    });
    expect(sectionsOf6(children, { ...anew("inTurn", "A"), exceptions })).toEqual({
      A: "Zoya Asha Bina Chitra",
    });
  });

  it("of other classes, and of students who leave, do not change", () => {
    const children = [buildChild("Asha 6-C 1"), buildChild("Zoya 12-C 1"), ...inSection("C", "Bina")];
    expect(plan(children, anew("inTurn", "A"))).toEqual(["Asha 7-C 1", "Zoya left 2027-03-31", "Bina 6-A 1"]);
  });

  it("of a class without children change nothing", () => {
    expect(plan([], anew("even", "A", "B"))).toEqual([]);
  });
});

describe("roll numbers", () => {
  const boy = { gender: "Male" };
  const children = [
    buildChild("Dev 5-A 9", boy),
    buildChild("Bina 5-A 8"),
    buildChild("Arun 5-A 7", boy),
    buildChild("Esha 5-A 6"),
    buildChild("Chand 5-A 5", { gender: "" }),
    buildChild("Farah 5-B 4"),
    buildChild("Zoya 12-A 3"),
  ];
  it.each([
    ["keep", "Dev 9, Bina 8, Arun 7, Esha 6, Chand 5, Farah 4"],
    ["byName", "Dev 4, Bina 2, Arun 1, Esha 5, Chand 3, Farah 1"],
    ["girlsFirst", "Dev 4, Bina 1, Arun 3, Esha 2, Chand 5, Farah 1"],
    ["boysFirst", "Dev 2, Bina 3, Arun 1, Esha 4, Chand 5, Farah 1"],
  ] as const)("by %s", (how, expected) => {
    const planned = planYearChange(children, buildPlan({ rollNumbers: { how, start: 1 } }));
    const numbers = planned.map(({ child, rollNumber }) => `${child.name} ${rollNumber}`);
    expect(numbers.join(", ")).toBe(`${expected}, Zoya 3`);
  });

  it("begin at the given number in redistributed sections", () => {
    const sections = [{ class: "6", how: "inTurn" as const, sections: ["A", "B"] }];
    const planned = plan(inSection("A", "Asha Bina Chitra"), {
      sections,
      rollNumbers: { how: "byName", start: 101 },
    });
    expect(planned).toEqual(["Asha 6-A 101", "Bina 6-B 101", "Chitra 6-A 102"]);
  });

  it("are sorted by Hindi names as lists are", () => {
    const named = ["हिना", "अमन", "कमल"].map((name) => buildChild(`${name} 5-A 9`));
    expect(plan(named, { rollNumbers: { how: "byName", start: 1 } })).toEqual([
      "हिना 6-A 3",
      "अमन 6-A 1",
      "कमल 6-A 2",
    ]);
  });

  it("are also reassigned for children who stay", () => {
    const rollNumbers = { how: "byName" as const, start: 1 };
    const exceptions = [{ student: "Bina", to: "6" }];
    const both = [buildChild("Bina 6-A 30"), buildChild("Asha 5-A 30"), buildChild("Chitra 5-A 31")];
    expect(plan(both, { rollNumbers, exceptions })).toEqual(["Bina 6-A 2", "Asha 6-A 1", "Chitra 6-A 3"]);
  });
});

it("does not modify its arguments", () => {
  const children = [Object.freeze(buildChild("Asha 5-A 4"))];
  const sections = [{ class: "6", how: "even" as const, sections: ["B"] }];
  expect(plan(children, { sections, rollNumbers: { how: "byName", start: 1 } })).toEqual(["Asha 6-B 1"]);
  expect(children).toEqual([buildChild("Asha 5-A 4")]);
});
