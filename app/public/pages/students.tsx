import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useNavigation, useSubmit } from "react-router";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { siteServices } from "../../site-services.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { UploadPicture } from "../components/upload-picture.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/students.ts";

export const meta = pageMeta("/students");

const PAGE_SIZE = 24;
const MAX_QUERY = 200;
const TYPING_PAUSE_MS = 250;

/** Names, roll numbers, classes and photos only: nothing else about a child leaves the server without a login. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, reportError } = context.get(siteServices);
  const parameters = new URL(request.url).searchParams;
  const q = cleanQuery(parameters.get("q") ?? "");
  const page = Math.min(Math.max(1, Number.parseInt(parameters.get("page") ?? "1", 10) || 1), 100_000);
  try {
    const { entries, total } = await content.list("students", {
      q: q || undefined,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    });
    const students = entries.map(({ _id, name, rollNumber, class: className, section, profilePhoto }) => ({
      _id,
      name,
      rollNumber,
      class: className,
      section,
      profilePhoto,
    }));
    return { q, page, total, students };
  } catch (error) {
    reportError(error);
    return { q, page: 1, total: 0, students: [] };
  }
}

const cleanQuery = (text: string) => text.toWellFormed().replaceAll("\0", "").trim().slice(0, MAX_QUERY);

export default function Students({ loaderData }: Route.ComponentProps) {
  const { q, page, total, students } = loaderData;
  return (
    <>
      <PageBanner line={pageHeads["/students"].line} />
      <div className="page-width py-12 md:py-16">
        <StudentSearch q={q} />
        <p aria-live="polite" className="mt-4 text-center text-ink-soft">
          {describeCount(total, q)}
        </p>
        {students.length === 0 ? (
          <div className="mt-8">
            <EmptyList>
              {q ? "No student matches your search." : "Student profiles will be shown here soon."}
            </EmptyList>
          </div>
        ) : (
          <ul className="mt-8 grid grid-cols-2 gap-4 sm:grid-cols-3 md:gap-6 lg:grid-cols-4">
            {students.map((student) => (
              <li key={student._id}>
                <StudentCard {...student} />
              </li>
            ))}
          </ul>
        )}
        <Pager q={q} page={page} pages={Math.max(1, Math.ceil(total / PAGE_SIZE))} />
      </div>
    </>
  );
}

function describeCount(total: number, q: string): string {
  const students = `${total.toLocaleString("en-IN")} ${total === 1 ? "student" : "students"}`;
  return q ? `${students} found for “${q}”` : students;
}

/** A plain form that works by itself; with JavaScript it also searches while one types. */
function StudentSearch({ q }: { q: string }) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const isSearching = navigation.state === "loading" && navigation.location.pathname === "/students";

  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    // Back and forward bring other searches; what somebody is typing right now stays.
    if (input.current && document.activeElement !== input.current) input.current.value = q;
  }, [q]);

  return (
    <Form method="get" action="/students" role="search" preventScrollReset className="mx-auto max-w-xl">
      <label htmlFor="student-search" className="block font-bold">
        Search students
      </label>
      <div className="mt-2 flex gap-2">
        <input
          ref={input}
          id="student-search"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={MAX_QUERY}
          autoComplete="off"
          placeholder="Name, roll number or class"
          onChange={(event) => {
            const { form } = event.currentTarget;
            clearTimeout(pause.current);
            pause.current = setTimeout(() => {
              if (form) void submit(form, { replace: true, preventScrollReset: true });
            }, TYPING_PAUSE_MS);
          }}
          className="min-h-12 w-full rounded-control border border-line-strong bg-paper px-4"
        />
        <button type="submit" className="button button-primary" aria-busy={isSearching}>
          <Search aria-hidden="true" className="size-5" />
          Search
        </button>
      </div>
    </Form>
  );
}

type Student = Route.ComponentProps["loaderData"]["students"][number];

function StudentCard({ name, rollNumber, class: className, section, profilePhoto }: Student) {
  return (
    <article className="card h-full text-center">
      <UploadPicture
        name={profilePhoto}
        alt={`Photo of ${name}`}
        sizes="(min-width: 1024px) 18rem, (min-width: 640px) 33vw, 50vw"
        className="aspect-square w-full object-cover"
      />
      <div className="p-4">
        <h2 className="text-[1.125rem] leading-tight text-maroon md:text-subhead">{name}</h2>
        <p className="mt-1 text-caption text-ink-soft">Roll number: {rollNumber}</p>
        <p className="text-caption text-ink-soft">
          Class: {className}, section {section}
        </p>
      </div>
    </article>
  );
}

function Pager({ q, page, pages }: { q: string; page: number; pages: number }) {
  if (pages === 1) return null;
  const address = (number: number) =>
    `/students?${new URLSearchParams({ ...(q && { q }), ...(number > 1 && { page: String(number) }) })}`;
  return (
    <nav aria-label="Pages of students" className="mt-10 flex items-center justify-center gap-4">
      {page > 1 && (
        <Link to={address(page - 1)} rel="prev" className="button button-secondary">
          Previous
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={address(page + 1)} rel="next" className="button button-secondary">
          Next
        </Link>
      )}
    </nav>
  );
}
