import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { isPageName } from "../../../core/content/pages/page-names.ts";
import { findField } from "../../../core/content/pages/walk-document.ts";
import { useMayOpen } from "../../../core/panel/session/may-open.ts";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { pages } from "../../pages.ts";
import { resourceList } from "../../types.ts";
import type { PresentedFinding } from "../content/check-contract.ts";
import { disclosure } from "../content/disclosure.ts";
import { FINDING_GROUPS } from "../content/finding.ts";

const texts = words.disclosureCheck;

/** The findings by group, each with a link to where it is corrected. */
export function Findings({ findings }: { findings: readonly PresentedFinding[] }) {
  const groups = FINDING_GROUPS.map((group) => ({
    group,
    found: findings.filter((finding) => finding.group === group),
  })).filter(({ found }) => found.length > 0);
  return (
    <div className="grid grid-cols-1 gap-6">
      {groups.map(({ group, found }) => (
        <section key={group} className="card wrap-anywhere p-5 sm:p-6" aria-labelledby={`${group}-heading`}>
          <h2 id={`${group}-heading`} className="text-maroon text-subhead">
            {texts.groups[group]} <span className="text-ink-soft tabular-nums">({found.length})</span>
          </h2>
          <p className="text-ink-soft">{texts.groupTexts[group]}</p>
          {[...Map.groupBy(found, nameSection)].map(([section, ofSection]) => (
            <div key={section} className="mt-3">
              {section && <h3 className="font-bold font-sans text-ink-soft">{section}</h3>}
              <ul className="grid divide-y divide-line">
                {ofSection.map((finding) => (
                  <li key={`${finding.to} ${finding.name.en} ${finding.message}`}>
                    <FindingLine finding={finding} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The section of the disclosure page, or the page or screen, where a finding is corrected. */
function nameSection({ to }: PresentedFinding): string {
  const { pathname, searchParams } = new URL(to, location.origin);
  const name = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (name === disclosure.name) {
    const [first = ""] = (searchParams.get("field") ?? "").split(".");
    return findField(disclosure, first)?.label[words.language] ?? "";
  }
  if (isPageName(name)) return pages[name].title[words.language];
  return resourceList.find(({ screen }) => screen.path === pathname)?.screen.plural[words.language] ?? "";
}

function FindingLine({ finding: { name, message, reason, to } }: { finding: PresentedFinding }) {
  const mayOpen = useMayOpen();
  const text = (
    <span className="min-w-0 flex-1">
      <span className="block font-bold">{(panelLanguage === "hi" && name.hi) || name.en}</span>
      <span className="block text-caption text-ink-soft">{words.fromApi(reason, message)}</span>
    </span>
  );
  if (!mayOpen(to)) return <p className="py-3">{text}</p>;
  return (
    <Link to={to} className="-mx-3 flex items-center gap-3 rounded-control px-3 py-3 hover:bg-cream">
      {text}
      <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-maroon" />
    </Link>
  );
}
