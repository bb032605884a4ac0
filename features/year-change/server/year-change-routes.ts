import { z } from "zod";
import { actorOf } from "../../../core/server/database/entries/record-change.ts";
import { type Api, routesOf } from "../../../core/server/openapi.ts";
import type { PageStore } from "../../../core/server/pages/page-store.ts";
import { type School, sectionsOf } from "../../school/content/exports.ts";
import { students } from "../../students/content/exports.ts";
import {
  YEAR_CHANGE_PATHS,
  type YearChangeAnswer,
  type YearStart,
  yearChangeAnswerSchema,
  yearChangeRequestSchema,
  yearChildSchema,
  yearPlanSchema,
  yearPreviewSchema,
  yearStartSchema,
} from "../content/year-change-contract.ts";
import { countByClass, previewYearChange } from "./preview-year-change.ts";
import { nameOfClass, proposeNextClass } from "./propose-classes.ts";
import { planAll, type YearChanger } from "./year-changer.ts";

export interface YearChangeServices {
  yearChanger: YearChanger;
  pages: PageStore;
}

const route = routesOf(students.singular.en);

/** The year change: proposal, preview and execution. */
export function registerYearChangeRoutes(app: Api, services: YearChangeServices): void {
  const { yearChanger } = services;

  app.get(
    YEAR_CHANGE_PATHS.start,
    route("students:read", "Propose what becomes of each class when the school year changes", {
      response: { 200: yearStartSchema },
    }),
    () => propose(services),
  );

  app.get(
    YEAR_CHANGE_PATHS.children,
    route("students:read", "List those whom a change of the school year concerns", {
      response: { 200: z.array(yearChildSchema) },
    }),
    async () =>
      (await yearChanger.findChildren()).map(({ nameSortKey: _key, gender: _gender, ...child }) => child),
  );

  app.post(
    YEAR_CHANGE_PATHS.preview,
    route("students:read", "Tell what a change of the school year would do, without doing it", {
      body: yearPlanSchema,
      response: { 200: yearPreviewSchema },
    }),
    async ({ body: plan }) => previewYearChange(planAll(await yearChanger.findChildren(), plan), plan),
  );

  app.post(
    YEAR_CHANGE_PATHS.apply,
    route(
      "students:write",
      "Change the school year for all students, as in the preview; one undo takes it back",
      {
        body: yearChangeRequestSchema,
        refusals: [409],
        response: { 200: yearChangeAnswerSchema },
      },
    ),
    async (request): Promise<YearChangeAnswer> => {
      const { changed, batch } = await yearChanger.apply(request.body, actorOf(request.session));
      const message = `The school year has changed for ${changed} ${changed === 1 ? "student" : "students"}.`;
      return { success: true, message, changed, batch };
    },
  );
}

async function propose({ yearChanger, pages }: YearChangeServices): Promise<YearStart> {
  const [children, page, ownStudents, last] = await Promise.all([
    yearChanger.findChildren(),
    pages.find("school"),
    yearChanger.countOwn(),
    yearChanger.findLast(),
  ]);
  const list = (page.document as School).classes;
  return {
    classes: countByClass(children).map((each) => ({ ...each, to: proposeNextClass(list, each.class) })),
    schoolClasses: list.map((each) => ({ class: nameOfClass(each), sections: sectionsOf(each) })),
    ownStudents,
    last,
  };
}
