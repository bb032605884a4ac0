import { Link } from "react-router";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import type { ListPlace } from "../../../../core/panel/entry-list/places/load-places.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import type { contacts } from "../../content/contacts.ts";
import { contactTitle } from "../enquiries.ts";
import { statusName } from "../enquiry-names.ts";

/** The list from which the enquiry was opened, beside it on a wide screen. */
export function EnquiryList({ places, id }: { places: readonly ListPlace<typeof contacts>[]; id: string }) {
  return (
    <nav
      aria-label={words.enquiries.title}
      className="card sticky top-18 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain max-xl:hidden"
    >
      <ol className="wrap-anywhere grid divide-y divide-line">
        {places.map(({ entry: enquiry, to }) => {
          const title = contactTitle(enquiry);
          return (
            <li key={enquiry._id}>
              <Link
                to={to}
                aria-current={enquiry._id === id ? "true" : undefined}
                className="block px-4 py-2 hover:bg-cream aria-[current=true]:bg-maroon-soft"
              >
                <span lang={languageOf(title, panelLanguage)} className="line-clamp-1 font-bold">
                  {title}
                </span>
                <span className="block text-caption text-ink-soft">
                  {statusName(enquiry.status)} · {formatMoment(enquiry.createdAt)}
                </span>
                <span lang={languageOf(enquiry.message, panelLanguage)} className="line-clamp-1 text-caption">
                  {enquiry.message}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
