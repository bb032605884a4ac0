import { school } from "../../../content/pages/school.ts";
import { Icon } from "../../ui/icon.tsx";
import { AnnouncementBanner, type AnnouncementState } from "./announcement-banner.tsx";
import { telephoneHref } from "./telephone.ts";

const phone = school.phones[0]?.number;

/** The narrow band above the header: what is new, and how to reach the school. */
export function TopStrip({ announcement }: { announcement: AnnouncementState }) {
  return (
    <aside
      aria-label="Announcement and contact"
      className="no-print border-b-2 border-saffron bg-maroon text-caption text-paper"
    >
      <div className="page-width flex flex-col gap-x-6 lg:min-h-10 lg:flex-row lg:items-center">
        {announcement.kind !== "none" && (
          <div className="flex min-h-[44px] min-w-0 grow items-center gap-3 lg:min-h-10">
            <strong className="shrink-0 text-saffron-soft">Note:-</strong>
            <AnnouncementBanner announcement={announcement} />
          </div>
        )}
        <ul className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 text-[0.8125rem] sm:justify-start sm:text-caption lg:ml-auto">
          {phone && (
            <li>
              <a
                href={telephoneHref(phone)}
                className="flex min-h-[44px] items-center gap-2 wrap-anywhere hover:underline lg:min-h-10"
              >
                <Icon name="phone" className="hidden size-4 text-saffron-soft sm:block" />
                {phone}
              </a>
            </li>
          )}
          <li>
            <a
              href={`mailto:${school.email}`}
              className="flex min-h-[44px] items-center gap-2 wrap-anywhere hover:underline lg:min-h-10"
            >
              <Icon name="mail" className="hidden size-4 text-saffron-soft sm:block" />
              {school.email}
            </a>
          </li>
        </ul>
      </div>
    </aside>
  );
}
