import { useId } from "react";
import { home } from "../../../../content/pages/home.ts";
import { school } from "../../../../content/pages/school.ts";
import { Ornament } from "../ornament.tsx";
import { PagePicture } from "../page-picture.tsx";
import { ON_PHONE } from "../picture.tsx";

export function TaglineBanner() {
  const headingId = useId();
  const { text, picture } = home.taglineBanner;
  return (
    <section aria-labelledby={headingId} className="section on-dark rangoli-corner bg-maroon">
      <div className="page-width grid items-center gap-5 md:grid-cols-2 md:gap-7 lg:gap-16">
        <div>
          <h2 id={headingId} className="text-title">
            {school.tagline}
          </h2>
          <p lang="hi" className="mt-3 font-display text-heading text-saffron-soft">
            {school.taglineHi}
          </p>
          <Ornament className="mt-4 text-saffron" />
          <p className="mt-4 max-w-reading text-lead text-cream-deep">{text}</p>
        </div>
        <PagePicture
          picture={picture}
          sizes={`(min-width: 1216px) 560px, (min-width: 768px) 50vw, ${ON_PHONE.whole}`}
          className="arched h-auto w-full max-md:aspect-3/2 max-md:object-cover"
        />
      </div>
    </section>
  );
}
