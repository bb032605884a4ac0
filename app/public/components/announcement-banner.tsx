import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { languageOf } from "../../ui/language.ts";

export type AnnouncementState =
  | { kind: "text"; content: string; link: string | null }
  | { kind: "none" }
  | { kind: "failed" };

const PIXELS_PER_SECOND = 55;

/** The scrolling text in the top strip. */
export function AnnouncementBanner({ announcement }: { announcement: AnnouncementState }) {
  const { state, revalidate } = useRevalidator();
  if (announcement.kind === "none") return null;
  if (announcement.kind === "text") return <ScrollingText {...announcement} />;
  if (state === "loading") return <p role="status">Loading...</p>;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3">
      <span className="rounded bg-paper px-2 text-danger">Failed to load marquee text</span>
      <button
        type="button"
        onClick={() => void revalidate()}
        className="min-h-11 underline underline-offset-4 noscript:hidden"
      >
        Try again
      </button>
    </p>
  );
}

function ScrollingText({ content, link }: { content: string; link: string | null }) {
  const track = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another length
  useEffect(() => {
    // The same pace for every length of text, and no wait until it has come in from the right.
    const element = track.current;
    if (!element?.parentElement) return;
    element.style.animationDuration = `${element.scrollWidth / PIXELS_PER_SECOND}s`;
    element.style.animationDelay = `-${element.parentElement.clientWidth / PIXELS_PER_SECOND}s`;
  }, [content]);

  return (
    <div className="flex min-w-0 grow items-center gap-2">
      <div className="marquee min-w-0 grow" data-paused={isPaused}>
        <div ref={track} className="marquee-track">
          <p lang={languageOf(content)}>
            {content}
            {link && (
              <>
                {" "}
                {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the label that the specification gives */}
                <a
                  href={link}
                  target="_blank"
                  rel="noreferrer"
                  className="ml-1 inline-flex min-h-11 items-center font-bold text-saffron-soft underline underline-offset-4 lg:min-h-9"
                >
                  Click Here
                </a>
              </>
            )}
          </p>
        </div>
      </div>
      <button
        type="button"
        aria-label={isPaused ? "Play the announcement" : "Pause the announcement"}
        onClick={() => setIsPaused(!isPaused)}
        className="relative z-1 grid size-11 shrink-0 place-items-center rounded-full hover:bg-maroon-dark motion-reduce:hidden noscript:hidden lg:size-9"
      >
        {isPaused ? (
          <Icon name="play" className="size-4 fill-current" />
        ) : (
          <Icon name="pause" className="size-4 fill-current" />
        )}
      </button>
    </div>
  );
}
