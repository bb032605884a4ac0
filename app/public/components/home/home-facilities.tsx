import type { HomePage } from "../../../../content/pages/home.ts";
import { useWords } from "../../site-context.tsx";
import { ButtonLink } from "../button-link.tsx";
import { FacilityCard, type ShownFacility } from "../facility-card.tsx";
import { InViewItem } from "../in-view-item.tsx";
import { Section } from "../section.tsx";
import { orElse } from "../words.tsx";

/** A phone shows these; the rest is one step away. */
const ON_PHONES = 4;

interface HomeFacilitiesProps {
  section: HomePage["facilities"];
  facilities: readonly ShownFacility[];
}

export function HomeFacilities({ section, facilities }: HomeFacilitiesProps) {
  const words = useWords();
  if (facilities.length === 0) return null;
  return (
    <Section heading={orElse(section.heading, words.home.facilities)} line={section.line}>
      <ul className="two-up gap-4 md:grid-cols-4 lg:gap-6">
        {facilities.map((facility, index) => (
          <InViewItem
            key={facility._id}
            order={index}
            className={index >= ON_PHONES ? "max-md:hidden" : undefined}
          >
            <FacilityCard facility={facility} />
          </InViewItem>
        ))}
      </ul>
      <p className="more">
        <ButtonLink to="/facilities" look="secondary">
          {words.home.allFacilities}
        </ButtonLink>
      </p>
    </Section>
  );
}
