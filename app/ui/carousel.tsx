import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useHeldByVisitor } from "./held-by-visitor.ts";
import { Icon, type IconName } from "./icon.tsx";
import { nextTask } from "./next-task.ts";
import { useReducedMotion } from "./reduced-motion.ts";

/** Embla moves slides as on a spring. These strengths bring one to within half a pixel of its place in that time. */
const SPRINGS = { "500ms": 18.5, "900ms": 25 } as const;

const CONTROLS = {
  below: "mt-6 flex min-h-11 items-center justify-center gap-2",
  overlay: "absolute bottom-4 left-4 flex items-center gap-2 md:right-16 md:bottom-8 md:left-auto",
} as const;

interface CarouselProps {
  /** What the carousel shows, for those who cannot see it. */
  label: string;
  /** How long each slide stays. */
  autoplayMs: number;
  /** A swipe or an arrow ends the movement for good. */
  stopsOnInteraction: boolean;
  /** How long the movement from slide to slide takes. */
  pace?: keyof typeof SPRINGS;
  hasArrows?: boolean;
  hasDots?: boolean;
  /** Classes that set the width of a slide (`basis-…`), by screen width. */
  slideClassName?: string;
  /** Negative margin that matches the padding of the slides. */
  trackClassName?: string;
  /** `overlay`: the controls lie on the slides. */
  controls?: keyof typeof CONTROLS;
  className?: string;
  /** The slides. */
  children: ReactNode;
}

/**
 * Slides that move on by themselves until the visitor holds or stops them. Embla's autoplay plug-in would start again
 * after a swipe although the visitor had pressed pause, so the one timer is here and follows from the state.
 */
export function Carousel({
  label,
  autoplayMs,
  stopsOnInteraction,
  pace = "900ms",
  hasArrows = false,
  hasDots = false,
  slideClassName = "basis-full",
  trackClassName = "",
  controls = "below",
  className = "",
  children,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const { viewport, embla } = useEmbla(pace);
  const { selected, snapCount } = useSelectedSlide(embla, slides.length);
  const isMotionReduced = useReducedMotion();
  const [isStopped, setIsStopped] = useState(false);
  const slidesArea = useRef<HTMLDivElement>(null);
  const dotsArea = useRef<HTMLDivElement>(null);
  const areSlidesHeld = useHeldByVisitor(slidesArea);
  const areDotsHeld = useHeldByVisitor(dotsArea);
  const canMove = snapCount > 1;
  const isPlaying = canMove && !isStopped && !areSlidesHeld && !areDotsHeld && !isMotionReduced;

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
    <div role="group" aria-roledescription="carousel" aria-label={label} className={`relative ${className}`}>
      <div ref={slidesArea}>
        <div
          ref={viewport}
          // Until the script moves the slides they are a strip to scroll, also by keyboard.
          tabIndex={embla ? undefined : 0}
          className={`scrollbar-none ${embla ? "overflow-hidden" : "overflow-x-auto noscript:scrollbar-thin"}`}
        >
          <ul
            aria-live={isPlaying ? "off" : "polite"}
            className={`flex touch-pan-y touch-pinch-zoom ${trackClassName}`}
          >
            {slides.map((slide, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position
                key={index}
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${slides.length}`}
                className={`min-w-0 shrink-0 grow-0 ${slideClassName}`}
              >
                {slide}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {canMove && (
        <div className={`noscript:hidden ${CONTROLS[controls]}`}>
          {hasDots && (
            <Dots
              area={dotsArea}
              count={snapCount}
              selected={selected}
              onChoose={(index) => goTo((api) => api.scrollTo(index, isMotionReduced))}
            />
          )}
          {hasArrows && (
            <IconButton
              label="Previous slide"
              icon="chevron-left"
              onClick={() => goTo((api) => api.scrollPrev(isMotionReduced))}
            />
          )}
          {!isMotionReduced && (
            <IconButton
              label={isStopped ? `Play: ${label}` : `Pause: ${label}`}
              icon={isStopped ? "play" : "pause"}
              onClick={() => setIsStopped(!isStopped)}
            />
          )}
          {hasArrows && (
            <IconButton
              label="Next slide"
              icon="chevron-right"
              onClick={() => goTo((api) => api.scrollNext(isMotionReduced))}
            />
          )}
        </div>
      )}
    </div>
  );
}

function useEmbla(pace: keyof typeof SPRINGS) {
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    let carousel: EmblaCarouselType | undefined;
    let isGone = false;
    const start = async () => {
      // Embla measures every slide; with several carousels on a page a slow phone would stand still meanwhile.
      await nextTask();
      if (isGone || !viewport.current) return;
      carousel = EmblaCarousel(viewport.current, { loop: true, align: "start", duration: SPRINGS[pace] });
      setEmbla(carousel);
    };
    void start();
    return () => {
      isGone = true;
      carousel?.destroy();
    };
  }, [pace]);
  return { viewport, embla };
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
  selected: number;
  onChoose: (index: number) => void;
}

function Dots({ area, count, selected, onChoose }: DotsProps) {
  return (
    <div ref={area} className="flex min-w-0 items-center">
      {Array.from({ length: count }, (_, index) => (
        <button
          type="button"
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
          key={index}
          aria-label={`Slide ${index + 1}`}
          aria-current={index === selected ? "true" : undefined}
          onClick={() => onChoose(index)}
          className="group grid h-11 w-11 min-w-6 shrink place-items-center"
        >
          <span className="size-3 rounded-full border border-maroon transition-colors group-hover:bg-saffron group-aria-[current]:bg-maroon" />
        </button>
      ))}
    </div>
  );
}
