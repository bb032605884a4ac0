import type { FastifyInstance } from "fastify";
import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import { contactLines, namesOf } from "../../../core/content/site/letterhead.ts";
import { formatDay } from "../../../core/content/text/format-day.ts";
import { findEmblem } from "../../../core/server/site/drawn-routes.ts";
import { servePublicly } from "../../../core/server/site/serve-publicly.ts";
import type { SiteRouteParts } from "../../../core/server/site/site-parts.ts";
import type { Words } from "../../../core/words/en.ts";
import { WORDS } from "../../../core/words/index.ts";
import {
  everyAddress,
  type Language,
  languagesOf,
  pageAddress,
  readLanguagePath,
} from "../../../core/words/languages.ts";
import { buildDisclosure, type DisclosureSection, isKnown } from "../content/build-disclosure.ts";
import type { DisclosedDocument } from "../content/certificates/shown-certificates.ts";
import { DISCLOSURE_PDF } from "../content/disclosure-pdf.ts";
import { readDisclosure } from "../content/read-disclosure.ts";
import type { ResultTable } from "../content/result-tables.ts";
import type { SheetSection, SheetTable } from "./fact-sheet-drawing.ts";

/** The disclosure page as one PDF. Like the page, it is made anew on the next day in India. */
export function registerDisclosureRoutes(app: FastifyInstance, parts: SiteRouteParts): void {
  const cached = { ...parts, answerPublicly: parts.answerWithDrawing };
  for (const path of everyAddress(DISCLOSURE_PDF.path)) {
    servePublicly(app, cached, path, {
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
  { id, letter, heading, line, facts, documents, tables }: DisclosureSection,
  { words: { disclosure }, language, fullAddress }: SheetContext,
): SheetSection {
  const inLanguage = (text: Bilingual | string) =>
    typeof text === "string" ? text : (namesOf(text, language)[0] ?? "");
  const text = inLanguage(line);
  return {
    heading: `${letter}. ${inLanguage(heading) || disclosure.sections[id]}`,
    ...(text && { text }),
    facts: facts.filter(isKnown).map(({ label, value, link }) => ({
      label: inLanguage(label),
      lines: value.flatMap((each) => inLanguage(each).split(/\n+/)),
      // The site's address, because printed links show their addresses.
      ...(link && { link: link.href.startsWith("/") ? fullAddress(link.href) : link.href }),
    })),
    tables: [
      ...(documents.length > 0 ? [documentTable(documents, disclosure)] : []),
      ...tables.map((table) => resultTable(table, disclosure, inLanguage)),
    ],
  };
}

/** Without the addresses of the files, which end when a file is replaced. */
const documentTable = (
  documents: readonly DisclosedDocument[],
  { certificate }: Words["disclosure"],
): SheetTable => ({
  columns: [
    { head: certificate.name, share: 3 },
    { head: certificate.issuer, share: 3 },
    { head: certificate.issuedOn, share: 2 },
    { head: certificate.validity, share: 2 },
  ],
  rows: documents.map(({ name, issuer, issuedOn, validity, isExpired }) => ({
    cells: [[name], issuer, [issuedOn], [validity]],
    isWarning: isExpired,
  })),
});

const resultTable = (
  { heading, rows }: ResultTable,
  { results }: Words["disclosure"],
  inLanguage: (text: Bilingual | string) => string,
): SheetTable => ({
  heading: inLanguage(heading),
  columns: [
    { head: results.year, share: 2 },
    { head: results.registered, share: 2 },
    { head: results.passed, share: 2 },
    { head: results.percentage, share: 2 },
    { head: results.remarks, share: 4 },
  ],
  rows: rows.map(({ year, cells, remarks }) => ({
    cells: [year, ...cells, inLanguage(remarks)].map((cell) => [cell]),
  })),
});
