import { Children, type ReactNode } from "react";
import { CarouselIsland, type CarouselProps } from "../islands/carousel.tsx";
import { useWords } from "../site-context.tsx";

interface SlidesProps extends Omit<CarouselProps, "slideCount" | "words"> {
  /** A class of the list, which may set the width of a slide (`--slide-width`) and the gap before each (`--slide-gap`). */
  className?: string;
  /** One child per slide. */
  children: ReactNode;
}

/** A carousel; without a script its slides can be scrolled. */
export function Slides({ className, children, ...carousel }: SlidesProps) {
  const slides = Children.toArray(children);
  const { carousel: words } = useWords();
  return (
    <CarouselIsland
      {...carousel}
      slideCount={slides.length}
      words={{
        kind: words.kind,
        play: words.play,
        pause: words.pause,
        ...(carousel.isHero && { previous: words.previous, next: words.next }),
        ...(carousel.hasDots && { slide: words.slide }),
      }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <div className="slides-frame" tabIndex={0}>
        <ul className={className}>
          {slides.map((slide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position
            <li key={index}>{slide}</li>
          ))}
        </ul>
      </div>
    </CarouselIsland>
  );
}
