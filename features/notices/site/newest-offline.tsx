import { formatDay } from "../../../core/content/text/format-day.ts";
import { lastEnd } from "../../../core/content/types/stages.ts";
import type { ShownEntry } from "../../../core/server/pages/site-content.ts";
import { loadList } from "../../../core/site/load-list.ts";
import type { PageServices } from "../../../core/site/public-page.ts";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { noticePath } from "../content/notice-path.ts";

/** The number of notices that the service worker fetches. */
const NEWEST = 10;

const FIELDS = ["title", "date", "expiresAt"] as const;

type NewestNotice = ShownEntry<"notices", (typeof FIELDS)[number]>;

/** The newest notices on the offline page; the service worker has saved them. */
export async function loadNewestOffline(services: PageServices) {
  const notices = await loadList(services, "notices", FIELDS, { limit: NEWEST });
  return notices.length > 0 && <NewestOffline notices={notices} />;
}

function NewestOffline({ notices }: { notices: readonly NewestNotice[] }) {
  const { words, language } = useSite();
  const address = useAddress();
  return (
    <section data-until={lastEnd(notices)} className="mt-8">
      <h2 className="text-subhead text-maroon">{words.notices.newest}</h2>
      <ul className="mt-2 divide-y divide-line">
        {notices.map(({ _id, title, date, expiresAt }) => (
          <li key={_id} data-until={expiresAt ?? ""} className="py-2 wrap-anywhere">
            {date && (
              <time dateTime={date} className="block text-caption text-ink-soft">
                {words.notices.posted(formatDay(date, words.months))}
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
  );
}
