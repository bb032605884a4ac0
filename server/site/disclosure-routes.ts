import type { FastifyInstance } from "fastify";
import {
  buildDisclosure,
  type DisclosureFact,
  type DisclosureSection,
  isKnown,
} from "../../content/disclosure/build-disclosure.ts";
import { readDisclosure } from "../../content/disclosure/read-disclosure.ts";
import type { Bilingual } from "../../content/pages/define-page.ts";
import { formatDay } from "../../content/school/format-day.ts";
import { contactLines, namesOf } from "../../content/school/letterhead.ts";
import { DISCLOSURE_PDF } from "../../content/site/drawn-pictures.ts";
import type { Words } from "../../content/words/en.ts";
import { WORDS } from "../../content/words/index.ts";
import {
  everyAddress,
  type Language,
  languagesOf,
  pageAddress,
  readLanguagePath,
} from "../../content/words/languages.ts";
import type { SheetSection } from "../drawing/drawing.ts";
import { type DrawnRouteParts, findEmblem } from "./drawn-routes.ts";
import { servePublicly } from "./serve-publicly.ts";

export interface DisclosureRouteParts extends DrawnRouteParts {
  siteUrl: string;
  /** For a file that the browser shows in its own viewer. */
  fileHeaders: Record<string, string>;
}

/** The disclosure page as one PDF. Like the page, it is made anew on the next day in India. */
export function registerDisclosureRoutes(app: FastifyInstance, parts: DisclosureRouteParts): void {
  for (const path of everyAddress(DISCLOSURE_PDF.path)) {
    servePublicly(app, parts, path, {
      headers: {
        ...parts.fileHeaders,
        "content-type": "application/pdf",
        "content-disposition": 'inline; filename="disclosure.pdf"',
      },
      make: async (content) => {
        const school = await content.page("school");
        const languages = languagesOf(school.languages);
        const { language } = readLanguagePath(path, languages);
        const words = WORDS[language];
        const sources = await readDisclosure(content, language);
        const fullAddress = (page: string) => parts.siteUrl + pageAddress(page, language, languages);
        const names = namesOf(school.name, language);
        return parts.draw({
          what: "fact sheet",
          language,
          names: names.length > 0 ? names : [new URL(parts.siteUrl).host],
          contact: contactLines(school, language),
          title: words.disclosure.title,
          line: words.disclosure.asOf(formatDay(sources.today, words.months)),
          sections: buildDisclosure(sources, words, language)
            .map((section) => describeSection(section, { words, language, fullAddress }))
            .filter(({ facts, tables, text }) => facts.length + tables.length > 0 || text !== undefined),
          link: fullAddress("/disclosure"),
          linkSentence: words.disclosure.readOnline,
          ...(await findEmblem(parts, school)),
        });
      },
    });
  }
}

interface SheetContext {
  words: Words;
  language: Language;
  fullAddress(path: string): string;
}

function describeSection(
  { id, heading, line, facts, tables }: DisclosureSection,
  { words: { disclosure }, language, fullAddress }: SheetContext,
): SheetSection {
  const inLanguage = (text: Bilingual | string) =>
    typeof text === "string" ? text : (namesOf(text, language)[0] ?? "");
  const { results } = disclosure;
  const text = inLanguage(line);
  return {
    heading: inLanguage(heading) || disclosure.sections[id],
    ...(text && { text }),
    facts: facts.filter(isKnown).map((fact) => ({
      label: inLanguage(fact.label),
      lines: [
        ...fact.value.flatMap((value) => inLanguage(value).split(/\n+/)),
        ...addressLines(fact, fullAddress),
      ],
    })),
    tables: tables.map((table) => ({
      heading: inLanguage(table.heading),
      columns: [results.year, results.registered, results.passed, results.percentage, results.remarks],
      rows: table.rows.map(({ year, cells, remarks }) => [year, ...cells, inLanguage(remarks)]),
    })),
  };
}

/** On paper a link is its address. Files are left out: their addresses end when they are replaced. */
function addressLines({ link }: DisclosureFact, fullAddress: (path: string) => string): string[] {
  if (!link || "file" in link) return [];
  return [link.href.startsWith("/") ? fullAddress(link.href) : link.href];
}
