import { management } from "../../../content/pages/management.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { PageBanner } from "../components/page-banner.tsx";
import { PagePicture } from "../components/page-picture.tsx";
import { PersonFeature } from "../components/person-feature.tsx";
import { Section } from "../components/section.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = pageMeta("/management");

export default function Management() {
  const { leaders, committee } = management;
  return (
    <>
      <PageBanner line={pageHeads["/management"].line} />
      <div className="page-width grid gap-8 py-14 md:py-20 xl:grid-cols-2">
        {leaders.map((leader) => (
          <PersonFeature key={leader.name} person={leader}>
            <blockquote className="mt-4 border-l-4 border-saffron pl-4 text-lead text-ink-soft">
              {leader.message}
            </blockquote>
          </PersonFeature>
        ))}
      </div>
      <Section heading={committee.heading} headingHi={committee.headingHi} line={committee.line} tone="deep">
        <div className="grid items-start gap-10 lg:grid-cols-2">
          <PagePicture
            picture={committee.picture}
            sizes="(min-width: 1024px) 36rem, 100vw"
            className="h-auto w-full rounded-panel shadow-raised"
          />
          <ol className="grid content-start gap-3">
            {committee.members.map(({ name, nameHi, role, roleHi }) => (
              <li key={name} className="card flex flex-wrap items-baseline justify-between gap-x-6 px-5 py-3">
                <span>
                  <b>{name}</b>{" "}
                  <span lang="hi" className="text-ink-soft">
                    {nameHi}
                  </span>
                </span>
                <span className="text-caption">
                  {role} · <span lang="hi">{roleHi}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </Section>
    </>
  );
}
