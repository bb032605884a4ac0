import { expect, test } from "vitest";
import { pageNames, pages } from "../../../features/pages.ts";
import type { PageSummary } from "../../content/api/api-contract.ts";
import { findNeededFields } from "../../content/pages/find-needed-fields.ts";
import { emptyValues } from "../../content/pages/page-schema.ts";
import { PAGE_STEPS } from "../../content/pages/setup-steps.ts";
import { samplePages } from "../../sample/sample-pages.ts";
import { isBeginning } from "./setup-guide.tsx";
import { findSetupSteps } from "./setup-steps.ts";

/** The pages of a new school, or of one that has written what the sample has. */
const buildPages = (isFilled: boolean, overrides: Partial<PageSummary> = {}): PageSummary[] =>
  pageNames.map((name) => {
    const { title, path, fields } = pages[name];
    const document = isFilled ? samplePages[name] : emptyValues(fields);
    return {
      name,
      title: title.en,
      path,
      updatedAt: null,
      isSample: false,
      isEmpty: !isFilled,
      needed: findNeededFields(fields, document as ReturnType<typeof emptyValues>).map((field) => ({
        ...field,
        label: field.label.en,
      })),
      withoutHindi: [],
      withoutEnglish: [],
      ...overrides,
    };
  });

const counts = { students: 3 } as Parameters<typeof findSetupSteps>[0]["counts"];
const NEW_SCHOOL = { pages: buildPages(false), hiddenPages: [], counts, sampleEntries: 0 };
const FILLED = { ...NEW_SCHOOL, pages: buildPages(true) };

const stepsOf = (loaded: Parameters<typeof findSetupSteps>[0]) =>
  Object.fromEntries((findSetupSteps(loaded) ?? []).map((step) => [step.title, step]));
const openOf = (loaded: Parameters<typeof findSetupSteps>[0]) =>
  findSetupSteps(loaded)?.flatMap(({ title, isDone }) => (isDone ? [] : [title]));

test("every step has a field that a page needs", () => {
  const used = new Set(NEW_SCHOOL.pages.flatMap(({ needed }) => needed.map(({ step }) => step)));
  expect([...used].sort()).toEqual([...PAGE_STEPS].sort());
});

test("a new school has every step open, each with links to the fields that are blank", () => {
  const steps = stepsOf({ ...NEW_SCHOOL, counts: { ...counts, students: 0 } });
  expect(Object.values(steps).filter(({ isDone }) => isDone)).toMatchObject([{ title: "The sample" }]);
  expect(steps["The school"]?.links).toContainEqual({
    text: "Telephones",
    to: "/admin/pages/school?field=phones",
  });
  expect(steps["The principal"]?.links).toEqual([
    { text: "Name of the principal", to: "/admin/pages/home?field=principalsDesk.name" },
    { text: "Message", to: "/admin/pages/home?field=principalsDesk.message" },
  ]);
  expect(steps.Contact?.links.map(({ to }) => to)).toEqual([
    "/admin/pages/school?field=officeHours",
    "/admin/pages/school?field=mapPoint",
    "/admin/pages/contact?field=visit",
  ]);
  expect(steps["The other pages"]?.links).toEqual([
    { text: "About the school", to: "/admin/pages/about?field=vision" },
    { text: "Management desk", to: "/admin/pages/management?field=leaders" },
    { text: "Discipline cell", to: "/admin/pages/discipline?field=guidelines" },
    { text: "Activities", to: "/admin/pages/activities?field=events" },
    { text: "Services", to: "/admin/pages/services?field=cards" },
    { text: "Admissions", to: "/admin/pages/admissions?field=steps.steps" },
    { text: "For parents", to: "/admin/pages/parents?field=timings.items" },
    { text: "Notices", to: "/admin/notice-management?new" },
    { text: "Teachers", to: "/admin/team-management?new" },
    { text: "Posts", to: "/admin/block-management?new" },
    { text: "Calendar", to: "/admin/calendar?new" },
    { text: "Gallery", to: "/admin/gallery-management?new" },
    { text: "Facilities", to: "/admin/facilities?new" },
    { text: "Alumni", to: "/admin/alumni?new" },
    { text: "Leave pages out", to: "/admin/pages/school?field=hiddenPages" },
  ]);
});

test("a step is done only when all of its fields are filled", () => {
  expect(openOf(FILLED)).toEqual(["Logo and colours"]);
  const withoutPhones = FILLED.pages.map((page) => ({
    ...page,
    needed: page.needed.map((field) => (field.path === "phones" ? { ...field, isBlank: true } : field)),
  }));
  expect(openOf({ ...FILLED, pages: withoutPhones })).toEqual(["The school", "Logo and colours"]);
});

test("any content is enough for another page", () => {
  const pages = NEW_SCHOOL.pages.map((page) => ({ ...page, isEmpty: page.name !== "management" }));
  const texts = stepsOf({ ...NEW_SCHOOL, pages })["The other pages"]?.links.map(({ text }) => text);
  expect(texts).not.toContain("Management desk");
  expect(texts).toContain("About the school");
});

test("texts of the sample are not blank, but the school has to replace them", () => {
  const steps = stepsOf({ ...FILLED, pages: buildPages(true, { isSample: true }), sampleEntries: 90 });
  expect(steps["The other pages"]?.isDone).toBe(true);
  expect(steps.Fees?.links).toEqual([{ text: "Session", to: "/admin/pages/fees?field=session" }]);
  expect(steps.Students?.isDone).toBe(false);
  expect(steps["The sample"]?.links).toEqual([{ text: "To the sample", to: "#sample" }]);
});

test("pages that are in no menu by choice need no text", () => {
  const hiddenPages = ["/fees", "/alumni"];
  const steps = stepsOf({ ...NEW_SCHOOL, hiddenPages });
  expect(steps.Fees?.isDone).toBe(true);
  expect(steps["The other pages"]?.links.map(({ text }) => text)).not.toContain("Alumni");
});

test("there are no steps if the pages could not be loaded", () => {
  expect(findSetupSteps({ ...NEW_SCHOOL, pages: undefined })).toBeUndefined();
});

test("a step of which the user may open nothing is left out", () => {
  const mayOpen = (to: string) => !to.startsWith("/admin/student");
  const all = findSetupSteps({ ...NEW_SCHOOL, counts: { ...counts, students: 0 } }) ?? [];
  const own = findSetupSteps({ ...NEW_SCHOOL, counts: { ...counts, students: 0 } }, mayOpen) ?? [];
  expect(own).toHaveLength(all.length - 1);
  expect(own.flatMap(({ links }) => links).every(({ to }) => mayOpen(to))).toBe(true);
});

test("the guide is unfolded until the first three steps are done, for a week at most", () => {
  const now = Date.parse("2026-11-19T06:00:00.000Z");
  const stepsDone = (done: number) =>
    [0, 1, 2, 3].map((index) => ({ title: "", text: "", links: [], isDone: index < done }));
  const pagesFrom = (...updatedAt: (string | null)[]) => updatedAt.map((moment) => ({ updatedAt: moment }));
  const fresh = pagesFrom(null, "2026-11-13T06:00:00.000Z");
  expect(isBeginning(stepsDone(2), fresh, now)).toBe(true);
  expect(isBeginning(stepsDone(3), fresh, now)).toBe(false);
  expect(isBeginning(stepsDone(0), pagesFrom(null, "2026-11-12T06:00:00.000Z"), now)).toBe(false);
});
