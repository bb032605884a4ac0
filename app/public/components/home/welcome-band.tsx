import { home } from "../../../../content/pages/home.ts";
import { pageHeads } from "../../../../content/pages/page-heads.ts";
import { school } from "../../../../content/pages/school.ts";
import { languageOf } from "../../../ui/language.ts";
import { formatDay } from "../../dates.ts";
import { ButtonLink } from "../button-link.tsx";
import { Ornament } from "../ornament.tsx";
import type { ShownNotice } from "./notice.ts";

const NEWEST = 3;

/** Right below the hero: who we are, the way to admissions, and what is new. */
export function WelcomeBand({ notices }: { notices: readonly ShownNotice[] }) {
  const { heading, line } = pageHeads["/"];
  const { primaryLink } = home.admissions;
  return (
    <div className="page-width grid items-center gap-6 py-7 md:gap-8 md:py-14 lg:grid-cols-[1.2fr_1fr] lg:gap-14">
      <div className="max-lg:text-center">
        <p lang="hi" className="font-display text-subhead text-saffron-ink">
          {school.nameHi}
        </p>
        <h1 className="mt-1 text-title text-maroon">{heading}</h1>
        <Ornament className="mt-3 text-saffron max-lg:mx-auto" />
        <p className="mt-3 text-lead text-ink-soft">{line}</p>
        <p className="mt-5 flex flex-wrap gap-3 max-lg:justify-center">
          <ButtonLink to={primaryLink.href}>{primaryLink.label}</ButtonLink>
          <ButtonLink to="/about" look="secondary">
            About our school
          </ButtonLink>
        </p>
      </div>
      {notices.length > 0 && <NewestNotices notices={notices.slice(0, NEWEST)} />}
    </div>
  );
}

function NewestNotices({ notices }: { notices: readonly ShownNotice[] }) {
  return (
    <section
      aria-label="Newest notices"
      className="card border-t-4 border-t-saffron px-5 py-4 md:px-7 md:py-6"
    >
      <p className="font-display text-subhead text-maroon">New on the notice board</p>
      <ul className="mt-2 divide-y divide-line">
        {notices.map(({ _id, title, date }) => (
          <li key={_id} className="py-2 wrap-anywhere">
            {date && <time className="block text-caption text-saffron-ink">{formatDay(date)}</time>}
            <span lang={languageOf(title)} className="font-bold leading-snug">
              {title}
            </span>
          </li>
        ))}
      </ul>
      <a href="#notices" className="text-link inline-flex min-h-11 items-center font-bold">
        Read all notices
      </a>
    </section>
  );
}
