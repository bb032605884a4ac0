import type { FastifyInstance } from "fastify";
import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import { coloursOf } from "../../../core/content/site/palettes.ts";
import { notFound } from "../../../core/server/errors.ts";
import { type DrawnRouteParts, serveDrawing } from "../../../core/server/site/drawn-routes.ts";
import { label } from "../../../core/words/label.ts";
import { everyAddress, languagesOf, readLanguagePath } from "../../../core/words/languages.ts";
import { COMMITTEE_BOARD } from "../content/committee-board.ts";

/** The committee as a board of names. */
export function registerBoardRoutes(app: FastifyInstance, parts: DrawnRouteParts): void {
  for (const path of everyAddress(COMMITTEE_BOARD.path)) {
    serveDrawing(app, parts, path, {
      type: "image/jpeg",
      async describe(content) {
        const fields = ["name", "nameHi", "designation", "designationHi"] as const;
        const { entries } = await content.list("committee", fields);
        if (entries.length === 0) throw notFound(label("Picture", "फ़ोटो"));
        const { palette, languages } = await content.page("school");
        const { committee } = await content.page("management");
        return {
          what: "board",
          language: readLanguagePath(path, languagesOf(languages)).language,
          colours: coloursOf(palette),
          heading: committee.heading.en || committee.heading.hi ? committee.heading : BOARD_HEADING,
          members: entries.map(({ name, nameHi, designation, designationHi }) => ({
            name: inBoth(name, nameHi),
            designation: inBoth(designation, designationHi),
          })),
        };
      },
    });
  }
}

/** The heading of the page, unless the school has its own. */
const BOARD_HEADING = { en: "Managing Committee", hi: "प्रबंध समिति" };

const inBoth = (en: string, hi: string | null): Bilingual => ({ en, hi });
