import { Link } from "react-router";
import { resourceList } from "../../features/types.ts";
import type { PartLink } from "../content/parts/parts-contract.ts";
import { titleIn } from "../content/types/companions.ts";
import { editEntryPath } from "../content/types/entry-address.ts";
import { panelLanguage, words } from "../ui/panel-words.ts";
import { namesOf } from "../words/panel/type-names.ts";
import { findWayBack } from "./history/way-back.ts";
import { SchoolText } from "./school-text.tsx";

/** Published texts that link to a part that is off, each with a link to its form. */
export const PartLinks = ({ links }: { links: readonly PartLink[] }) => (
  <details className="border-line-strong border-t border-dashed px-4">
    <summary className="min-h-11 cursor-pointer py-2.5 font-bold text-danger">
      {words.parts.linksTo(links.length)}
    </summary>
    <ul className="pb-2">
      {links.map((link) => (
        <li key={`${link.type} ${link.id}`} className="wrap-anywhere">
          <Link to={formOf(link)} className="text-link inline-flex min-h-11 items-center">
            <SchoolText text={nameOf(link)} />
          </Link>{" "}
          <span className="text-caption text-ink-soft">({namesOf(words, link.type).one})</span>
        </li>
      ))}
    </ul>
  </details>
);

function nameOf({ type, title, titleHi }: PartLink): string {
  return titleIn({ title, titleHi }, panelLanguage) || namesOf(words, type).one;
}

function formOf({ type, id, field }: PartLink): string {
  const resource = resourceList.find(({ name }) => name === type);
  return resource && field !== null ? editEntryPath(resource, id, field) : findWayBack(null, { type, id });
}
