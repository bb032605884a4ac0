import { home } from "../../../../content/pages/home.ts";
import { InView } from "../../../ui/in-view.tsx";
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
              <article className="card flex h-full flex-col bg-cream sm:flex-row">
                <PagePicture
                  picture={picture}
                  sizes="(min-width: 640px) 220px, 20rem"
                  className="aspect-4/3 w-full object-cover sm:aspect-auto sm:w-52 sm:shrink-0"
                />
                <div className="flex flex-col p-6 md:p-7">
                  <blockquote className="grow text-ink-soft">
                    <p>{description}</p>
                  </blockquote>
                  <footer className="mt-5 border-l-3 border-saffron pl-4">
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
