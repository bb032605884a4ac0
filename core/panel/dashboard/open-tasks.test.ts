import { expect, test } from "vitest";
import type { ConsentCounts } from "../../../features/students/content/consent-contract.ts";
import type { PageSummary } from "../../content/api/api-contract.ts";
import { findHindiTask, findTasks } from "./open-tasks.ts";

const buildPage = (name: string, overrides: Partial<PageSummary> = {}): PageSummary => ({
  name,
  title: name.toUpperCase(),
  path: `/${name}`,
  updatedAt: "2026-11-01T00:00:00.000Z",
  isSample: false,
  isEmpty: false,
  needed: [],
  withoutHindi: [],
  withoutEnglish: [],
  ...overrides,
});

const NOTHING = {
  newEnquiries: 0,
  isFlood: false,
  overdueEnquiries: 0,
  consents: undefined,
  pages: [buildPage("fees")],
  hiddenPages: [],
  sampleEntries: 0,
  isYearChangeDue: false,
};

const buildConsents = (missing: number, overrides: Partial<ConsentCounts> = {}): ConsentCounts => {
  const each = { given: 300 - missing, refused: 0, none: missing, over: 0 };
  const purposes = { name: each, photo: each, pictures: each, topStudents: each };
  return { withoutRecord: "hidden", students: 300, endingSoon: 0, purposes, ...overrides };
};

test("lists no tasks if everything is done", () => {
  expect(findTasks(NOTHING)).toEqual([]);
});

test("lists enquiries first and the sample last", () => {
  const pages = [buildPage("fees", { isSample: true }), buildPage("about", { isEmpty: true })];
  const texts = findTasks({ ...NOTHING, newEnquiries: 3, pages, sampleEntries: 7 }).map(({ text }) => text);
  expect(texts).toEqual([
    "3 new enquiries",
    "1 page still has the sample school’s words",
    "1 page is empty",
    "7 sample entries are left",
  ]);
});

test("lists drafts that wait for approval, and own drafts that were sent back", () => {
  const [waiting, returned, ...others] = findTasks({
    ...NOTHING,
    waiting: { blocks: 2 },
    returned: { galleries: 1 },
  });
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({
    text: "Posts: 2 drafts wait for approval",
    to: "/admin/block-management?view=cards&approval=waiting",
  });
  expect(returned).toMatchObject({
    text: "Galleries: 1 of your drafts was sent back",
    to: "/admin/gallery-management",
  });
});

test("lists the year change before tasks that can wait", () => {
  const pages = [buildPage("fees", { isSample: true })];
  const tasks = findTasks({ ...NOTHING, newEnquiries: 3, pages, isYearChangeDue: true });
  expect(tasks.map(({ to }) => to)).toEqual([
    "/admin/ManageContacts",
    "/admin/year-change",
    "/admin/pages/fees",
  ]);
});

test("links to a single page, or to the list of pages if there are several", () => {
  const pages = ["a", "b", "c", "d", "e"].map((name) => buildPage(name, { isEmpty: true }));
  expect(findTasks({ ...NOTHING, pages: pages.slice(0, 1) })[0]?.to).toBe("/admin/pages/a");
  expect(findTasks({ ...NOTHING, pages })[0]).toEqual({
    text: "5 pages are empty",
    detail: "A, B, C and 2 more",
    to: "/admin/pages",
  });
});

test("links a page without entries to the screen that adds them", () => {
  const [task] = findTasks({ ...NOTHING, pages: [buildPage("teachers", { isEmpty: true })] });
  expect(task?.to).toBe("/admin/team-management");
});

test("counts texts without Hindi and links a single page to its first gap", () => {
  const page = buildPage("fees", { withoutHindi: ["head.title", "rows.0.grade"] });
  expect(findTasks({ ...NOTHING, pages: [page] })).toEqual([
    { text: "2 texts lack Hindi", detail: "FEES", to: "/admin/pages/fees?field=head.title.hi" },
  ]);
});

test("counts texts without English for a school that writes in Hindi", () => {
  const pages = [
    buildPage("fees", { withoutEnglish: ["rows.0.grade"] }),
    buildPage("about", { withoutEnglish: ["head.title"] }),
  ];
  expect(findTasks({ ...NOTHING, pages })).toEqual([
    { text: "2 texts lack English", detail: "FEES, ABOUT", to: "/admin/pages" },
  ]);
});

test("ignores sample texts and pages that are not in the menus", () => {
  const sample = buildPage("fees", { isSample: true, withoutHindi: ["head.title"] });
  const hidden = buildPage("alumni", { isEmpty: true });
  expect(findTasks({ ...NOTHING, pages: [sample, hidden], hiddenPages: ["/alumni"] })).toHaveLength(1);
});

test("counts entries without Hindi together, with a link for each type", () => {
  expect(findHindiTask({ notices: 2, team: 0, committee: 1 })).toEqual({
    text: "3 entries lack Hindi",
    places: [
      { text: "Notices 2", to: "/admin/notice-management?view=table&isDraft=false&lacks=hi" },
      { text: "Committee members 1", to: "/admin/committee?view=table&isDraft=false&lacks=hi" },
    ],
  });
  expect(findHindiTask({ notices: 1 })?.text).toBe("1 entry lacks Hindi");
  expect(findHindiTask({ notices: 0 })).toBeUndefined();
  expect(findHindiTask(undefined)).toBeUndefined();
});

test("leaves out what could not be loaded", () => {
  const unknown = {
    newEnquiries: undefined,
    overdueEnquiries: undefined,
    isFlood: undefined,
    consents: undefined,
    pages: undefined,
    hiddenPages: undefined,
    sampleEntries: undefined,
    isYearChangeDue: undefined,
  };
  expect(findTasks(unknown)).toEqual([]);
});

test("reminds of consents that expire soon", () => {
  expect(findTasks({ ...NOTHING, consents: buildConsents(0, { endingSoon: 4 }) })).toEqual([
    {
      text: "4 consents run out within 30 days",
      detail: "Print new slips and record what the parents say",
      to: "/admin/consents",
    },
  ]);
});

test("lists missing consents only where students without consent are hidden", () => {
  const [task] = findTasks({ ...NOTHING, consents: buildConsents(30) });
  expect(task?.text).toBe("30 children are not shown: no consent is recorded");
  expect(task?.to).toBe("/admin/consents?without=name");
  expect(findTasks({ ...NOTHING, consents: buildConsents(29) })).toEqual([]);
  expect(findTasks({ ...NOTHING, consents: buildConsents(300, { withoutRecord: "shown" }) })).toEqual([]);
  expect(findTasks({ ...NOTHING, consents: buildConsents(0, { students: 0 }) })).toEqual([]);
});

test("a flood of messages is named first, with a link to the spam", () => {
  expect(findTasks({ ...NOTHING, newEnquiries: 300, isFlood: true })[0]).toMatchObject({
    text: "Very many messages are coming in",
    to: "/admin/ManageContacts?status=spam",
  });
});
