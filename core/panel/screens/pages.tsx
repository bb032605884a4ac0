import { useEffect } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { Link } from "react-router";
import type { PageSummary } from "../../content/api/api-contract.ts";
import { pageCalls } from "../../content/api/page-contract.ts";
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
  const mayEdit = useMay()("pages:write");
  const mayOpen = useMayOpen();
  const entryScreensOf = (name: string) => findEntryScreens(name).filter(({ path }) => mayOpen(path));
  // Preloads the most likely next screen.
  useEffect(() => void import("./page.tsx").catch(logFailure), []);
  return (
    <>
      <ScreenHeading title={texts.title} />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {pages.map(({ name, title, path, updatedAt, isSample, isEmpty, ...lacking }) => (
          <li key={name} className="flex flex-col rounded-card border border-line bg-paper p-4">
            <h2 className="text-subhead text-maroon">
              <Link to={`/admin/pages/${name}`} className="inline-flex min-h-11 items-center">
                {titleOfPage({ name, title })}
              </Link>
            </h2>
            <p className="text-caption text-ink-soft">
              {describeState({ name, updatedAt, isSample, isEmpty })}
            </p>
            {describeLacking(lacking).map((line) => (
              <p key={line} className="text-caption text-ink-soft">
                {line}
              </p>
            ))}
            <p className="mt-auto flex flex-wrap gap-x-5 pt-2">
              <Link
                to={`/admin/pages/${name}`}
                className="text-link inline-flex min-h-11 items-center font-bold"
              >
                {mayEdit ? words.frame.edit : words.staff.show}
              </Link>
              {entryScreensOf(name).map(({ path: screen, link }) => (
                <Link key={screen} to={screen} className="text-link inline-flex min-h-11 items-center">
                  {link[words.language]}
                </Link>
              ))}
              <ExtraLink page={name} />
              <a href={path} className="text-link inline-flex min-h-11 items-center">
                {words.frame.viewOnSite}
              </a>
              <HistoryLink
                type="pages"
                id={name}
                title={titleOfPage({ name, title })}
                className="text-link inline-flex min-h-11 items-center"
              >
                <ShortText
                  text={words.frame.history}
                  name={words.frame.historyOf(titleOfPage({ name, title }))}
                />
              </HistoryLink>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function ExtraLink({ page }: { page: string }) {
  const { link } = findPageExtras(page);
  if (!link) return null;
  return (
    <Link to={link.to} className="text-link inline-flex min-h-11 items-center">
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
