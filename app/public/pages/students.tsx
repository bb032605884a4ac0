import { Link } from "react-router";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { siteServices } from "../../site-services.ts";
import { Icon } from "../../ui/icon.tsx";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { StudentSearch } from "../components/student-search.tsx";
import { UploadPicture } from "../components/upload-picture.tsx";
import { formatNumber } from "../numbers.ts";
import { pageMeta } from "../page-meta.ts";
import { readStudentQuery, STUDENTS_PER_PAGE, studentsAddress } from "../student-query.ts";
import type { Route } from "./+types/students.ts";

/** Open to visitors, but no search engine should lead strangers to a child. */
export const meta = (given: Route.MetaArgs) => [
  ...pageMeta("/students")(given),
  { name: "robots", content: "noindex" },
];

const CARD_FIELDS = ["name", "rollNumber", "class", "section", "profilePhoto"] as const;

/** Names, roll numbers, classes and photos only: nothing else about a child leaves the server without a login. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, reportError } = context.get(siteServices);
  const { q, page: wanted } = readStudentQuery(new URL(request.url).searchParams);
  const list = (page: number) =>
    content.list("students", CARD_FIELDS, {
      q: q || undefined,
      limit: STUDENTS_PER_PAGE,
      offset: (page - 1) * STUDENTS_PER_PAGE,
    });
  try {
    const found = await list(wanted);
    const pages = Math.max(1, Math.ceil(found.total / STUDENTS_PER_PAGE));
    const page = Math.min(wanted, pages);
    const { entries: students } = page === wanted ? found : await list(page);
    return { q, page, pages, total: found.total, students };
  } catch (error) {
    reportError(error);
    return { q, page: 1, pages: 1, total: 0, students: [] };
  }
}

export default function Students({ loaderData }: Route.ComponentProps) {
  const { q, page, pages, total, students } = loaderData;
  const { heading, line } = pageHeads["/students"];
  return (
    <>
      <PageBanner line={line} />
      <section aria-label={heading} className="page-width py-10 md:py-14">
        <StudentSearch q={q} />
        <p id="student-list" role="status" className="mt-5 text-center text-ink-soft wrap-anywhere">
          {describeCount(total, q)}
        </p>
        {students.length === 0 ? (
          <div className="mt-8">
            <EmptyList>
              {q ? "No student matches your search." : "Student profiles will be shown here soon."}
            </EmptyList>
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
        {pages > 1 && <Pager q={q} page={page} pages={pages} />}
      </section>
    </>
  );
}

function describeCount(total: number, q: string): string {
  const students = `${formatNumber(total)} ${total === 1 ? "student" : "students"}`;
  return q ? `${students} found for “${q}”` : students;
}

type Student = Route.ComponentProps["loaderData"]["students"][number];

/** Like an identity card. */
function StudentCard({ name, rollNumber, class: className, section, profilePhoto }: Student) {
  return (
    <article className="card flex h-full items-stretch">
      <UploadPicture
        name={profilePhoto}
        alt={`Photo of ${name}`}
        sizes="7rem"
        className="aspect-square w-28 shrink-0 object-cover"
      />
      <div className="flex min-w-0 grow flex-col justify-center border-l-4 border-saffron-soft px-4 py-3 wrap-anywhere">
        <h2 className="text-[1.1875rem] leading-tight text-maroon">{name}</h2>
        <p className="mt-1.5 text-caption">
          Class: {className}, section {section}
        </p>
        <p className="text-caption text-ink-soft">Roll number: {rollNumber}</p>
      </div>
    </article>
  );
}

function Pager({ q, page, pages }: { q: string; page: number; pages: number }) {
  const address = (number: number) => `${studentsAddress(q, number)}#student-list`;
  return (
    <nav aria-label="Pages of students" className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Link to={address(page - 1)} rel="prev" className="button button-secondary">
          <Icon name="chevron-left" className="size-5" />
          Previous
        </Link>
      )}
      <span className="tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={address(page + 1)} rel="next" className="button button-secondary">
          Next
          <Icon name="chevron-right" className="size-5" />
        </Link>
      )}
    </nav>
  );
}
