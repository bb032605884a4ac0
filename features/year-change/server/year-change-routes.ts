import type { FastifyInstance } from "fastify";
import { actorOf } from "../../../core/server/database/entries/record-change.ts";
import type { PageStore } from "../../../core/server/pages/page-store.ts";
import { serve } from "../../../core/server/serve.ts";
import { type School, sectionsOf } from "../../school/content/exports.ts";
import { type YearStart, yearChangeCalls } from "../content/year-change-contract.ts";
import { countByClass, previewYearChange } from "./preview-year-change.ts";
import { nameOfClass, proposeNextClass } from "./propose-classes.ts";
import { planAll, type YearChanger } from "./year-changer.ts";

export interface YearChangeServices {
  yearChanger: YearChanger;
  pages: PageStore;
}

/** The year change: proposal, preview and execution. */
export function registerYearChangeRoutes(app: FastifyInstance, services: YearChangeServices): void {
  const { yearChanger } = services;

  serve(app, yearChangeCalls.start, () => propose(services));

  serve(app, yearChangeCalls.children, async () =>
    (await yearChanger.findChildren()).map(({ nameSortKey: _key, gender: _gender, ...child }) => child),
  );

  serve(app, yearChangeCalls.preview, async ({ body: plan }) =>
    previewYearChange(planAll(await yearChanger.findChildren(), plan), plan),
  );

  serve(app, yearChangeCalls.apply, async ({ body, session }) => {
    const { changed, batch } = await yearChanger.apply(body, actorOf(session));
    const message = `The school year has changed for ${changed} ${changed === 1 ? "student" : "students"}.`;
    return { success: true as const, message, changed, batch };
  });
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
