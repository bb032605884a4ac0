import { Maximize2 } from "lucide-react";
import { useState } from "react";
import { about } from "../../../content/pages/about.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { PictureViewer } from "../../ui/picture-viewer.tsx";
import { BoardResults } from "../components/board-results.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { findPagePicture, PagePicture } from "../components/page-picture.tsx";
import { Section, SectionHeading } from "../components/section.tsx";
import { Timeline } from "../components/timeline.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = pageMeta("/about");

const HALF_WIDTH = "(min-width: 1024px) 36rem, 100vw";

export default function About() {
  const { vision, committee, history, achievements } = about;
  return (
    <>
      <PageBanner line={pageHeads["/about"].line} />
      <section className="page-width grid items-center gap-10 py-14 md:py-20 lg:grid-cols-2">
        <div>
          <SectionHeading heading={vision.heading} align="left" />
          <Paragraphs of={vision.paragraphs} />
        </div>
        <PagePicture
          picture={vision.picture}
          sizes={HALF_WIDTH}
          className="h-auto w-full rounded-panel shadow-raised"
        />
      </section>
      <Mission />
      <Section heading={committee.heading} align="left">
        <div className="grid gap-10 lg:grid-cols-2">
          <Paragraphs of={committee.paragraphs} />
          <ul className="grid content-start gap-x-8 gap-y-2 sm:grid-cols-2">
            {committee.members.map(({ name, role }) => (
              <li key={name} className="border-b border-line py-2">
                <b className="block">{name}</b>
                <span className="text-caption text-ink-soft">{role}</span>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section heading={history.heading} tone="paper">
        <div className="grid items-start gap-10 lg:grid-cols-2">
          <div className="lg:sticky lg:top-28">
            <PagePicture
              picture={history.picture}
              sizes={HALF_WIDTH}
              className="h-auto w-full rounded-panel shadow-raised"
            />
            <Paragraphs of={history.paragraphs} />
          </div>
          <Timeline milestones={history.milestones} />
        </div>
      </Section>
      <Section heading={achievements.heading} line={achievements.line} tone="deep">
        <div className="grid gap-8 lg:grid-cols-2">
          {achievements.boardResults.map((results) => (
            <BoardResults key={results.session} {...results} />
          ))}
        </div>
        <ul className="mx-auto mt-10 grid max-w-reading list-disc gap-2 pl-5">
          {achievements.honours.map((honour) => (
            <li key={honour}>{honour}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Mission() {
  const { mission } = about;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="bg-maroon text-paper">
      <div className="page-width grid items-center gap-10 py-14 md:py-20 lg:grid-cols-2">
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="group relative block overflow-hidden rounded-panel lg:order-first"
        >
          <PagePicture picture={mission.picture} sizes={HALF_WIDTH} className="h-auto w-full" />
          <span className="icon-button absolute right-4 bottom-4">
            <Maximize2 aria-hidden="true" className="size-5" />
            <span className="sr-only">Show the picture at full size</span>
          </span>
        </button>
        <div>
          <SectionHeading heading={mission.heading} align="left" isOnDark />
          <Paragraphs of={mission.paragraphs} />
          <ol className="mt-5 grid gap-3">
            {mission.points.map((point) => (
              <li key={point} className="border-l-4 border-saffron pl-4">
                {point}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <PictureViewer
        label={mission.heading}
        pictures={[{ source: findPagePicture(mission.picture), alt: mission.picture.alt }]}
        openAt={isOpen ? 0 : undefined}
        onClose={() => setIsOpen(false)}
      />
    </section>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return (
    <div className="mt-5 grid gap-4">
      {of.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
