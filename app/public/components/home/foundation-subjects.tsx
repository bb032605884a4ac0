import { home } from "../../../../content/pages/home.ts";
import { ButtonLink } from "../button-link.tsx";
import { PagePicture } from "../page-picture.tsx";
import { ON_PHONE } from "../picture.tsx";
import { Section } from "../section.tsx";

export function FoundationSubjects() {
  const { heading, line, picture, subjects } = home.foundationSubjects;
  return (
    <Section heading={heading} line={line}>
      <div className="grid items-center gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <PagePicture
          picture={picture}
          sizes={`(min-width: 1216px) 620px, (min-width: 1024px) 50vw, ${ON_PHONE.whole}`}
          className="h-auto w-full rounded-panel shadow-raised"
        />
        <ul className="divide-y divide-line max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-5 max-lg:divide-y-0">
          {subjects.map((subject) => (
            <li key={subject.name} className="py-2 lg:py-3.5">
              <h3 className="flex flex-wrap items-baseline gap-x-3 text-subhead">
                {subject.name}
                <span lang="hi" className="text-lead leading-tight text-saffron-ink">
                  {subject.nameHi}
                </span>
              </h3>
              <p className="text-ink-soft">{subject.line}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-8 text-center">
        <ButtonLink to="/services" look="secondary">
          What else we offer
        </ButtonLink>
      </p>
    </Section>
  );
}
