import { pageHeads } from "../../../content/pages/page-heads.ts";
import { siteServices } from "../../site-services.ts";
import { InView } from "../../ui/in-view.tsx";
import { EmptyList } from "../components/empty-list.tsx";
import { FacilityCard } from "../components/facility-card.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { Section } from "../components/section.tsx";
import { loadList } from "../load-list.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/facilities.ts";

export const meta = pageMeta("/facilities");

export async function loader({ context }: Route.LoaderArgs) {
  const facilities = await loadList(context.get(siteServices), "facilities");
  return { facilities: facilities.map(({ _id, name, image }) => ({ _id, name, image })) };
}

export default function Facilities({ loaderData: { facilities } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner line={pageHeads["/facilities"].line} />
      <Section heading="Our Facilities">
        {facilities.length === 0 ? (
          <EmptyList>Our facilities will be shown here soon.</EmptyList>
        ) : (
          <ul className="grid grid-cols-2 gap-4 md:gap-6 lg:grid-cols-3 xl:grid-cols-4">
            {facilities.map((facility, index) => (
              <li key={facility._id}>
                <InView order={index} className="h-full">
                  <FacilityCard facility={facility} />
                </InView>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
