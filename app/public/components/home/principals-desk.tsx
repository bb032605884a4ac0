import { home } from "../../../../content/pages/home.ts";
import { InViewItem } from "../in-view-item.tsx";
import { PersonCard } from "../person-card.tsx";
import { Section } from "../section.tsx";

export function PrincipalsDesk() {
  const { heading, line, cards } = home.principalsDesk;
  return (
    <Section heading={heading} line={line} tone="paper">
      <ul className="grid gap-4 md:gap-6 lg:grid-cols-2 lg:gap-8">
        {cards.map((person, index) => (
          <InViewItem key={person.name} order={index}>
            <PersonCard person={person} heading="h3" />
          </InViewItem>
        ))}
      </ul>
    </Section>
  );
}
