import { languageOf } from "../../ui/language.ts";
import { AnnouncementIsland } from "../islands/announcement.tsx";
import { useSite, useWords } from "../site-context.tsx";
import { LoadAgain } from "./load-again.tsx";

export type AnnouncementState =
  | { kind: "text"; content: string; link: string | null }
  | { kind: "none" }
  | { kind: "failed" };

/** The scrolling text in the top strip. */
export function AnnouncementBanner({ announcement }: { announcement: AnnouncementState }) {
  const { words, language } = useSite();
  if (announcement.kind === "none") return null;
  if (announcement.kind === "failed") return <FailedAnnouncement />;
  const { content, link } = announcement;
  return (
    <div className="flex min-w-0 grow items-center gap-x-2 max-sm:flex-wrap">
      <AnnouncementIsland play={words.frame.playAnnouncement} pause={words.frame.pauseAnnouncement}>
        <p lang={languageOf(content, language)}>{content}</p>
      </AnnouncementIsland>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-[44px] items-center font-bold text-saffron-soft underline underline-offset-4 lg:min-h-9"
        >
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
