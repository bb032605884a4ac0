import { home } from "../../../../content/pages/home.ts";
import { Carousel } from "../../../ui/carousel.tsx";
import { PagePicture } from "../page-picture.tsx";

export function HeroCarousel() {
  return (
    <Carousel
      label="Our school in pictures"
      autoplayMs={4500}
      stopsOnInteraction
      hasArrows
      controls="overlay"
      className="hero"
    >
      {home.slides.map(({ heading, line, picture }, index) => (
        <div key={picture.key} className="hero-slide">
          <PagePicture picture={picture} sizes="100vw" isFirst={index === 0} className="hero-picture" />
          <div className="hero-words">
            <p className="font-display text-title">{heading}</p>
            <p className="mt-3 text-lead">{line}</p>
          </div>
        </div>
      ))}
    </Carousel>
  );
}
