import { pageHeads } from "../../../content/pages/page-heads.ts";
import type { ShownEntry } from "../../../server/content/site-content.ts";
import { languageOf } from "../../ui/language.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { ON_PHONE } from "../components/picture.tsx";
import { Section } from "../components/section.tsx";
import { UploadPicture } from "../components/upload-picture.tsx";
import { loadList } from "../load-list.ts";
import { definePage, describeByHead } from "../public-page.ts";

const CARD_FIELDS = ["name", "designation", "subject", "qualification", "image"] as const;

type Member = ShownEntry<"team", (typeof CARD_FIELDS)[number]>;

function Teachers({ data: members }: { data: readonly Member[] }) {
  const { heading, line } = pageHeads["/teachers"];
  return (
    <>
      <PageBanner path="/teachers" line={line} />
      <Section heading={heading}>
        {members.length === 0 ? (
          <EmptyList>Our teachers will be introduced here soon.</EmptyList>
        ) : (
          <ul className="balanced-list two-up gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 xl:grid-cols-5">
            {members.map((member) => (
              <li key={member._id}>
                <TeamMember {...member} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function TeamMember({ name, designation, subject, qualification, image }: Member) {
  return (
    <article className="card flex h-full flex-col wrap-anywhere">
      <UploadPicture
        name={image}
        person={name}
        upTo={640}
        alt={`Portrait of ${name}`}
        sizes={`(min-width: 1280px) 14rem, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, ${ON_PHONE.half}`}
        className="aspect-square w-full border-b-4 border-saffron object-cover"
      />
      <div className="flex grow flex-col p-3 sm:p-4">
        <h3 lang={languageOf(name)} className="text-[1.125rem] leading-tight text-maroon xl:text-[1.25rem]">
          {name}
        </h3>
        <p lang={languageOf(designation)} className="mt-1 font-bold leading-snug">
          {designation}
        </p>
        <p className="mt-auto pt-2 text-caption leading-snug text-ink-soft">
          <span lang={languageOf(subject)} className="block">
            {subject}
          </span>
          <span lang={languageOf(qualification)} className="block">
            {qualification}
          </span>
        </p>
      </div>
    </article>
  );
}

export const page = definePage({
  load: async (services) => ({ data: await loadList(services, "team", CARD_FIELDS) }),
  describe: () => describeByHead("/teachers"),
  Component: Teachers,
});
