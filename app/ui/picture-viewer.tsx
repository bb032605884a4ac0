import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { Picture, type PictureSource } from "./picture.tsx";
import { useReducedMotion } from "./reduced-motion.ts";

export interface ViewedPicture {
  /** Undefined: the file is missing. */
  source: PictureSource | undefined;
  alt: string;
  caption?: string;
}

interface PictureViewerProps {
  label: string;
  pictures: readonly ViewedPicture[];
  /** The picture to begin with; undefined: closed. */
  openAt: number | undefined;
  onClose: () => void;
}

/** Pictures at full size, one after the other: by swiping, with the arrow keys or with the arrows. */
export function PictureViewer({ label, pictures, openAt, onClose }: PictureViewerProps) {
  return (
    <Dialog
      isOpen={openAt !== undefined}
      onClose={onClose}
      label={label}
      className="h-dvh w-dvw text-paper backdrop:bg-ink/90"
    >
      <ViewedPictures pictures={pictures} first={openAt ?? 0} onClose={onClose} />
    </Dialog>
  );
}

interface ViewedPicturesProps {
  pictures: readonly ViewedPicture[];
  first: number;
  onClose: () => void;
}

function ViewedPictures({ pictures, first, onClose }: ViewedPicturesProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const isMotionReduced = useReducedMotion();

  const show = useCallback(
    (index: number, behavior: ScrollBehavior) => {
      const wrapped = (index + pictures.length) % pictures.length;
      track.current?.scrollTo({ left: wrapped * track.current.clientWidth, behavior });
    },
    [pictures.length],
  );

  useEffect(() => show(first, "instant"), [show, first]);

  useEffect(() => {
    const behavior = isMotionReduced ? "instant" : "smooth";
    const turn = (event: KeyboardEvent) => {
      if (event.key === "ArrowLeft") show(current - 1, behavior);
      else if (event.key === "ArrowRight") show(current + 1, behavior);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  }, [current, show, isMotionReduced]);

  const followSwipe = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  };
  const step = (by: number) => show(current + by, isMotionReduced ? "instant" : "smooth");

  return (
    <div className="relative h-full">
      <ul
        ref={track}
        onScroll={followSwipe}
        className="scrollbar-none flex h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden"
      >
        {pictures.map(({ source, alt, caption }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand here twice
            key={index}
            inert={index !== current}
            className="flex h-full w-full shrink-0 snap-center snap-always flex-col items-center justify-center gap-3 px-3 py-16 md:px-20"
          >
            <Picture
              source={source}
              alt={alt}
              sizes="100vw"
              className="min-h-0 w-auto max-w-full rounded-control object-contain"
            />
            {caption && <p className="max-w-reading text-center">{caption}</p>}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="absolute top-4 left-4 text-caption">
        {current + 1} of {pictures.length}
      </p>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="icon-button absolute top-3 right-3"
      >
        <X aria-hidden="true" className="size-6" />
      </button>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            aria-label="Previous picture"
            onClick={() => step(-1)}
            className="icon-button absolute bottom-3 left-3 md:top-1/2 md:bottom-auto md:-translate-y-1/2"
          >
            <ChevronLeft aria-hidden="true" className="size-6" />
          </button>
          <button
            type="button"
            aria-label="Next picture"
            onClick={() => step(1)}
            className="icon-button absolute right-3 bottom-3 md:top-1/2 md:bottom-auto md:-translate-y-1/2"
          >
            <ChevronRight aria-hidden="true" className="size-6" />
          </button>
        </>
      )}
    </div>
  );
}
