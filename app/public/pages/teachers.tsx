import type { PageDocument } from "../../../content/pages/index.ts";
import type { ShownEntry } from "../../../server/content/site-content.ts";
import { languageOf } from "../../ui/language.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { ON_PHONE } from "../components/picture.tsx";
import { Section } from "../components/section.tsx";
import { UploadPicture } from "../components/upload-picture.tsx";
import { orElse } from "../components/words.tsx";
import { loadList } from "../load-list.ts";
import { createPage, describeByHead } from "../public-page.ts";
import { useSite, useWords } from "../site-context.tsx";

const CARD_FIELDS = ["name", "designation", "subject", "qualification", "image"] as const;

type Member = ShownEntry<"team", (typeof CARD_FIELDS)[number]>;

interface TeachersData {
  head: PageDocument<"teachers">["head"];
  members: readonly Member[];
}

function Teachers({ data: { head, members } }: { data: TeachersData }) {
  const words = useWords();
  return (
    <>
      <PageBanner path="/teachers" line={head.line} />
      <Section heading={orElse(head.heading, words.teachers.heading)}>
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
  const { words, language } = useSite();
  return (
    <article className="card flex h-full flex-col wrap-anywhere">
      <UploadPicture
        name={image}
        person={name}
        upTo={640}
        alt={words.portraitOf(name)}
        sizes={`(min-width: 1280px) 14rem, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, ${ON_PHONE.half}`}
        className="aspect-square w-full border-b-4 border-saffron object-cover"
      />
      <div className="flex grow flex-col p-3 sm:p-4">
        <h3
          lang={languageOf(name, language)}
          className="text-[1.125rem] leading-tight text-maroon xl:text-[1.25rem]"
        >
          {name}
        </h3>
        <p lang={languageOf(designation, language)} className="mt-1 font-bold leading-snug">
          {designation}
        </p>
        <p className="mt-auto pt-2 text-caption leading-snug text-ink-soft">
          <span lang={languageOf(subject, language)} className="block">
            {subject}
          </span>
          <span lang={languageOf(qualification, language)} className="block">
            {qualification}
          </span>
        </p>
      </div>
    </article>
  );
}

export const page = createPage<TeachersData>({
  load: async (services) => ({
    data: {
      head: (await services.content.page("teachers")).head,
      members: await loadList(services, "team", CARD_FIELDS),
    },
  }),
  describe: ({ head }, site) => describeByHead("/teachers", head, site),
  Component: Teachers,
});
