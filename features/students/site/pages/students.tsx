import { formatNumber } from "../../../../core/content/text/format-number.ts";
import type { ShownEntry } from "../../../../core/server/pages/site-content.ts";
import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Pager } from "../../../../core/site/components/pager.tsx";
import { SearchBox } from "../../../../core/site/components/search-box.tsx";
import { Words } from "../../../../core/site/components/words.tsx";
import { listAddress, readListQuery } from "../../../../core/site/list-query.ts";
import { loadListPage } from "../../../../core/site/load-list.ts";
import { UploadPicture } from "../../../../core/site/pictures/upload-picture.tsx";
import {
  createPage,
  describeByHead,
  type PageRequest,
  type PageServices,
  type PropsOf,
} from "../../../../core/site/public-page.ts";
import { useAddress, useSite, useWords } from "../../../../core/site/site-context.tsx";
import { nameOfClass, nameOfSection } from "../../../school/content/exports.ts";

const STUDENTS_PER_PAGE = 24;

type Student = ShownEntry<"students", (typeof CARD_FIELDS)[number]>;

const CARD_FIELDS = ["name", "rollNumber", "class", "section", "profilePhoto"] as const;

/** Only names, roll numbers, classes and photos: other data about students needs a login. */
async function loadStudents(services: PageServices, { query }: PageRequest) {
  const { q, page: wanted } = readListQuery(query);
  const { head } = await services.content.page("students");
  try {
    const { entries, ...counts } = await loadListPage(wanted, STUDENTS_PER_PAGE, (range) =>
      services.content.list("students", CARD_FIELDS, {
        q: q || undefined,
        language: services.language,
        ...range,
      }),
    );
    return { data: { head, q, ...counts, students: entries } };
  } catch (error) {
    services.reportError(error);
    return { data: { head, q, page: 1, pages: 1, total: 0, students: [] } };
  }
}

function Students({ data: { head, q, page, pages, total, students } }: PropsOf<typeof loadStudents>) {
  const { students: words, privacy } = useWords();
  const address = useAddress();
  const shownTotal = formatNumber(total);
  return (
    <>
      <PageBanner path="/students" line={head.line} />
      <section aria-label={words.list} className="section page-width">
        <SearchBox
          id="student-search"
          action={address("/students")}
          label={words.search}
          button={words.searchButton}
          placeholder={words.placeholder}
          q={q}
          form={{ "data-searches-students": "" }}
        />
        <div id="found-students">
          <p id="student-list" role="status" className="mt-5 text-center text-ink-soft wrap-anywhere">
            {q ? words.found(shownTotal, total === 1, q) : words.count(shownTotal, total === 1)}
          </p>
          {students.length === 0 ? (
            <div className="mt-8">
              <EmptyList>{q ? words.noneFound : words.none}</EmptyList>
            </div>
          ) : (
            <ul className="mt-6 grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
              {students.map((student) => (
                <li key={student._id}>
                  <StudentCard {...student} />
                </li>
              ))}
            </ul>
          )}
          <Pager
            label={words.pages}
            page={page}
            pages={pages}
            addressOf={(number) => `${address(listAddress("/students", { q, page: number }))}#student-list`}
          />
        </div>
        <p className="mt-8 text-center">
          <a href={address("/privacy")} className="text-link inline-flex min-h-11 items-center">
            {privacy.studentsLink}
          </a>
        </p>
      </section>
    </>
  );
}

/** Like an identity card. */
function StudentCard({ name, rollNumber, class: className, section, profilePhoto }: Student) {
  const { school, words, language } = useSite();
  return (
    <article className="card flex h-full items-stretch">
      <UploadPicture
        name={profilePhoto}
        person={name}
        upTo={320}
        alt={words.photoOf(name)}
        sizes="7rem"
        className="aspect-square w-[min(7rem,30vw)] shrink-0 object-cover"
      />
      <div className="flex min-w-0 grow flex-col justify-center border-l-4 border-saffron-soft px-4 py-3 wrap-anywhere">
        <Words of={name} as="h2" className="text-[1.125rem] leading-tight text-maroon" />
        <p className="mt-1.5 text-caption">
          {words.students.class(
            nameOfClass(school.classes, className, language),
            nameOfSection(section, language),
          )}
        </p>
        <p className="text-caption text-ink-soft">{words.students.rollNumber(rollNumber)}</p>
      </div>
    </article>
  );
}

export const page = createPage({
  load: loadStudents,
  /** Public, but not indexed by search engines. */
  describe: ({ head }, site) => ({ ...describeByHead("/students", head, site), isIndexed: false }),
  Component: Students,
});
