import { home } from "../../../../content/pages/home.ts";
import { InView } from "../in-view.tsx";
import { PersonCard } from "../person-card.tsx";
import { Section } from "../section.tsx";

export function PrincipalsDesk() {
  const { heading, line, cards } = home.principalsDesk;
  return (
    <Section heading={heading} line={line} tone="paper">
      <ul className="grid gap-4 md:gap-6 lg:grid-cols-2 lg:gap-8">
        {cards.map((person, index) => (
          <li key={person.name}>
            <InView order={index} className="h-full">
              <PersonCard person={person} heading="h3" />
            </InView>
          </li>
        ))}
      </ul>
    </Section>
  );
}
