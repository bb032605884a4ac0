import type { FastifyInstance } from "fastify";
import { ICONS, SHARE_CARD } from "../../content/site/drawn-pictures.ts";
import type { Identity } from "../../content/site/identity.ts";
import { coloursOf } from "../../content/site/palettes.ts";
import { everyAddress, languagesOf, readLanguagePath } from "../../words/languages.ts";
import type { Draw, Drawing } from "../drawing/drawing.ts";
import type { SiteContent } from "../pages/site-content.ts";
import { type PublicParts, servePublicly } from "./serve-publicly.ts";

export interface DrawnRouteParts extends PublicParts {
  draw: Draw;
  /** The bytes of a stored file; undefined when it is missing. */
  findFile(name: string): Promise<Buffer | undefined>;
}

/** Serves a picture that is drawn on request and cached until the school changes. */
export const serveDrawing = (
  app: FastifyInstance,
  parts: DrawnRouteParts,
  path: string,
  { type, describe }: { type: string; describe: (content: SiteContent) => Promise<Drawing> },
) =>
  servePublicly(app, parts, path, {
    headers: { "content-type": type },
    make: async (content) => parts.draw(await describe(content)),
  });

/** Icons and share card. */
export function registerDrawnRoutes(app: FastifyInstance, parts: DrawnRouteParts): void {
  const serve = (path: string, type: string, describe: (content: SiteContent) => Promise<Drawing>) =>
    serveDrawing(app, parts, path, { type, describe });

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
}

/** The colours and the logo of a school. */
export const findEmblem = async (
  { findFile }: Pick<DrawnRouteParts, "findFile">,
  { palette, logo }: Identity,
) => ({
  colours: coloursOf(palette),
  logo: logo ? await findFile(logo.file) : undefined,
});
