import { home } from "../../../../content/pages/home.ts";
import { ButtonLink } from "../button-link.tsx";
import { FacilityCard, type ShownFacility } from "../facility-card.tsx";
import { InViewItem } from "../in-view-item.tsx";
import { Section } from "../section.tsx";

/** A phone shows these; the rest is one step away. */
const ON_PHONES = 4;

export function HomeFacilities({ facilities }: { facilities: readonly ShownFacility[] }) {
  if (facilities.length === 0) return null;
  return (
    <Section {...home.facilities}>
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
          See all facilities
        </ButtonLink>
      </p>
    </Section>
  );
}
