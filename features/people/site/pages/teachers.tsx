import type { ShownEntry } from "../../../../core/server/pages/site-content.ts";
import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Section } from "../../../../core/site/components/section.tsx";
import { orElse, Words } from "../../../../core/site/components/words.tsx";
import { loadList } from "../../../../core/site/load-list.ts";
import { ON_PHONE } from "../../../../core/site/pictures/picture.tsx";
import { UploadPicture } from "../../../../core/site/pictures/upload-picture.tsx";
import { type ListPageProps, listPage } from "../../../../core/site/public-page.ts";
import { useWords } from "../../../../core/site/site-context.tsx";

const CARD_FIELDS = ["name", "designation", "subject", "qualification", "image"] as const;

type Member = ShownEntry<"team", (typeof CARD_FIELDS)[number]>;

function Teachers({ data: { document, entries: members } }: ListPageProps<"teachers", Member>) {
  const words = useWords();
  return (
    <>
      <PageBanner path="/teachers" line={document.head.line} />
      <Section heading={orElse(document.head.heading, words.teachers.heading)}>
        {members.length === 0 ? (
          <EmptyList>{words.teachers.none}</EmptyList>
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
  const words = useWords();
  return (
    <article className="card flex h-full flex-col wrap-anywhere">
      <UploadPicture
        name={image}
        person={name}
        upTo={740}
        alt={words.portraitOf(name)}
        sizes={`(min-width: 1280px) 14rem, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, ${ON_PHONE.half}`}
        className="aspect-square w-full border-b-4 border-saffron object-cover"
      />
      <div className="flex grow flex-col p-3 sm:p-4">
        <Words of={name} as="h3" className="text-[1.125rem] leading-tight text-maroon xl:text-[1.25rem]" />
        <Words of={designation} as="p" className="mt-1 font-bold leading-snug" />
        <p className="mt-auto pt-2 text-caption leading-snug text-ink-soft">
          <Words of={subject} className="block" />
          <Words of={qualification} className="block" />
        </p>
      </div>
    </article>
  );
}

export const page = listPage("teachers", (services) => loadList(services, "team", CARD_FIELDS), Teachers);
