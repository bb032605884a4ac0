import { formatDay } from "../../../../core/content/text/format-day.ts";
import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { PrintButton } from "../../../../core/site/components/print-button.tsx";
import { isWritten } from "../../../../core/site/components/words.tsx";
import { Letterhead } from "../../../../core/site/frame/letterhead.tsx";
import { InfoPage, infoPart } from "../../../../core/site/info/info-page.tsx";
import {
  createPage,
  describeByHead,
  type PageServices,
  type PropsOf,
} from "../../../../core/site/public-page.ts";
import { useAddress, useWords } from "../../../../core/site/site-context.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import { buildDisclosure, isKnown } from "../../content/build-disclosure.ts";
import { DISCLOSURE_PDF } from "../../content/disclosure-pdf.ts";
import { readDisclosure } from "../../content/read-disclosure.ts";
import { DocumentTable } from "../document-table.tsx";
import { FactTable } from "../fact-table.tsx";
import { ResultTables } from "../result-tables.tsx";

async function loadDisclosure({ content, words, language, siteUrl }: PageServices) {
  const sources = await readDisclosure(content, language);
  return {
    data: {
      document: sources.document,
      sections: buildDisclosure(sources, words, language),
      day: formatDay(sources.today, words.months),
      siteUrl,
    },
  };
}

function Disclosure({ data: { document, sections, day, siteUrl } }: PropsOf<typeof loadDisclosure>) {
  const { disclosure, parents } = useWords();
  const address = useAddress();
  const parts = sections.flatMap(({ id, letter, heading, line, facts, documents, tables }) => {
    const known = facts.filter(isKnown);
    if (known.length + documents.length + tables.length === 0 && !isWritten(heading) && !isWritten(line))
      return [];
    const content = (
      <>
        {known.length > 0 && <FactTable section={id} facts={known} document={document} siteUrl={siteUrl} />}
        {documents.length > 0 && <DocumentTable documents={documents} />}
        {id === "documents" && documents.length === 0 && <p className="mt-3">{disclosure.noDocuments}</p>}
        <ResultTables tables={tables} academics={document.academics} />
      </>
    );
    return { ...infoPart(id, { heading, line }, disclosure.sections[id], content), letter };
  });
  return (
    <>
      <Letterhead />
      <PageBanner path="/disclosure" line={document.head.line} />
      {parts.length > 0 ? (
        <InfoPage
          parts={parts}
          opening={
            <div className="flex flex-wrap items-center justify-between gap-3 print:mb-3">
              <p className="font-bold">{disclosure.asOf(day)}</p>
              <p className="flex flex-wrap gap-3 no-print">
                <a href={address(DISCLOSURE_PDF.path)} className="button button-primary">
                  <Icon name="file-text" className="size-5" />
                  {disclosure.download}
                </a>
                <PrintButton>{parents.print}</PrintButton>
              </p>
            </div>
          }
        />
      ) : (
        <div className="section page-width">
          <EmptyList>{disclosure.none}</EmptyList>
        </div>
      )}
    </>
  );
}

export const page = createPage({
  stylesheet: "info" as const,
  load: loadDisclosure,
  describe: ({ document: { head } }, site) => describeByHead("/disclosure", head, site),
  Component: Disclosure,
});
