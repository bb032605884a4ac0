import { pageHeads } from "../../../content/pages/page-heads.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { FacilityCard, type ShownFacility } from "../components/facility-card.tsx";
import { InView } from "../components/in-view.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { Section } from "../components/section.tsx";
import { loadList } from "../load-list.ts";
import { definePage, describeByHead } from "../public-page.ts";

/** In a long list the last ones would otherwise stay hidden for seconds. */
const STAGGERED_TOGETHER = 8;

function Facilities({ data: facilities }: { data: readonly ShownFacility[] }) {
  const { heading, line } = pageHeads["/facilities"];
  return (
    <>
      <PageBanner path="/facilities" line={line} />
      <Section heading={heading}>
        {facilities.length === 0 ? (
          <EmptyList>Our facilities will be shown here soon.</EmptyList>
        ) : (
          <ul className="balanced-list grid grid-cols-2 gap-4 sm:grid-cols-3 md:gap-6 lg:grid-cols-4">
            {facilities.map((facility, index) => (
              <li key={facility._id}>
                <InView order={index % STAGGERED_TOGETHER} className="h-full">
                  <FacilityCard facility={facility} isFirst={index === 0} />
                </InView>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

export const page = definePage({
  load: async (services) => ({ data: await loadList(services, "facilities", ["name", "image"]) }),
  describe: () => describeByHead("/facilities"),
  Component: Facilities,
});
