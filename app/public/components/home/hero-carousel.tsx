import { home } from "../../../../content/pages/home.ts";
import { PagePicture } from "../page-picture.tsx";
import { Slides } from "../slides.tsx";

export function HeroCarousel() {
  return (
    <Slides
      label="Our school in pictures"
      autoplayMs={4500}
      stopsOnInteraction
      hasArrows
      controls="overlay"
      isFirstAlone
    >
      {home.slides.map(({ heading, line, picture }, index) => (
        <div key={picture.key} className="hero-slide">
          <PagePicture picture={picture} sizes="100vw" isFirst={index === 0} className="hero-picture" />
          <div className="hero-words">
            <p>{heading}</p>
            <p>{line}</p>
          </div>
        </div>
      ))}
    </Slides>
  );
}
