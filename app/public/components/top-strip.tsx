import { Icon } from "../../ui/icon.tsx";
import { useSite } from "../site-context.tsx";
import { AnnouncementBanner, type AnnouncementState } from "./announcement-banner.tsx";
import { telephoneHref } from "./telephone.ts";

/** The narrow band above the header: what is new, and how to reach the school. */
export function TopStrip({ announcement }: { announcement: AnnouncementState }) {
  const { school, words } = useSite();
  const { phones, email } = school;
  const phone = phones[0]?.number;
  if (announcement.kind === "none" && !phone && !email) return null;
  return (
    <aside
      aria-label={words.frame.announcementAndContact}
      className="no-print border-b-2 border-saffron bg-maroon text-caption text-paper"
    >
      <div className="page-width flex flex-col gap-x-6 lg:min-h-10 lg:flex-row lg:items-center">
        {announcement.kind !== "none" && (
          <div className="flex min-h-[44px] min-w-0 grow items-center gap-3 lg:min-h-10">
            <strong className="shrink-0 text-saffron-soft">{words.frame.note}</strong>
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
          {email && (
            <li>
              <a
                href={`mailto:${email}`}
                className="flex min-h-[44px] items-center gap-2 wrap-anywhere hover:underline lg:min-h-10"
              >
                <Icon name="mail" className="hidden size-4 text-saffron-soft sm:block" />
                {email}
              </a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}
