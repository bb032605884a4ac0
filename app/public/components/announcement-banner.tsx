import { languageOf } from "../../ui/language.ts";
import { AnnouncementIsland } from "../islands/announcement.tsx";
import { LoadAgain } from "./load-again.tsx";

export type AnnouncementState =
  | { kind: "text"; content: string; link: string | null }
  | { kind: "none" }
  | { kind: "failed" };

/** The scrolling text in the top strip. */
export function AnnouncementBanner({ announcement }: { announcement: AnnouncementState }) {
  if (announcement.kind === "none") return null;
  if (announcement.kind === "failed") return <FailedAnnouncement />;
  const { content, link } = announcement;
  return (
    <div className="flex min-w-0 grow items-center gap-x-2 max-sm:flex-wrap">
      <AnnouncementIsland>
        <p lang={languageOf(content)}>{content}</p>
      </AnnouncementIsland>
      {link && (
        // biome-ignore lint/a11y/noAmbiguousAnchorText: the label that the specification gives
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-[44px] items-center font-bold text-saffron-soft underline underline-offset-4 lg:min-h-9"
        >
          Click Here
        </a>
      )}
    </div>
  );
}

function FailedAnnouncement() {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3">
      <span className="rounded bg-paper px-2 text-danger">Failed to load marquee text</span>
      <LoadAgain className="min-h-[44px] underline underline-offset-4" />
    </div>
  );
}
