import type { HomePage } from "../../../../content/pages/home.ts";
import { useWords } from "../../site-context.tsx";
import { PagePicture } from "../page-picture.tsx";
import { Slides } from "../slides.tsx";
import { Words } from "../words.tsx";

export function HeroCarousel({ slides }: { slides: HomePage["slides"] }) {
  const words = useWords();
  return (
    <Slides
      label={words.home.pictures}
      autoplayMs={4500}
      stopsOnInteraction
      hasArrows
      controls="overlay"
      isFirstAlone
    >
      {slides.map(({ id, heading, line, picture }, index) => (
        <div key={id} className="hero-slide">
          <PagePicture picture={picture} sizes="100vw" isFirst={index === 0} className="hero-picture" />
          <div className="hero-words">
            <Words of={heading} as="p" />
            <Words of={line} as="p" />
          </div>
        </div>
      ))}
    </Slides>
  );
}
