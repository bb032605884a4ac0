import { useId } from "react";
import { Ornament } from "../../../core/site/components/ornament.tsx";
import { Words } from "../../../core/site/components/words.tsx";
import { PagePicture } from "../../../core/site/pictures/page-picture.tsx";
import { ON_PHONE } from "../../../core/site/pictures/picture.tsx";
import { useSite } from "../../../core/site/site-context.tsx";
import type { HomePage } from "../content/home.ts";

export function TaglineBanner({ section: { text, picture } }: { section: HomePage["taglineBanner"] }) {
  const headingId = useId();
  const { school, language } = useSite();
  const { tagline } = school;
  return (
    <section aria-labelledby={headingId} className="section on-dark rangoli-corner bg-maroon">
      <div className="page-width grid items-center gap-5 md:grid-cols-2 md:gap-7 lg:gap-16">
        <div>
          <Words of={tagline} as="h2" id={headingId} className="text-title" />
          {language === "en" && tagline.en && tagline.hi && (
            <p lang="hi" className="mt-3 font-display text-heading text-saffron-soft">
              {tagline.hi}
            </p>
          )}
          <Ornament className="mt-4 text-saffron" />
          <Words of={text} as="p" className="mt-4 max-w-reading text-lead text-cream-deep" />
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
