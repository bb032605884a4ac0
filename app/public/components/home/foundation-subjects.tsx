import { home } from "../../../../content/pages/home.ts";
import { ButtonLink } from "../button-link.tsx";
import { PagePicture } from "../page-picture.tsx";
import { ON_PHONE } from "../picture.tsx";
import { Section } from "../section.tsx";

export function FoundationSubjects() {
  const { heading, line, picture, subjects } = home.foundationSubjects;
  return (
    <Section heading={heading} line={line}>
      <div className="grid items-center gap-5 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <PagePicture
          picture={picture}
          sizes={`(min-width: 1216px) 620px, (min-width: 1024px) 50vw, ${ON_PHONE.whole}`}
          className="h-auto w-full rounded-panel shadow-raised max-md:aspect-2/1 max-md:object-cover"
        />
        <ul className="two-up gap-x-5 lg:grid-cols-1 lg:divide-y lg:divide-line">
          {subjects.map((subject) => (
            <li key={subject.name} className="subject">
              <h3>
                {subject.name}
                <span lang="hi">{subject.nameHi}</span>
              </h3>
              <p>{subject.line}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="more">
        <ButtonLink to="/services" look="secondary">
          What else we offer
        </ButtonLink>
      </p>
    </Section>
  );
}
