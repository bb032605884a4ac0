import { pageHeads } from "../../../content/pages/page-heads.ts";
import { siteServices } from "../../site-services.ts";
import { InView } from "../../ui/in-view.tsx";
import { ON_PHONE } from "../../ui/picture.tsx";
import { EmptyList } from "../components/empty-list.tsx";
import type { ShownFacility } from "../components/facility-card.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { Section } from "../components/section.tsx";
import { UploadPicture } from "../components/upload-picture.tsx";
import { loadList } from "../load-list.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/facilities.ts";

export const meta = pageMeta("/facilities");

/** In a long list the last ones would otherwise stay hidden for seconds. */
const STAGGERED_TOGETHER = 8;

export async function loader({ context }: Route.LoaderArgs) {
  return { facilities: await loadList(context.get(siteServices), "facilities", ["name", "image"]) };
}

export default function Facilities({ loaderData: { facilities } }: Route.ComponentProps) {
  const { heading, line } = pageHeads["/facilities"];
  return (
    <>
      <PageBanner line={line} />
      <Section heading={heading}>
        {facilities.length === 0 ? (
          <EmptyList>Our facilities will be shown here soon.</EmptyList>
        ) : (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-8 lg:grid-cols-3">
            {facilities.map((facility, index) => (
              <li key={facility._id}>
                <InView order={index % STAGGERED_TOGETHER} className="h-full">
                  <Facility facility={facility} isFirst={index === 0} />
                </InView>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

/** The name stands on a plate that reaches over the picture's lower edge. */
function Facility({ facility: { name, image }, isFirst }: { facility: ShownFacility; isFirst: boolean }) {
  return (
    <article className="wrap-anywhere">
      <UploadPicture
        name={image}
        alt=""
        sizes={`(min-width: 1216px) 23rem, (min-width: 1024px) 30vw, ${ON_PHONE.half}`}
        className="aspect-4/3 w-full rounded-card object-cover shadow-card"
        isFirst={isFirst}
      />
      <h3 className="relative mx-2 -mt-5 rounded-control border-b-4 border-saffron bg-paper px-2 py-2.5 text-center text-[1.125rem] leading-tight text-maroon shadow-card sm:mx-4 sm:-mt-6 sm:px-4 sm:py-3 sm:text-subhead">
        {name}
      </h3>
    </article>
  );
}
