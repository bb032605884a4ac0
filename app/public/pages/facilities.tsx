import type { PageDocument } from "../../../content/pages/index.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { FacilityCard, type ShownFacility } from "../components/facility-card.tsx";
import { InViewItem } from "../components/in-view-item.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { Section } from "../components/section.tsx";
import { orElse } from "../components/words.tsx";
import { loadList } from "../load-list.ts";
import { createPage, describeByHead } from "../public-page.ts";
import { useWords } from "../site-context.tsx";

/** Limits the delay of the last items in a long list. */
const STAGGERED_TOGETHER = 8;

interface FacilitiesData {
  head: PageDocument<"facilities">["head"];
  facilities: readonly ShownFacility[];
}

function Facilities({ data: { head, facilities } }: { data: FacilitiesData }) {
  const words = useWords();
  return (
    <>
      <PageBanner path="/facilities" line={head.line} />
      <Section heading={orElse(head.heading, words.facilities.heading)}>
        {facilities.length === 0 ? (
          <EmptyList>{words.facilities.none}</EmptyList>
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

export const page = createPage<FacilitiesData>({
  load: async (services) => ({
    data: {
      head: (await services.content.page("facilities")).head,
      facilities: await loadList(services, "facilities", ["name", "image"]),
    },
  }),
  describe: ({ head }, site) => describeByHead("/facilities", head, site),
  Component: Facilities,
});
