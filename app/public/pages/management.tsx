import { management } from "../../../content/pages/management.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import type { ManagementPage } from "../../../content/pages/schemas.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { PagePicture } from "../components/page-picture.tsx";
import { ON_PHONE } from "../components/picture.tsx";
import { Section } from "../components/section.tsx";
import { ZoomablePicture } from "../components/zoomable-picture.tsx";
import { fixedPage } from "../public-page.ts";

function Management() {
  const { leaders, committee } = management;
  return (
    <>
      <PageBanner path="/management" line={pageHeads["/management"].line} />
      <div className="section page-width grid gap-10 md:gap-20">
        {leaders.map((leader, index) => (
          <Leader key={leader.name} leader={leader} isFirst={index === 0} />
        ))}
      </div>
      <Section heading={committee.heading} headingHi={committee.headingHi} line={committee.line} tone="deep">
        <div className="grid items-center gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
          <ZoomablePicture
            picture={committee.picture}
            label={committee.heading}
            sizes={`(min-width: 1216px) 28rem, (min-width: 1024px) 38vw, ${ON_PHONE.whole}`}
            className="mx-auto w-full max-w-md rounded-panel shadow-raised"
          />
          <CommitteeList members={committee.members} />
        </div>
      </Section>
    </>
  );
}

/** A card like a letter: who writes, and what. The portraits stand left and right by turns. */
function Leader({ leader, isFirst }: { leader: ManagementPage["leaders"][number]; isFirst: boolean }) {
  return (
    <article className="group grid items-center gap-8 md:grid-cols-[15rem_1fr] md:gap-12 md:even:grid-cols-[1fr_15rem] lg:grid-cols-[20rem_1fr] lg:gap-16 lg:even:grid-cols-[1fr_20rem]">
      <PagePicture
        picture={leader.picture}
        sizes="(min-width: 1024px) 20rem, 15rem"
        className="arched mx-auto aspect-square w-60 object-cover md:w-full md:group-even:order-last"
        isFirst={isFirst}
      />
      <div className="max-w-reading md:group-even:justify-self-end">
        <p className="text-caption font-bold tracking-wide text-saffron-ink uppercase">{leader.title}</p>
        <h2 className="mt-1 text-heading text-maroon">{leader.name}</h2>
        <p className="mt-1 text-ink-soft">{leader.description}</p>
        <blockquote className="mt-6 border-t border-line pt-6 text-lead">
          <Icon name="quote" className="mb-3 size-8 fill-saffron-soft text-saffron" />
          {leader.message}
        </blockquote>
      </div>
    </article>
  );
}

function CommitteeList({ members }: { members: ManagementPage["committee"]["members"] }) {
  return (
    <ol className="card divide-y divide-line">
      {members.map(({ name, nameHi, role, roleHi }) => (
        <li key={name} className="px-5 py-3 sm:flex sm:items-baseline sm:justify-between sm:gap-6 md:px-7">
          <span>
            <b className="block">{name}</b>
            <span lang="hi" className="block text-ink-soft">
              {nameHi}
            </span>
          </span>
          <span className="block text-caption text-saffron-ink">
            {role} · <span lang="hi">{roleHi}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

export const page = fixedPage("/management", Management);
