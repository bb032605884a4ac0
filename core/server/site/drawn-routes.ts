import type { FastifyInstance } from "fastify";
import type { Bilingual } from "../../content/pages/define-page.ts";
import { COMMITTEE_BOARD, ICONS, SHARE_CARD } from "../../content/site/drawn-pictures.ts";
import type { Identity } from "../../content/site/identity.ts";
import { coloursOf } from "../../content/site/palettes.ts";
import { everyAddress, languagesOf, readLanguagePath } from "../../words/languages.ts";
import type { Draw, Drawing } from "../drawing/drawing.ts";
import { notFound } from "../errors.ts";
import type { SiteContent } from "../pages/site-content.ts";
import { type PublicParts, servePublicly } from "./serve-publicly.ts";

export interface DrawnRouteParts extends PublicParts {
  draw: Draw;
  /** The bytes of a stored file; undefined when it is missing. */
  findFile(name: string): Promise<Buffer | undefined>;
}

/** Icons, share card and committee board: drawn on request and cached until the school changes. */
export function registerDrawnRoutes(app: FastifyInstance, parts: DrawnRouteParts): void {
  const serve = (path: string, type: string, describe: (content: SiteContent) => Promise<Drawing>) =>
    servePublicly(app, parts, path, {
      headers: { "content-type": type },
      make: async (content) => parts.draw(await describe(content)),
    });

  for (const [path, icon] of Object.entries(ICONS)) {
    serve(path, "image/png", async (content) => ({
      what: "icon",
      ...icon,
      ...(await findEmblem(parts, await content.page("school"))),
    }));
  }

  for (const path of everyAddress(SHARE_CARD.path)) {
    serve(path, "image/jpeg", async (content) => {
      const school = await content.page("school");
      const { language } = readLanguagePath(path, languagesOf(school.languages));
      return {
        what: "card",
        language,
        name: school.name,
        tagline: school.tagline,
        ...(await findEmblem(parts, school)),
      };
    });
  }

  for (const path of everyAddress(COMMITTEE_BOARD.path)) {
    serve(path, "image/jpeg", async (content) => {
      const { entries } = await content.list("committee", ["name", "nameHi", "designation", "designationHi"]);
      if (entries.length === 0) throw notFound("Picture");
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
    });
  }
}

/** The colours and the logo of a school. */
export const findEmblem = async (
  { findFile }: Pick<DrawnRouteParts, "findFile">,
  { palette, logo }: Identity,
) => ({
  colours: coloursOf(palette),
  logo: logo ? await findFile(logo.file) : undefined,
});

/** The heading of the page, unless the school has its own. */
const BOARD_HEADING = { en: "Managing Committee", hi: "प्रबंध समिति" };

const inBoth = (en: string, hi: string | null): Bilingual => ({ en, hi });
