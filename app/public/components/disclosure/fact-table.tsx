import type { DisclosureFact } from "../../../../content/disclosure/build-disclosure.ts";
import type { DisclosurePage } from "../../../../content/pages/disclosure.ts";
import { fieldMark } from "../../field-marks.ts";
import { useAddress } from "../../site-context.tsx";
import { uploadUrl } from "../upload-picture.tsx";
import { type AnyWords, Paragraphs, Words } from "../words.tsx";

interface FactTableProps {
  /** The id of the section, whose heading names the table. */
  section: string;
  facts: readonly DisclosureFact[];
  /** The editor shows which of its fields a fact is. */
  document: DisclosurePage;
}

/** One row for each fact; on a phone the fact is below its name. */
export function FactTable({ section, facts, document }: FactTableProps) {
  return (
    <div className="info-table-frame">
      <table className="info-table" aria-labelledby={`${section}-heading`}>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.id} {...markOf(fact, document)}>
              <th scope="row" className="md:w-2/5">
                <Words of={fact.label} />
              </th>
              <td>
                <FactValue fact={fact} />
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

function FactValue({ fact }: { fact: DisclosureFact }) {
  return (
    <>
      {fact.value.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two members may have the same name
        <FactLine key={index} line={line} fact={fact} />
      ))}
      {fact.link && <FactLink link={fact.link} />}
    </>
  );
}

function FactLine({ line, fact }: { line: AnyWords; fact: DisclosureFact }) {
  if (fact.isLong && typeof line === "object") return <Paragraphs of={line} className="grid gap-2" />;
  const isWarning = fact.isExpired && line === fact.value.at(-1);
  return <Words of={line} as="p" {...(isWarning && { className: "font-bold text-danger" })} />;
}

function FactLink({ link }: { link: NonNullable<DisclosureFact["link"]> }) {
  const address = useAddress();
  const className = "text-link inline-flex min-h-11 items-center no-print";
  if ("file" in link) {
    return (
      <a href={uploadUrl(link.file)} className={className}>
        {link.text}
      </a>
    );
  }
  return (
    <a href={link.href.startsWith("/") ? address(link.href) : link.href} className={className}>
      {link.text}
    </a>
  );
}
