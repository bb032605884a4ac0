import { noticePath } from "../../../features/notices/content/notice-path.ts";
import { formatDay } from "../../content/text/format-day.ts";
import { lastEnd } from "../../content/types/stages.ts";
import { languageOf } from "../../ui/language.ts";
import { LoadAgain } from "../components/load-again.tsx";
import { Ornament } from "../components/ornament.tsx";
import { NEWEST_NOTICES_ID, SAVED_PAGES_ID, UNSAVED_QUERY_ID } from "../element-ids.ts";
import { loadList } from "../load-list.ts";
import { createPage, type PageServices, type PropsOf } from "../public-page.ts";
import { useAddress, useSite } from "../site-context.tsx";

/** As many as the service worker fetches. */
const NEWEST = 10;

const loadOffline = async (services: PageServices) => ({
  data: { notices: await loadList(services, "notices", ["title", "date", "expiresAt"], { limit: NEWEST }) },
});

const LIST = "mt-2 divide-y divide-line";

/** Shown without a connection instead of a page that is not saved. */
function Offline({ data: { notices } }: PropsOf<typeof loadOffline>) {
  const { words, language } = useSite();
  const address = useAddress();
  return (
    <div className="page-width py-14">
      <div className="mx-auto max-w-reading">
        <h1 className="text-title text-maroon">{words.offline.title}</h1>
        <Ornament className="mt-3 text-saffron" />
        <p className="mt-4 text-lead text-ink-soft">{words.offline.text}</p>
        {/* Shown with a link if the same page without its query is saved. */}
        <p id={UNSAVED_QUERY_ID} hidden className="mt-4 text-lead">
          {words.offline.withoutQuery}
        </p>
        <div className="mt-5">
          <LoadAgain className="button button-primary" />
        </div>
        {notices.length > 0 && (
          <section id={NEWEST_NOTICES_ID} data-until={lastEnd(notices)} className="mt-8">
            <h2 className="text-subhead text-maroon">{words.notices.newest}</h2>
            <ul className={LIST}>
              {notices.map(({ _id, title, date, expiresAt }) => (
                <li key={_id} data-until={expiresAt ?? ""} className="py-2 wrap-anywhere">
                  {date && (
                    <time dateTime={date} className="block text-caption text-ink-soft">
                      {formatDay(date, words.months)}
                    </time>
                  )}
                  <a
                    href={address(noticePath(_id))}
                    lang={languageOf(title, language)}
                    className="text-link inline-flex min-h-11 items-center"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section id={SAVED_PAGES_ID} hidden className="mt-8">
          <h2 className="text-subhead text-maroon">{words.offline.saved}</h2>
          <ul className={LIST} />
        </section>
      </div>
    </div>
  );
}

export const page = createPage({
  load: loadOffline,
  describe: (_data, { words }) => ({ title: words.offline.title, isIndexed: false }),
  Component: Offline,
});
