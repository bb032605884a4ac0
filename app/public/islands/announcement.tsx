import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { defineIsland } from "./island.tsx";
import { useMayMove } from "./may-move.ts";

const PIXELS_PER_SECOND = 55;

interface AnnouncementProps {
  /** The label of the button. */
  play: string;
  pause: string;
  children?: ReactNode;
}

/** The moving text of the top strip; when paused, the whole text is shown. */
export function Announcement({ play, pause, children }: AnnouncementProps) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const mayMove = useMayMove(frame);

  useEffect(() => {
    if (!frame.current || !track.current) return;
    // The same speed for any length of text; the first round starts at the current position.
    const room = frame.current.clientWidth;
    const { offsetWidth, style } = track.current;
    style.animationDuration = `${(room + offsetWidth) / PIXELS_PER_SECOND}s`;
    style.animationDelay = `-${room / PIXELS_PER_SECOND}s`;
  }, []);

  return (
    <>
      <div ref={frame} className="marquee" data-paused={isPaused} data-resting={!mayMove}>
        <div ref={track} className="marquee-track">
          {children}
        </div>
      </div>
      <button
        type="button"
        aria-label={isPaused ? play : pause}
        onClick={() => setIsPaused(!isPaused)}
        className="motion-reduce:hidden noscript:hidden"
      >
        <Icon name={isPaused ? "play" : "pause"} className="size-4 fill-current" />
      </button>
    </>
  );
}

export const AnnouncementIsland = defineIsland<AnnouncementProps>("announcement", Announcement);
