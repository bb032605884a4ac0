import { useEffect } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { Link } from "react-router";
import type { PageSummary } from "../../content/api/api-contract.ts";
import { pageCalls } from "../../content/api/page-contract.ts";
import { pagePermissionFor } from "../../content/api/page-permissions.ts";
import { words } from "../../ui/panel-words.ts";
import { logFailure } from "../api/api-failure.ts";
import { send } from "../api/send.ts";
import { formatMoment } from "../dates/format-date.ts";
import { findEntryScreens, needsEntries } from "../entry-screens.ts";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { HistoryLink } from "../history/history-link.tsx";
import { findPageExtras } from "../page-extras.ts";
import { titleOfPage } from "../page-titles.ts";
import { ShortText } from "../parts/short-text.tsx";
import type { ScreenProps } from "../screen.ts";
import { useMayOpen } from "../session/may-open.ts";
import { useMay } from "../session/rights.ts";
import { orToLogin } from "../session/session-end.ts";

const texts = words.pages;

export const title = texts.title;

export const loader = ({ request: { signal } }: LoaderFunctionArgs) =>
  orToLogin(send(pageCalls.list, { signal }));

export default function Pages({ loaderData: pages }: ScreenProps<typeof loader>) {
  const may = useMay();
  const mayEdit = (name: string) => may(pagePermissionFor(name, may));
  const mayOpen = useMayOpen();
  const entryScreensOf = (name: string) => findEntryScreens(name).filter(({ path }) => mayOpen(path));
  // Preloads the most likely next screen.
  useEffect(() => void import("./page.tsx").catch(logFailure), []);
  return (
    <>
      <ScreenHeading title={texts.title} />
      {groupsOf(pages).map(({ heading, members }) => (
        <section key={heading} aria-label={heading} className="mb-4">
          <h2 className="mb-1 text-lg/tight text-maroon">
            {heading} <span className="text-caption text-ink-soft">({members.length})</span>
          </h2>
          <ul className="card grid grid-cols-1 divide-y divide-line">
            {members.map(({ name, title, path, updatedAt, isSample, isEmpty, ...lacking }) => (
              <li key={name} className="flex flex-wrap items-center gap-x-4 px-4 py-0.5">
                <div className="min-w-48 flex-1 py-1">
                  <h3 className="text-body/tight">
                    <Link to={`/admin/pages/${name}`} className="text-link font-bold">
                      {titleOfPage({ name, title })}
                    </Link>
                  </h3>
                  <p className="text-caption/tight text-ink-soft">
                    {[
                      describeState({ name, updatedAt, isSample, isEmpty }),
                      ...describeLacking(lacking),
                    ].join(" · ")}
                  </p>
                </div>
                <p className="flex flex-wrap gap-x-4">
                  <Link to={`/admin/pages/${name}`} className={LINK}>
                    <ShortText
                      text={mayEdit(name) ? words.frame.edit : words.frame.show}
                      name={(mayEdit(name) ? words.entryList.editEntry : words.frame.showEntry)(
                        titleOfPage({ name, title }),
                      )}
                    />
                  </Link>
                  {entryScreensOf(name).map(({ path: screen, link }) => (
                    <Link key={screen} to={screen} className={LINK}>
                      {link[words.language]}
                    </Link>
                  ))}
                  <ExtraLink page={name} />
                  <a href={path} className={LINK}>
                    {words.frame.viewOnSite}
                  </a>
                  <HistoryLink type="pages" id={name} title={titleOfPage({ name, title })} className={LINK}>
                    <ShortText
                      text={words.frame.history}
                      name={words.frame.historyOf(titleOfPage({ name, title }))}
                    />
                  </HistoryLink>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const LINK = "text-link inline-flex min-h-11 items-center";

/** Pages that the office has not edited come first. */
function groupsOf(pages: readonly PageSummary[]) {
  const isOpen = ({ isSample, isEmpty }: PageSummary) => isSample || isEmpty;
  const lacks = ({ withoutHindi, withoutEnglish }: PageSummary) =>
    withoutHindi.length + withoutEnglish.length > 0;
  return [
    { heading: texts.toWrite, members: pages.filter(isOpen) },
    { heading: texts.toTranslate, members: pages.filter((page) => !isOpen(page) && lacks(page)) },
    { heading: texts.written, members: pages.filter((page) => !isOpen(page) && !lacks(page)) },
  ].filter(({ members }) => members.length > 0);
}

function ExtraLink({ page }: { page: string }) {
  const { link } = findPageExtras(page);
  if (!link) return null;
  return (
    <Link to={link.to} className={LINK}>
      {link.label}
    </Link>
  );
}

type Lacking = Pick<PageSummary, "withoutHindi" | "withoutEnglish">;

interface State {
  name: string;
  updatedAt: string | null;
  isSample: boolean;
  isEmpty: boolean;
}

function describeState({ name, updatedAt, isSample, isEmpty }: State): string {
  if (isSample) return texts.sample;
  if (isEmpty) return needsEntries(name) ? texts.emptyWithoutEntries : texts.empty;
  if (updatedAt === null) return texts.showsEntries;
  return texts.changed(formatMoment(updatedAt));
}

const describeLacking = ({ withoutHindi, withoutEnglish }: Lacking): string[] => [
  ...(withoutHindi.length > 0 ? [texts.textsWithoutHindi(withoutHindi.length)] : []),
  ...(withoutEnglish.length > 0 ? [texts.textsWithoutEnglish(withoutEnglish.length)] : []),
];
