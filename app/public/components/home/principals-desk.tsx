import { home } from "../../../../content/pages/home.ts";
import { InView } from "../in-view.tsx";
import { PagePicture } from "../page-picture.tsx";
import { Section } from "../section.tsx";

export function PrincipalsDesk() {
  const { heading, line, cards } = home.principalsDesk;
  return (
    <Section heading={heading} line={line} tone="paper">
      <ul className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        {cards.map(({ name, title, description, picture }, index) => (
          <li key={name}>
            <InView order={index} className="h-full">
              <article className="card grid h-full grid-cols-[min(6.5rem,30vw)_1fr] bg-cream sm:grid-cols-[13rem_1fr]">
                <PagePicture
                  picture={picture}
                  upTo={640}
                  sizes="(min-width: 640px) 220px, 7rem"
                  className="h-full max-h-44 w-full object-cover sm:max-h-none"
                />
                <div className="flex min-w-0 flex-col p-4 md:p-7">
                  <blockquote className="grow text-ink-soft">
                    <p>{description}</p>
                  </blockquote>
                  <footer className="mt-4 border-l-3 border-saffron pl-4">
                    <h3 className="text-subhead text-maroon">{name}</h3>
                    <p className="text-caption font-bold tracking-wide">{title}</p>
                  </footer>
                </div>
              </article>
            </InView>
          </li>
        ))}
      </ul>
    </Section>
  );
}
