import { Icon } from "../../ui/icon.tsx";
import { useSite } from "../site-context.tsx";
import { AnnouncementBanner, type AnnouncementState } from "./announcement-banner.tsx";
import { telephoneHref } from "./telephone.ts";

/** The band above the header: announcement and contact. */
export function TopStrip({ announcement }: { announcement: AnnouncementState }) {
  const { school, words } = useSite();
  const { phones, email } = school;
  const phone = phones[0]?.number;
  if (announcement.kind === "none" && !phone && !email) return null;
  return (
    <aside aria-label={words.frame.announcementAndContact} className="no-print top-strip">
      <div className="page-width">
        {announcement.kind !== "none" && (
          <div className="top-announcement">
            <strong>{words.frame.note}</strong>
            <AnnouncementBanner announcement={announcement} />
          </div>
        )}
        <ul>
          {phone && (
            <li>
              <a href={telephoneHref(phone)}>
                <Icon name="phone" className="size-4" />
                {phone}
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>
                <Icon name="mail" className="size-4" />
                {email}
              </a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}
