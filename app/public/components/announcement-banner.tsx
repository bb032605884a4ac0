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
    <div className="announcement">
      <AnnouncementIsland play={words.frame.playAnnouncement} pause={words.frame.pauseAnnouncement}>
        <p lang={languageOf(content, language)}>{content}</p>
      </AnnouncementIsland>
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
