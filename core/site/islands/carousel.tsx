import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { nextTask } from "../browser/next-task.ts";
import { defineIsland } from "./island.tsx";
import { useHeldByVisitor, useKeyboardFocus, useMayMove } from "./may-move.ts";
import { useReducedMotion } from "./reduced-motion.ts";

/** Embla's spring strengths that reach the target within these durations. */
const SPRINGS = { "500ms": 18.5, "900ms": 25 } as const;

export interface CarouselProps {
  /** The label for screen readers. */
  label: string;
  slideCount: number;
  /** The labels of the buttons, with placeholders for the carousel's label and the number of a slide. */
  words: Record<"kind" | "play" | "pause", string> & Partial<Record<"previous" | "next" | "slide", string>>;
  /** The time for each slide. */
  autoplayMs: number;
  /** The duration of a transition. */
  pace?: keyof typeof SPRINGS;
  hasDots?: boolean;
  /**
   * The large pictures of the home page: the controls, with arrows, are on the slides, a swipe or an arrow stops the autoplay,
   * and the picture of each slide is loaded just before it is shown (`hero.css`).
   */
  isHero?: boolean;
  /** The list of slides (`slides.tsx`), which can be scrolled without a script. */
  children?: ReactNode;
}

/**
 * A carousel with autoplay. Embla's autoplay plug-in starts again after a swipe even if paused, so the timer is here and
 * depends on the state.
 */
export function Carousel({
  label,
  slideCount,
  words,
  autoplayMs,
  pace = "900ms",
  hasDots = false,
  isHero = false,
  children,
}: CarouselProps) {
  const wholeArea = useRef<HTMLDivElement>(null);
  const slidesArea = useRef<HTMLDivElement>(null);
  const dotsArea = useRef<HTMLDivElement>(null);
  const isMotionReduced = useReducedMotion();
  // Shows the buttons that reach the hidden slides.
  const isStrip = isMotionReduced && !isHero && !hasDots;
  const embla = useEmbla(slidesArea, pace, isStrip);
  const { selected, snapCount } = useSelectedSlide(embla, slideCount);
  const [isStopped, setIsStopped] = useState(false);
  const maySlidesMove = useMayMove(slidesArea);
  const areDotsHeld = useHeldByVisitor(dotsArea);
  const isFocused = useKeyboardFocus(wholeArea);
  const [playsWhileFocused, setPlaysWhileFocused] = useState(false);
  const canMove = snapCount > 1 && !isStrip;
  const isPlaying =
    canMove && !isStopped && maySlidesMove && !areDotsHeld && (!isFocused || playsWhileFocused);
  useNextPictures(wholeArea, embla, isHero);

  useEffect(() => {
    if (!isFocused) setPlaysWhileFocused(false);
  }, [isFocused]);

  useEffect(() => {
    slidesArea.current?.querySelector("ul")?.setAttribute("aria-live", isPlaying ? "off" : "polite");
  }, [isPlaying]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each newly selected slide gets its full time
  useEffect(() => {
    if (!embla || !isPlaying) return;
    const timer = setTimeout(() => {
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    }, autoplayMs);
    return () => clearTimeout(timer);
  }, [embla, isPlaying, autoplayMs, selected]);

  useEffect(() => {
    if (!embla || !isHero) return;
    const stop = () => setIsStopped(true);
    embla.on("pointerDown", stop);
    return () => {
      embla.off("pointerDown", stop);
    };
  }, [embla, isHero]);

  /** Only the button plays it while the keyboard focus is inside. */
  const toggle = () => {
    setIsStopped(!isStopped);
    setPlaysWhileFocused(isStopped);
  };
  const goTo = (move: (api: EmblaCarouselType) => void) => {
    if (isHero) setIsStopped(true);
    if (embla) move(embla);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form, and the section is already a landmark
    <div
      ref={wholeArea}
      role="group"
      aria-roledescription={words.kind}
      aria-label={label}
      className={isHero ? "relative loads-next-only" : "relative"}
    >
      <div ref={slidesArea}>{children}</div>
      {canMove && (
        <div
          className={`noscript:hidden ${isHero ? "hero-controls" : "mt-4 flex min-h-11 items-center justify-center gap-2"}`}
        >
          {hasDots && (
            <Dots
              area={dotsArea}
              count={snapCount}
              label={words.slide ?? ""}
              selected={selected}
              onChoose={(index) => goTo((api) => api.scrollTo(index, isMotionReduced))}
            />
          )}
          {isHero && (
            <IconButton
              label={words.previous ?? ""}
              icon="chevron-left"
              onClick={() => goTo((api) => api.scrollPrev(isMotionReduced))}
            />
          )}
          {!isMotionReduced && (
            <IconButton
              label={(isStopped ? words.play : words.pause).replace("{label}", label)}
              icon={isStopped ? "play" : "pause"}
              onClick={toggle}
            />
          )}
          {isHero && (
            <IconButton
              label={words.next ?? ""}
              icon="chevron-right"
              onClick={() => goTo((api) => api.scrollNext(isMotionReduced))}
            />
          )}
        </div>
      )}
    </div>
  );
}

export const CarouselIsland = defineIsland<CarouselProps>("carousel", Carousel);

/** The pause before the first transition, and after the first view. */
const NEXT_PICTURE_MS = 1500;

/** Marks slides whose pictures are loaded: the next one, and also the previous one when the visitor uses the carousel. */
function useNextPictures(
  group: RefObject<HTMLElement | null>,
  embla: EmblaCarouselType | undefined,
  isWanted: boolean,
): void {
  useEffect(() => {
    if (!isWanted || !embla) return;
    const slides = embla.slideNodes();
    const load = (...steps: number[]) => {
      for (const step of steps) {
        const slide = slides.at((embla.selectedScrollSnap() + step) % slides.length);
        if (!slide) continue;
        slide.dataset.loaded = "";
        // Some browsers load lazy pictures only when they are inside the frame.
        for (const image of slide.querySelectorAll("img")) image.loading = "eager";
      }
    };
    const timer = setTimeout(() => load(0, 1), NEXT_PICTURE_MS);
    const loadNext = () => load(0, 1);
    embla.on("select", loadNext);
    const listeners = new AbortController();
    for (const use of ["pointerenter", "pointerdown", "focusin"]) {
      group.current?.addEventListener(use, () => load(-1, 0, 1), { signal: listeners.signal, passive: true });
    }
    return () => {
      clearTimeout(timer);
      embla.off("select", loadNext);
      listeners.abort();
    };
  }, [group, embla, isWanted]);
}

/** Embla for the slides in `area`; undefined until they are measured. */
function useEmbla(area: RefObject<HTMLElement | null>, pace: keyof typeof SPRINGS, isStrip: boolean) {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (isStrip) return;
    let carousel: EmblaCarouselType | undefined;
    let isGone = false;
    const start = async () => {
      // In a separate task, because measuring all slides blocks a slow phone.
      await nextTask();
      const frame = area.current?.querySelector<HTMLElement>(".slides-frame");
      if (isGone || !frame) return;
      frame.scrollLeft = 0;
      frame.dataset.moving = "";
      // Removes the tab stop of the scrollable list: the carousel has buttons.
      frame.removeAttribute("tabindex");
      carousel = EmblaCarousel(frame, { loop: true, align: "start", duration: SPRINGS[pace] });
      setEmbla(carousel);
    };
    void start();
    return () => {
      isGone = true;
      carousel?.destroy();
    };
  }, [area, pace, isStrip]);
  return embla;
}

/** Until Embla has measured, each slide has a dot. */
function useSelectedSlide(embla: EmblaCarouselType | undefined, slideCount: number) {
  const [state, setState] = useState({ selected: 0, snapCount: slideCount });
  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setState({ selected: embla.selectedScrollSnap(), snapCount: embla.scrollSnapList().length });
    read();
    embla.on("select", read).on("reInit", read);
    return () => {
      embla.off("select", read).off("reInit", read);
    };
  }, [embla]);
  return state;
}

function IconButton({ label, icon, onClick }: { label: string; icon: IconName; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="icon-button shrink-0">
      <Icon name={icon} className="size-5" />
    </button>
  );
}

interface DotsProps {
  area: RefObject<HTMLDivElement | null>;
  count: number;
  label: string;
  selected: number;
  onChoose: (index: number) => void;
}

function Dots({ area, count, label, selected, onChoose }: DotsProps) {
  return (
    <div ref={area} className="dots">
      {Array.from({ length: count }, (_, index) => (
        <button
          type="button"
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
          key={index}
          aria-label={label.replace("{number}", String(index + 1))}
          aria-current={index === selected ? "true" : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
