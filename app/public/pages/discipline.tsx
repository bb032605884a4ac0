import { discipline } from "../../../content/pages/discipline.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { PageBanner } from "../components/page-banner.tsx";
import { PersonCard } from "../components/person-card.tsx";
import { Section } from "../components/section.tsx";
import { fixedPage } from "../public-page.ts";

function Discipline() {
  const { heads, guidelinesHead, guidelines } = discipline;
  return (
    <>
      <PageBanner path="/discipline" line={pageHeads["/discipline"].line} />
      <div className="section page-width grid gap-4 md:gap-6 lg:grid-cols-2 lg:gap-8">
        {heads.map((head) => (
          <PersonCard key={head.name} person={head} heading="h2" />
        ))}
      </div>
      <Section heading={guidelinesHead.heading} line={guidelinesHead.line} tone="leaf">
        <ol className="grid gap-px overflow-hidden rounded-card bg-paper/20 md:grid-cols-2 xl:grid-cols-4">
          {guidelines.map(({ title, text }, index) => (
            <li key={title} className="bg-leaf p-6 md:p-8">
              <span aria-hidden="true" className="font-display text-title leading-none text-saffron">
                {index + 1}
              </span>
              <h3 className="mt-3 text-subhead">{title}</h3>
              <p className="mt-2 text-cream-deep">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

export const page = fixedPage("/discipline", Discipline);
