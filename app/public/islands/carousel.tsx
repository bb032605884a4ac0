import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { nextTask } from "../browser/next-task.ts";
import { defineIsland } from "./island.tsx";
import { useHeldByVisitor, useMayMove } from "./may-move.ts";
import { useReducedMotion } from "./reduced-motion.ts";

/** Embla moves slides as on a spring. These strengths bring one to within half a pixel of its place in that time. */
const SPRINGS = { "500ms": 18.5, "900ms": 25 } as const;

const CONTROLS = {
  below: "mt-4 flex min-h-11 items-center justify-center gap-2",
  overlay: "hero-controls",
} as const;

export interface CarouselProps {
  /** What the carousel shows, for those who cannot see it. */
  label: string;
  slideCount: number;
  /** What the buttons that it has are called; with places for the carousel's label and for the number of a slide. */
  words: Record<"kind" | "play" | "pause", string> & Partial<Record<"previous" | "next" | "slide", string>>;
  /** How long each slide stays. */
  autoplayMs: number;
  /** A swipe or an arrow ends the movement for good. */
  stopsOnInteraction: boolean;
  /** How long the movement from slide to slide takes. */
  pace?: keyof typeof SPRINGS;
  hasArrows?: boolean;
  hasDots?: boolean;
  /** `overlay`: the controls lie on the slides. */
  controls?: keyof typeof CONTROLS;
  /** The pictures of the other slides are fetched only after the first view. */
  isFirstAlone?: boolean;
  /** A frame with the list of slides (`slides.tsx`); until the script moves it, a strip to scroll. */
  children?: ReactNode;
}

/**
 * Slides that move on by themselves until the visitor holds or stops them. Embla's autoplay plug-in would start again
 * after a swipe although the visitor had pressed pause, so the one timer is here and follows from the state.
 */
export function Carousel({
  label,
  slideCount,
  words,
  autoplayMs,
  stopsOnInteraction,
  pace = "900ms",
  hasArrows = false,
  hasDots = false,
  controls = "below",
  isFirstAlone = false,
  children,
}: CarouselProps) {
  const slidesArea = useRef<HTMLDivElement>(null);
  const dotsArea = useRef<HTMLDivElement>(null);
  const isMotionReduced = useReducedMotion();
  // Without buttons there would be no way to the slides that do not fit.
  const isStrip = isMotionReduced && !hasArrows && !hasDots;
  const embla = useEmbla(slidesArea, pace, isStrip);
  const { selected, snapCount } = useSelectedSlide(embla, slideCount);
  const [isStopped, setIsStopped] = useState(false);
  const maySlidesMove = useMayMove(slidesArea);
  const areDotsHeld = useHeldByVisitor(dotsArea);
  const canMove = snapCount > 1 && !isStrip;
  const isPlaying = canMove && !isStopped && maySlidesMove && !areDotsHeld;
  const areOthersAwaited = useOthersAwaited(isFirstAlone);

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
    if (!embla || !stopsOnInteraction) return;
    const stop = () => setIsStopped(true);
    embla.on("pointerDown", stop);
    return () => {
      embla.off("pointerDown", stop);
    };
  }, [embla, stopsOnInteraction]);

  const goTo = (move: (api: EmblaCarouselType) => void) => {
    if (stopsOnInteraction) setIsStopped(true);
    if (embla) move(embla);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field set, and the section around it is the landmark already
    <div
      role="group"
      aria-roledescription={words.kind}
      aria-label={label}
      className={areOthersAwaited ? "relative hero-first-alone" : "relative"}
    >
      <div ref={slidesArea}>{children}</div>
      {canMove && (
        <div className={`noscript:hidden ${CONTROLS[controls]}`}>
          {hasDots && (
            <Dots
              area={dotsArea}
              count={snapCount}
              label={words.slide ?? ""}
              selected={selected}
              onChoose={(index) => goTo((api) => api.scrollTo(index, isMotionReduced))}
            />
          )}
          {hasArrows && (
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
              onClick={() => setIsStopped(!isStopped)}
            />
          )}
          {hasArrows && (
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

/** Long before the first slide moves on, and after everything that the first view needs. */
const OTHER_PICTURES_MS = 1500;

function useOthersAwaited(isFirstAlone: boolean): boolean {
  const [areAwaited, setAreAwaited] = useState(isFirstAlone);
  useEffect(() => {
    const timer = setTimeout(() => setAreAwaited(false), OTHER_PICTURES_MS);
    return () => clearTimeout(timer);
  }, []);
  return areAwaited;
}

/** Moves the frame of slides inside `area`; undefined until it has been measured. */
function useEmbla(area: RefObject<HTMLElement | null>, pace: keyof typeof SPRINGS, isStrip: boolean) {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (isStrip) return;
    let carousel: EmblaCarouselType | undefined;
    let isGone = false;
    const start = async () => {
      // Embla measures every slide; with several carousels on a page a slow phone would stand still meanwhile.
      await nextTask();
      const frame = area.current?.querySelector<HTMLElement>(".slides-frame");
      if (isGone || !frame) return;
      frame.scrollLeft = 0;
      frame.dataset.moving = "";
      // A keyboard reaches what scrolls; what moves by itself has buttons.
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

/** Before Embla has measured, every slide counts as a place to stop. */
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

interface IconButtonProps {
  label: string;
  icon: IconName;
  onClick: () => void;
}

function IconButton({ label, icon, onClick }: IconButtonProps) {
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
