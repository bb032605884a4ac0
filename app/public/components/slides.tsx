import { Children, type ReactNode } from "react";
import { CarouselIsland, type CarouselProps } from "../islands/carousel.tsx";

interface SlidesProps extends Omit<CarouselProps, "slideCount"> {
  /** Classes that set the width of a slide (`basis-…`), by screen width. */
  slideClassName?: string;
  /** Negative margin that matches the padding of the slides. */
  trackClassName?: string;
  /** One child per slide. */
  children: ReactNode;
}

/** A carousel; without a script its slides are a strip to scroll. */
export function Slides({
  slideClassName = "basis-full",
  trackClassName = "",
  children,
  ...carousel
}: SlidesProps) {
  const slides = Children.toArray(children);
  return (
    <CarouselIsland {...carousel} slideCount={slides.length}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls */}
      <div className="slides-frame" tabIndex={0}>
        <ul className={`flex touch-pan-y touch-pinch-zoom ${trackClassName}`}>
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
    </CarouselIsland>
  );
}
