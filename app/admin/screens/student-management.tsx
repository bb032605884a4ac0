import { useRef, useState } from "react";
import { Link, type LoaderFunctionArgs } from "react-router";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { students } from "../../../content/resources/students.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { countStudents } from "../api/api-client.ts";
import { formatDate } from "../dates/format-date.ts";
import { CreateForm, focusFirstField } from "../entry-list/create-form.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadPage } from "../entry-list/load-page.ts";
import { PageLinks } from "../entry-list/page-links.tsx";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import { DRAFT_FILTER, EntryTable } from "../entry-table/entry-table.tsx";
import { loadView } from "../entry-table/load-view.ts";
import type { TableOptions } from "../entry-table/table-options.ts";
import { ViewSwitch } from "../entry-table/view-switch.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { ScreenOptions, ScreenProps } from "../screen.ts";
import { loadOr } from "../session/session-end.ts";
import { BackButton } from "../students/back-button.tsx";
import { loadClassNames } from "../students/class-names.ts";
import { RecordLink } from "../students/record-link.tsx";
import { StudentCard } from "../students/student-card.tsx";
import { StudentMenu } from "../students/student-menu.tsx";
import { LEFT_FILTER, StudentSearch, suggestValues } from "../students/student-search.tsx";
import { findStudentWarnings } from "../students/student-warnings.ts";

const said = words.entryScreens.students;
const names = words.entryNames.students;

const NARROWED_BY = ["q", "class", "section", "hasLeft"];
/** The form has no leaving date: it is set for many students at the end of a year. */
const FORM_FIELDS = (Object.keys(students.fields) as (keyof typeof students.fields)[]).filter(
  (name) => name !== "leftOn",
);

const TABLE: TableOptions<typeof students> = {
  names,
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  pictureOf: ({ profilePhoto }) => profilePhoto,
  markOf: ({ leftOn }) => (leftOn ? words.studentMenu.leftOn(formatDate(leftOn)) : undefined),
  changes: ["class", "section"],
  columns: [
    { name: "rollNumber", label: said.rollNumber, isNarrow: true, isShort: true },
    { name: "class", label: words.entryScreens.class, isNarrow: true, isShort: true },
    { name: "section", label: said.section, isNarrow: true, isShort: true },
    { name: "guardianName", label: said.guardian },
    { name: "mobileNumber", label: said.mobile },
  ],
};

const IMPORT_OFFER = (
  <Link to="/admin/student-import" className={buttonClass("secondary")}>
    {words.studentMenu.emptyOffer}
  </Link>
);

const SCREEN_OPTIONS: ScreenOptions = { useServerMessageFor: ["update"] };

export const title = said.title;

export async function loader({ request }: LoaderFunctionArgs) {
  const [view, counts, classNames] = await Promise.all([
    loadView(students, request, () => loadPage(students, request, { filters: NARROWED_BY })),
    // Without the counts the list works, but its filters are disabled.
    loadOr(countStudents(request.signal), { total: 0, classes: [] }),
    loadClassNames(request.signal),
  ]);
  const { searchParams } = new URL(request.url);
  return { ...view, counts, classNames, isNarrowed: NARROWED_BY.some((name) => searchParams.get(name)) };
}

export default function StudentManagement({ loaderData }: ScreenProps<typeof loader>) {
  const { loaded, counts, classNames, page, pageCount, first, isNarrowed, view } = loaderData;
  const emptyOffer = isNarrowed ? undefined : IMPORT_OFFER;
  const suggestions = suggestValues(counts, classNames);
  const entering = {
    fieldOrder: FORM_FIELDS,
    suggestions,
    findWarnings: (values: FormData, entry: Entity<Resource> | undefined) =>
      findStudentWarnings(values, entry, classNames.class),
  };
  const list = useEntryList(students, loaded, SCREEN_OPTIONS);
  const [isCreating, setCreating] = useState(list.opensNew);
  const addButton = useRef<HTMLButtonElement>(null);
  const createForm = useRef<HTMLElement>(null);
  return (
    <>
      <ScreenHeading title={said.heading} publicPath={students.screen.publicPath}>
        <ViewSwitch resource={students} view={view} />
        <StudentMenu />
        <Button
          ref={addButton}
          onClick={() => {
            setCreating(true);
            focusFirstField(createForm.current);
          }}
        >
          {said.add}
        </Button>
      </ScreenHeading>
      {isCreating && (
        <CreateForm
          ref={createForm}
          list={list}
          title={said.create}
          submitLabel={said.create}
          opensFocused
          carries={["class", "section"]}
          {...entering}
          onCancel={() => {
            setCreating(false);
            addButton.current?.focus();
          }}
        />
      )}
      {view === "table" ? (
        <EntryTable
          list={list}
          table={TABLE}
          page={loaderData}
          search={<StudentSearch counts={counts} filters={[LEFT_FILTER, DRAFT_FILTER]} />}
          suggestions={suggestions}
          actionsOf={(student) => (
            <>
              {student.leftOn && <BackButton list={list} student={student} isIcon />}
              <RecordLink id={student._id} name={student.name} />
            </>
          )}
          emptyOffer={emptyOffer}
        />
      ) : (
        <>
          <StudentSearch counts={counts} filters={[LEFT_FILTER]} />
          <p role="status" className="mb-4 text-ink-soft">
            {loaded.total > 0 &&
              words.entryTable.range(names, first, first + loaded.entries.length - 1, loaded.total)}
          </p>
          <ListFrame
            list={list}
            label={said.title}
            emptyText={isNarrowed ? words.entryTable.noMatch(names) : undefined}
            emptyOffer={emptyOffer}
            columns="sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
          >
            {(student) => <StudentCard key={student._id} list={list} student={student} entering={entering} />}
          </ListFrame>
          <PageLinks page={page} pageCount={pageCount} />
        </>
      )}
      <ListModal list={list} update={{ title: said.edit, submit: words.frame.save }} {...entering} />
    </>
  );
}
