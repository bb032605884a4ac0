import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Section } from "../../../../core/site/components/section.tsx";
import { orElse, Words } from "../../../../core/site/components/words.tsx";
import { documentPage } from "../../../../core/site/public-page.ts";
import { useWords } from "../../../../core/site/site-context.tsx";
import { PersonCard } from "../../../people/site/exports.ts";
import type { DisciplinePage } from "../../content/discipline.ts";

function Discipline({ data }: { data: DisciplinePage }) {
  const { head, heads, guidelinesHead, guidelines } = data;
  const words = useWords();
  return (
    <>
      <PageBanner path="/discipline" line={head.line} />
      {heads.length > 0 && (
        <div className="section page-width grid gap-4 md:gap-6 lg:grid-cols-2 lg:gap-8">
          {heads.map((person) => (
            <PersonCard key={person.id} person={person} heading="h2" />
          ))}
        </div>
      )}
      {guidelines.length > 0 && (
        <Section
          heading={orElse(guidelinesHead.heading, words.discipline.guidelines)}
          line={guidelinesHead.line}
          tone="leaf"
        >
          <ol className="grid gap-px overflow-hidden rounded-card md:grid-cols-2 xl:grid-cols-4">
            {guidelines.map(({ id, title, text }, index) => (
              <li key={id} className="p-6 outline outline-paper/20 md:p-8">
                <span aria-hidden="true" className="font-display text-title leading-none text-saffron">
                  {index + 1}
                </span>
                <Words of={title} as="h3" className="mt-3 text-subhead" />
                <Words of={text} as="p" className="mt-2 text-cream-deep" />
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}

export const page = documentPage("discipline", Discipline);
