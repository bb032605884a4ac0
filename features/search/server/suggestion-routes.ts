import type { FastifyInstance } from "fastify";
import { asOneLine } from "../../../core/server/database/entries/search-text.ts";
import type { SiteRouteParts } from "../../../core/server/site/site-parts.ts";
import { everyAddress, languagesOf, readLanguagePath } from "../../../core/words/languages.ts";
import { LONGEST, SHORTEST, SUGGESTIONS } from "../content/suggestions.ts";

/** The answer to typing in the search box, in the language of its address. Neither stored nor logged with the typed text. */
export function registerSuggestions(app: FastifyInstance, { openContent, enqueue }: SiteRouteParts): void {
  for (const path of everyAddress(SUGGESTIONS)) {
    app.get(path, { config: { access: "public" } }, async (request, reply) => {
      const { q: typed = "" } = request.query as Record<string, unknown>;
      const q = asOneLine(String(typed).slice(0, LONGEST).toWellFormed());
      const suggestions = await enqueue(async () => {
        const content = openContent();
        const { languages } = await content.page("school");
        const { language } = readLanguagePath(path, languagesOf(languages));
        return [...q].length < SHORTEST ? [] : content.suggest({ q, language });
      });
      return reply.headers({ "cache-control": "no-store" }).send(suggestions);
    });
  }
}
