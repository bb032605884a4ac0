import { discipline } from "../../../content/pages/discipline.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { PageBanner } from "../components/page-banner.tsx";
import { PersonFeature } from "../components/person-feature.tsx";
import { Section } from "../components/section.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = pageMeta("/discipline");

export default function Discipline() {
  const { heads, guidelinesHead, guidelines } = discipline;
  return (
    <>
      <PageBanner line={pageHeads["/discipline"].line} />
      <div className="page-width grid gap-8 py-14 md:py-20 xl:grid-cols-2">
        {heads.map((head) => (
          <PersonFeature key={head.name} person={head} />
        ))}
      </div>
      <Section heading={guidelinesHead.heading} line={guidelinesHead.line} tone="leaf">
        <ol className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {guidelines.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5">
              <span
                aria-hidden="true"
                className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-saffron font-display text-subhead text-saffron-soft"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-subhead">{title}</h3>
                <p className="mt-1 text-cream-deep">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
