import { MoreLink } from "../../../core/site/components/button-link.tsx";
import { Section } from "../../../core/site/components/section.tsx";
import { orElse, Words } from "../../../core/site/components/words.tsx";
import { PagePicture } from "../../../core/site/pictures/page-picture.tsx";
import { ON_PHONE } from "../../../core/site/pictures/picture.tsx";
import { useSite } from "../../../core/site/site-context.tsx";
import type { HomePage } from "../content/home.ts";

export function FoundationSubjects({ section }: { section: HomePage["foundationSubjects"] }) {
  const { heading, line, picture, subjects } = section;
  const { shownPaths, words, language } = useSite();
  return (
    <Section heading={orElse(heading, words.home.subjects)} line={line}>
      <div className="grid items-center gap-5 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <PagePicture
          picture={picture}
          sizes={`(min-width: 1216px) 620px, (min-width: 1024px) 50vw, ${ON_PHONE.whole}`}
          className="h-auto w-full rounded-panel shadow-raised max-md:aspect-2/1 max-md:object-cover"
        />
        <ul className="two-up gap-x-5 lg:grid-cols-1">
          {subjects.map((subject) => (
            <li key={subject.id} className="subject">
              <h3>
                <Words of={subject.name} />
                {language === "en" && subject.name.en && subject.name.hi && (
                  <span lang="hi">{subject.name.hi}</span>
                )}
              </h3>
              <Words of={subject.line} as="p" />
            </li>
          ))}
        </ul>
      </div>
      {shownPaths.has("/services") && <MoreLink to="/services">{words.home.services}</MoreLink>}
    </Section>
  );
}
