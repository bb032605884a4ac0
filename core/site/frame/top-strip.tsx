import type { PageDocument } from "../../../features/pages.ts";
import { Icon } from "../../ui/icon.tsx";
import { languageOf } from "../../ui/language.ts";
import type { Language } from "../../words/languages.ts";
import { LoadAgain } from "../components/load-again.tsx";
import { telephoneHref } from "../components/telephone.ts";
import { useSite, useWords } from "../site-context.tsx";

type ShownAnnouncement = { kind: "text"; content: string; link: string | null } | { kind: "failed" };
export type AnnouncementState = ShownAnnouncement | { kind: "none" };

/** The announcement as a page in the language shows it. */
export function announcementIn(
  language: Language,
  { content, contentHi, link }: PageDocument<"announcement">,
): AnnouncementState {
  if (content === null) return { kind: "none" };
  return { kind: "text", content: (language === "hi" && contentHi) || content, link };
}

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
                <span>{phone}</span>
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>
                <Icon name="mail" className="size-4" />
                <span>{email}</span>
              </a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}

/** The scrolling text in the top strip; `browser/announcement.ts` moves it. */
function AnnouncementBanner({ announcement }: { announcement: ShownAnnouncement }) {
  const { words, language, isPreview } = useSite();
  if (announcement.kind === "failed") return <FailedAnnouncement />;
  const { content, link } = announcement;
  return (
    <div className="announcement">
      {/* A preview has no script, and shows the whole text. */}
      <div className="marquee" data-paused={isPreview}>
        <p lang={languageOf(content, language)} className="marquee-track">
          {content}
        </p>
      </div>
      <button
        type="button"
        aria-label={words.frame.pauseAnnouncement}
        data-other-label={words.frame.playAnnouncement}
      >
        <Icon name="pause" className="size-4 fill-current" />
        <Icon name="play" className="size-4 fill-current" />
      </button>
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          {words.frame.clickHere}
        </a>
      )}
    </div>
  );
}

function FailedAnnouncement() {
  const words = useWords();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3">
      <span className="rounded bg-paper px-2 text-danger">{words.frame.announcementFailed}</span>
      <LoadAgain className="min-h-[44px] underline underline-offset-4" />
    </div>
  );
}
