import { formatDay } from "../../../core/content/text/format-day.ts";
import { ButtonLink } from "../../../core/site/components/button-link.tsx";
import { Ornament } from "../../../core/site/components/ornament.tsx";
import { isWritten, orElse, Words } from "../../../core/site/components/words.tsx";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { noticePath } from "../../notices/content/exports.ts";
import type { ShownNotice } from "../../notices/site/exports.ts";
import type { HomePage } from "../content/home.ts";

const NEWEST = 3;

/** Below the hero: the school's name, admissions and the newest notices. */
export function WelcomeBand({ head, notices }: { head: HomePage["head"]; notices: readonly ShownNotice[] }) {
  const { school, shownPaths, words, language } = useSite();
  return (
    <div className="page-width grid items-center gap-6 py-7 md:gap-8 md:py-14 lg:grid-cols-[1.2fr_1fr] lg:gap-14">
      <div className="max-lg:text-center">
        {language === "en" && school.name.en && school.name.hi && (
          <p lang="hi" className="font-display text-subhead text-saffron-ink">
            {school.name.hi}
          </p>
        )}
        <Words
          of={isWritten(head.heading) ? head.heading : orElse(school.name, words.home.welcome)}
          as="h1"
          className="mt-1 text-title text-maroon"
        />
        <Ornament className="mt-3 text-saffron max-lg:mx-auto" />
        <Words of={head.line} as="p" className="mt-3 text-lead text-ink-soft" />
        <p className="mt-5 flex flex-wrap gap-3 max-lg:justify-center">
          <ButtonLink to="/contact">{words.home.visit}</ButtonLink>
          {shownPaths.has("/about") && (
            <ButtonLink to="/about" look="secondary">
              {words.home.about}
            </ButtonLink>
          )}
        </p>
      </div>
      {notices.length > 0 && <NewestNotices notices={notices.slice(0, NEWEST)} />}
    </div>
  );
}

function NewestNotices({ notices }: { notices: readonly ShownNotice[] }) {
  const { words, language } = useSite();
  const address = useAddress();
  return (
    <section
      aria-label={words.notices.newest}
      className="card border-t-4 border-t-saffron px-5 py-4 md:px-7 md:py-6"
    >
      <p className="font-display text-subhead text-maroon">{words.notices.newOnBoard}</p>
      <ul className="mt-2 divide-y divide-line">
        {notices.map(({ _id, title, date }) => (
          <li key={_id} className="py-2 wrap-anywhere">
            {date && (
              <span className="block text-caption text-ink-soft">
                {words.notices.posted(formatDay(date, words.months))}
              </span>
            )}
            <a
              href={address(noticePath(_id))}
              lang={languageOf(title, language)}
              className="font-bold leading-snug"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <a href="#notices" className="text-link inline-flex min-h-11 items-center font-bold">
        {words.notices.readAll}
      </a>
    </section>
  );
}
