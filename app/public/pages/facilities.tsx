import { pageHeads } from "../../../content/pages/page-heads.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { FacilityCard, type ShownFacility } from "../components/facility-card.tsx";
import { InViewItem } from "../components/in-view-item.tsx";
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
          <ul className="balanced-list two-up gap-4 sm:grid-cols-3 md:gap-6 lg:grid-cols-4">
            {facilities.map((facility, index) => (
              <InViewItem key={facility._id} order={index % STAGGERED_TOGETHER}>
                <FacilityCard facility={facility} isFirst={index === 0} />
              </InViewItem>
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
