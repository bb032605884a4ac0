import type { HomePage } from "../../../../content/pages/home.ts";
import { useWords } from "../../site-context.tsx";
import { InViewItem } from "../in-view-item.tsx";
import { PersonCard } from "../person-card.tsx";
import { Section } from "../section.tsx";
import { orElse } from "../words.tsx";

interface PrincipalsDeskProps {
  section: HomePage["principalsDesk"];
}

export function PrincipalsDesk({ section: { heading, line, cards } }: PrincipalsDeskProps) {
  const words = useWords();
  return (
    <Section heading={orElse(heading, words.home.principalsDesk)} line={line} tone="paper">
      <ul className="grid gap-4 md:gap-6 lg:grid-cols-2 lg:gap-8">
        {cards.map((person, index) => (
          <InViewItem key={person.id} order={index}>
            <PersonCard person={person} heading="h3" />
          </InViewItem>
        ))}
      </ul>
    </Section>
  );
}
