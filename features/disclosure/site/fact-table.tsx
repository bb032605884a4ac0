import { type AnyWords, Paragraphs, Words } from "../../../core/site/components/words.tsx";
import { fieldMark } from "../../../core/site/field-marks.ts";
import { useAddress } from "../../../core/site/site-context.tsx";
import type { DisclosureFact } from "../content/build-disclosure.ts";
import type { DisclosurePage } from "../content/disclosure.ts";

/** Sections of numbers, whose tables fit on a phone. */
const SHORT_SECTIONS: readonly string[] = ["staff", "infrastructure"];

interface FactTableProps {
  /** The id of the section, whose heading names the table. */
  section: string;
  facts: readonly DisclosureFact[];
  /** The editor shows which of its fields a fact is. */
  document: DisclosurePage;
  /** The site's address, because printed links show their addresses. */
  siteUrl: string;
}

/** One row for each fact; on a phone a long fact is below its name. */
export function FactTable({ section, facts, document, siteUrl }: FactTableProps) {
  const isShort = SHORT_SECTIONS.includes(section);
  return (
    <div className="info-table-frame">
      <table
        className={isShort ? "info-table info-table-tight" : "info-table"}
        aria-labelledby={`${section}-heading`}
      >
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.id} {...markOf(fact, document)}>
              <th scope="row" className={isShort ? "w-1/2 md:w-2/5" : "md:w-2/5"}>
                <Words of={fact.label} />
              </th>
              <td className="whitespace-normal">
                <FactValue fact={fact} siteUrl={siteUrl} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const markOf = ({ place }: DisclosureFact, document: DisclosurePage) =>
  "page" in place && place.page === "disclosure" ? fieldMark(document, place.field) : {};

function FactValue({ fact, siteUrl }: { fact: DisclosureFact; siteUrl: string }) {
  const { value, isLong, link } = fact;
  return (
    <>
      {value.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two members may have the same name
        <FactLine key={index} line={line} isLong={isLong} />
      ))}
      {link && <FactLink link={link} siteUrl={siteUrl} />}
    </>
  );
}

function FactLine({ line, isLong }: { line: AnyWords; isLong: boolean | undefined }) {
  if (isLong && typeof line === "object") return <Paragraphs of={line} className="grid gap-2" />;
  return <Words of={line} as="p" />;
}

function FactLink({ link, siteUrl }: { link: NonNullable<DisclosureFact["link"]>; siteUrl: string }) {
  const address = useAddress();
  const isOwn = link.href.startsWith("/");
  const href = isOwn ? address(link.href) : link.href;
  return (
    <>
      <a href={href} className="text-link -my-2.5 inline-block py-2.5 no-print">
        {link.text}
      </a>
      <span className="hidden print:inline">{isOwn ? siteUrl + href : href}</span>
    </>
  );
}
