import { discipline } from "../../../content/pages/discipline.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import type { PersonCard } from "../../../content/pages/schemas.ts";
import { PageBanner } from "../components/page-banner.tsx";
import { PagePicture } from "../components/page-picture.tsx";
import { Section } from "../components/section.tsx";
import { fixedPage } from "../public-page.ts";

function Discipline() {
  const { heads, guidelinesHead, guidelines } = discipline;
  return (
    <>
      <PageBanner path="/discipline" line={pageHeads["/discipline"].line} />
      <div className="page-width grid gap-6 py-14 md:py-20 lg:grid-cols-2 lg:gap-8">
        {heads.map((head) => (
          <DisciplineHead key={head.name} head={head} />
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

function DisciplineHead({ head: { name, title, description, picture } }: { head: PersonCard }) {
  return (
    <article className="card flex flex-col items-center gap-6 p-6 text-center sm:flex-row sm:items-start sm:p-8 sm:text-left">
      <PagePicture
        picture={picture}
        sizes="10rem"
        className="size-40 shrink-0 rounded-full border-4 border-saffron-soft object-cover"
      />
      <div>
        <h2 className="text-subhead text-maroon">{name}</h2>
        <p className="mt-1 font-bold text-saffron-ink">{title}</p>
        <p className="mt-3">{description}</p>
      </div>
    </article>
  );
}

export const page = fixedPage("/discipline", Discipline);
