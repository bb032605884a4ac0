import { expect, test } from "vitest";
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

const NOTHING = { pages: [buildPage("fees")], hiddenPages: [] };

const buildTask = (place: number, text: string) => ({ place, text, detail: "", action: "", to: "/admin" });

test("lists no tasks if everything is done", () => {
  expect(findTasks(NOTHING)).toEqual([]);
});

test("lists the tasks of the features by their places, and those of the pages last", () => {
  const pages = [buildPage("fees", { isSample: true }), buildPage("about", { isEmpty: true })];
  const featureTasks = [buildTask(400, "of a feature"), buildTask(100, "urgent")];
  const waiting = { blocks: 2 };
  const tasks = findTasks({ ...NOTHING, featureTasks, waiting, pages });
  expect(tasks.map(({ text }) => text)).toEqual([
    "urgent",
    "Posts: 2 drafts wait for approval",
    "of a feature",
    "1 page still has the sample school’s words",
    "1 page is empty",
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

test("links to a single page, or to the list of pages if there are several", () => {
  const pages = ["a", "b", "c", "d", "e"].map((name) => buildPage(name, { isEmpty: true }));
  expect(findTasks({ ...NOTHING, pages: pages.slice(0, 1) })[0]?.to).toBe("/admin/pages/a");
  expect(findTasks({ ...NOTHING, pages })[0]).toEqual({
    text: "5 pages are empty",
    detail: "A, B, C and 2 more",
    action: "Write",
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
    {
      text: "2 texts lack Hindi",
      detail: "Fee structure",
      action: "Translate",
      to: "/admin/pages/fees?field=head.title.hi",
    },
  ]);
});

test("counts texts without English for a school that writes in Hindi", () => {
  const pages = [
    buildPage("fees", { withoutEnglish: ["rows.0.grade"] }),
    buildPage("about", { withoutEnglish: ["head.title"] }),
  ];
  expect(findTasks({ ...NOTHING, pages })).toEqual([
    {
      text: "2 texts lack English",
      detail: "Fee structure, About the school",
      action: "Translate",
      to: "/admin/pages",
    },
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
  expect(findTasks({ pages: undefined, hiddenPages: undefined })).toEqual([]);
});
