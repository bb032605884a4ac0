import { buildDisclosure, isKnown } from "../../../content/disclosure/build-disclosure.ts";
import { readDisclosure } from "../../../content/disclosure/read-disclosure.ts";
import { formatDay } from "../../../content/school/format-day.ts";
import { DISCLOSURE_PDF } from "../../../content/site/drawn-pictures.ts";
import { Icon } from "../../ui/icon.tsx";
import { DocumentTable } from "../components/disclosure/document-table.tsx";
import { FactTable } from "../components/disclosure/fact-table.tsx";
import { ResultTables } from "../components/disclosure/result-tables.tsx";
import { EmptyList } from "../components/empty-list.tsx";
import { InfoPage, infoPart } from "../components/info/info-page.tsx";
import { Letterhead } from "../components/letterhead.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { PrintButton } from "../components/print-button.tsx";
import { isWritten } from "../components/words.tsx";
import { createPage, describeByHead, type PageServices, type PropsOf } from "../public-page.ts";
import { useAddress, useWords } from "../site-context.tsx";

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
