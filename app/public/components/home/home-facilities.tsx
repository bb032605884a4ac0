import { home } from "../../../../content/pages/home.ts";
import { ButtonLink } from "../button-link.tsx";
import { FacilityCard, type ShownFacility } from "../facility-card.tsx";
import { InView } from "../in-view.tsx";
import { Section } from "../section.tsx";

/** A phone shows these; the rest is one step away. */
const ON_PHONES = 4;

export function HomeFacilities({ facilities }: { facilities: readonly ShownFacility[] }) {
  if (facilities.length === 0) return null;
  return (
    <Section {...home.facilities}>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 lg:gap-6">
        {facilities.map((facility, index) => (
          <li key={facility._id} className={index >= ON_PHONES ? "max-md:hidden" : ""}>
            <InView order={index} className="h-full">
              <FacilityCard facility={facility} />
            </InView>
          </li>
        ))}
      </ul>
      <p className="more">
        <ButtonLink to="/facilities" look="secondary">
          See all facilities
        </ButtonLink>
      </p>
    </Section>
  );
}
