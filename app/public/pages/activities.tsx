import { useState } from "react";
import { activities } from "../../../content/pages/activities.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { PictureViewer } from "../../ui/picture-viewer.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { findPagePicture, PagePicture } from "../components/page-picture.tsx";
import { Section } from "../components/section.tsx";
import { SocialStrip } from "../components/social-links.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = pageMeta("/activities");

type Group = (typeof activities.groups)[number];

export default function Activities() {
  return (
    <>
      <PageBanner line={pageHeads["/activities"].line} />
      <SocialStrip />
      {activities.groups.map((group, index) => (
        <ActivityGroup key={group.heading} group={group} tone={index % 2 === 0 ? "plain" : "deep"} />
      ))}
    </>
  );
}

function ActivityGroup({ group, tone }: { group: Group; tone: "plain" | "deep" }) {
  const [openAt, setOpenAt] = useState<number>();
  return (
    <Section heading={group.heading} line={group.line} tone={tone} align="left">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {group.items.map(({ caption, picture }, index) => (
          <li key={picture.key}>
            <figure className="card">
              <button type="button" className="block w-full" onClick={() => setOpenAt(index)}>
                <PagePicture
                  picture={picture}
                  sizes="(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw"
                  className="aspect-4/3 w-full object-cover"
                />
              </button>
              <figcaption className="px-5 py-3">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <PictureViewer
        label={group.heading}
        pictures={group.items.map(({ caption, picture }) => ({
          source: findPagePicture(picture),
          alt: picture.alt,
          caption,
        }))}
        openAt={openAt}
        onClose={() => setOpenAt(undefined)}
      />
    </Section>
  );
}
