import type { ReactNode } from "react";
import { LoadAgain } from "../../../core/site/components/load-again.tsx";
import type { LoadedBand } from "../../../core/site/feature-site.ts";
import type { PageServices } from "../../../core/site/public-page.ts";
import { useSite, useWords } from "../../../core/site/site-context.tsx";
import { Icon } from "../../../core/ui/icon.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import type { PageDocument } from "../../pages.ts";

type ShownAnnouncement = PageDocument<"announcement"> & { content: string };

export async function loadAnnouncement({ content, reportError }: PageServices): Promise<LoadedBand> {
  try {
    return { band: announcementLine(await content.page("announcement")) };
  } catch (error) {
    reportError(error);
    return {
      band: (
        <Line>
          <FailedAnnouncement />
        </Line>
      ),
    };
  }
}

/** The announcement in the top strip, if there is one. */
export const announcementLine = (announcement: PageDocument<"announcement">): ReactNode =>
  isShown(announcement) && (
    <Line>
      <ScrollingText announcement={announcement} />
    </Line>
  );

const isShown = (announcement: PageDocument<"announcement">): announcement is ShownAnnouncement =>
  announcement.content !== null;

function Line({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <div className="top-announcement">
      <strong>{words.announcement.note}</strong>
      {children}
    </div>
  );
}

/** The scrolling text; `announcement.ts` moves it. */
function ScrollingText({ announcement: { content, contentHi, link } }: { announcement: ShownAnnouncement }) {
  const { words, language, isPreview } = useSite();
  const text = (language === "hi" && contentHi) || content;
  return (
    <div className="announcement">
      {/* A preview has no script, and shows the whole text. */}
      <div className="marquee" data-paused={isPreview}>
        <p lang={languageOf(text, language)} className="marquee-track">
          {text}
        </p>
      </div>
      <button type="button" aria-label={words.announcement.pause} data-other-label={words.announcement.play}>
        <Icon name="pause" className="size-4 fill-current" />
        <Icon name="play" className="size-4 fill-current" />
      </button>
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          {words.announcement.clickHere}
        </a>
      )}
    </div>
  );
}

function FailedAnnouncement() {
  const words = useWords();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3">
      <span className="rounded bg-paper px-2 text-danger">{words.announcement.failed}</span>
      <LoadAgain className="min-h-11 underline underline-offset-4" />
    </div>
  );
}
