import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { InViewItem } from "../../../../core/site/components/in-view-item.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Section } from "../../../../core/site/components/section.tsx";
import { orElse } from "../../../../core/site/components/words.tsx";
import { loadList } from "../../../../core/site/load-list.ts";
import { type ListPageProps, listPage } from "../../../../core/site/public-page.ts";
import { useWords } from "../../../../core/site/site-context.tsx";
import { FacilityCard, type ShownFacility } from "../facility-card.tsx";

/** Limits the delay of the last items in a long list. */
const STAGGERED_TOGETHER = 8;

function Facilities({ data: { document, entries: facilities } }: ListPageProps<"facilities", ShownFacility>) {
  const words = useWords();
  return (
    <>
      <PageBanner path="/facilities" line={document.head.line} />
      <Section heading={orElse(document.head.heading, words.facilities.heading)}>
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

export const page = listPage(
  "facilities",
  (services) => loadList(services, "facilities", ["name", "image"]),
  Facilities,
);
