import { expect, it } from "vitest";
import { alumni } from "../../../people/content/alumni.ts";
import type { ChildConsents } from "../../content/consent-contract.ts";
import { topStudents } from "../../content/top-students.ts";
import { findConsentMark, type LinkedChildren } from "./linked-children.ts";

const ASHA = "01920000-0000-7000-8000-000000000001";
const NOT_SHOWN = "Not shown: no consent";

function buildLinked(
  rule: LinkedChildren["rule"],
  shown?: Partial<Record<keyof ChildConsents["now"], boolean>>,
): LinkedChildren {
  const now = (isShown = true) => ({ state: null, on: null, until: null, isOver: false, isShown });
  const child: ChildConsents = {
    student: {
      _id: ASHA,
      name: "Asha",
      nameHi: null,
      rollNumber: "1",
      class: "5",
      section: "A",
      guardianName: "Ravi",
    },
    now: {
      name: now(shown?.name),
      photo: now(shown?.photo),
      pictures: now(shown?.pictures),
      topStudents: now(shown?.topStudents),
    },
  };
  return { rule, children: new Map([[ASHA, shown ? child : null]]) };
}

it.each([
  ["linked, all is allowed", topStudents, ASHA, buildLinked("hidden", {}), undefined],
  [
    "linked, not among the top students",
    topStudents,
    ASHA,
    buildLinked("shown", { topStudents: false }),
    NOT_SHOWN,
  ],
  [
    "linked, no photo",
    topStudents,
    ASHA,
    buildLinked("shown", { photo: false }),
    "Shown without photo: no consent",
  ],
  ["linked to a child that is gone", topStudents, ASHA, buildLinked("shown"), NOT_SHOWN],
  ["not linked, where all are shown", topStudents, null, buildLinked("shown"), undefined],
  ["not linked, where nothing is shown without consent", topStudents, null, buildLinked("hidden"), NOT_SHOWN],
  ["an adult, where nothing is shown without consent", alumni, null, buildLinked("hidden"), undefined],
  [
    "an adult whose childhood is not to be shown",
    alumni,
    ASHA,
    buildLinked("shown", { topStudents: false }),
    NOT_SHOWN,
  ],
  ["linked, but nothing could be learnt", topStudents, ASHA, undefined, undefined],
] as const)("%s", (_case, resource, studentId, linked, mark) => {
  expect(findConsentMark(resource, { studentId }, linked)).toBe(mark);
});
