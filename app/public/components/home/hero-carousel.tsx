import { useEffect, useState } from "react";
import { home } from "../../../../content/pages/home.ts";
import { Carousel } from "../../../ui/carousel.tsx";
import { PagePicture } from "../page-picture.tsx";

/** Long before the first slide moves on, and after everything that the first view needs. */
const OTHER_PICTURES_MS = 1500;

export function HeroCarousel() {
  const [isFirstAlone, setIsFirstAlone] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsFirstAlone(false), OTHER_PICTURES_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Carousel
      label="Our school in pictures"
      autoplayMs={4500}
      stopsOnInteraction
      hasArrows
      controls="overlay"
      className={isFirstAlone ? "hero-first-alone" : ""}
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
