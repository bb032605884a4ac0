import type { HomePage } from "../../../../content/pages/home.ts";
import { useWords } from "../../site-context.tsx";
import { ButtonLink } from "../button-link.tsx";
import { FacilityCard, type ShownFacility } from "../facility-card.tsx";
import { InViewItem } from "../in-view-item.tsx";
import { Section } from "../section.tsx";
import { orElse } from "../words.tsx";

interface HomeFacilitiesProps {
  section: HomePage["facilities"];
  facilities: readonly ShownFacility[];
}

export function HomeFacilities({ section, facilities }: HomeFacilitiesProps) {
  const words = useWords();
  if (facilities.length === 0) return null;
  return (
    <Section heading={orElse(section.heading, words.home.facilities)} line={section.line}>
      <ul className="two-up home-facilities">
        {facilities.map((facility, index) => (
          <InViewItem key={facility._id} order={index}>
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
