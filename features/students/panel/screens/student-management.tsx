import { useId, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useSearchParams } from "react-router";
import type { SheetFormat } from "../../../../core/content/files/sheets.ts";
import type { Entity, Resource } from "../../../../core/content/types/define-resource.ts";
import { download, send } from "../../../../core/panel/api/send.ts";
import { formatDate } from "../../../../core/panel/dates/format-date.ts";
import type { CancelledForm } from "../../../../core/panel/entry-form/use-entry-form.ts";
import { CreateForm, focusFirstField } from "../../../../core/panel/entry-list/create-form.tsx";
import { describeRange, ListFrame } from "../../../../core/panel/entry-list/list-frame.tsx";
import { ListModal } from "../../../../core/panel/entry-list/list-modal.tsx";
import { loadPage } from "../../../../core/panel/entry-list/load-page.ts";
import { PageLinks } from "../../../../core/panel/entry-list/page-links.tsx";
import { useEntryList } from "../../../../core/panel/entry-list/use-entry-list.ts";
import {
  DRAFT_FILTER,
  EntryTable,
  translationFilters,
} from "../../../../core/panel/entry-table/entry-table.tsx";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import { narrowingIn, sortIn, writeSort } from "../../../../core/panel/entry-table/table-address.ts";
import { TableOffer } from "../../../../core/panel/entry-table/table-offer.tsx";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import { ViewSwitch } from "../../../../core/panel/entry-table/view-switch.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { linksOfList } from "../../../../core/panel/list-links.ts";
import { Button, buttonClass } from "../../../../core/panel/parts/button.tsx";
import type { ScreenOptions, ScreenProps } from "../../../../core/panel/screen.ts";
import { useMayOpen } from "../../../../core/panel/session/may-open.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { DownloadButton } from "../../../../core/panel/stored-files/download-button.tsx";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { loadClassNames, showClass, showSection } from "../../../school/panel/exports.ts";
import { STUDENT_PATHS } from "../../content/screen-paths.ts";
import { EXPORT_FIELDS, studentCalls } from "../../content/student-export-contract.ts";
import { students } from "../../content/students.ts";
import { BackButton } from "../back-button.tsx";
import { RecordLink } from "../record-link.tsx";
import { inPanelLanguage, showName } from "../shown-name.ts";
import { StudentCard } from "../student-card.tsx";
import { STUDENT_FILTERS } from "../student-filters.ts";
import { LEFT_FILTER, StudentSearch, suggestValues } from "../student-search.tsx";
import { findStudentWarnings } from "../student-warnings.ts";
import { useExportQuestion } from "../use-export-question.ts";

const texts = words.studentsScreen;
const names = namesOf(words, "students");

/** The form has no leaving date: it is set for many students at the end of a year. */
const FORM_FIELDS = (Object.keys(students.fields) as (keyof typeof students.fields)[]).filter(
  (name) => name !== "leftOn",
);

const TABLE: TableOptions<typeof students> = {
  names,
  title: { name: "name", label: words.entryScreens.name },
  titleOf: showName,
  pictureOf: ({ profilePhoto }) => profilePhoto,
  markOf: ({ leftOn }) => (leftOn ? words.studentMenu.leftOn(formatDate(leftOn)) : undefined),
  changes: ["class", "section"],
  columns: [
    { name: "rollNumber", label: texts.rollNumber, isNarrow: true, isShort: true },
    {
      name: "class",
      label: words.entryScreens.class,
      show: (student) => showClass(student.class),
      isNarrow: true,
      isShort: true,
    },
    {
      name: "section",
      label: texts.section,
      show: ({ section }) => showSection(section),
      isNarrow: true,
      isShort: true,
    },
    { name: "guardianName", label: texts.guardian, show: (student) => inPanelLanguage(student).guardianName },
    { name: "mobileNumber", label: texts.mobile },
  ],
};

const IMPORT_PATH = "/admin/student-import";
const IMPORT_OFFER = (
  <Link to={IMPORT_PATH} className={buttonClass("secondary")}>
    {words.studentMenu.emptyOffer}
  </Link>
);

const SCREEN_OPTIONS: ScreenOptions = { useServerMessageFor: ["update"] };

export const title = texts.title;

export async function loader({ request }: LoaderFunctionArgs) {
  const [view, counts, classNames] = await Promise.all([
    loadView(students, request, () => loadPage(students, request, { filters: STUDENT_FILTERS })),
    // Without the counts the list works, but its filters are disabled.
    loadOr(send(studentCalls.count, { signal: request.signal }), { total: 0, classes: [] }),
    loadClassNames(request.signal),
  ]);
  const { searchParams } = new URL(request.url);
  return { ...view, counts, classNames, isNarrowed: STUDENT_FILTERS.some((name) => searchParams.get(name)) };
}

export default function StudentManagement({ loaderData }: ScreenProps<typeof loader>) {
  const { loaded, counts, classNames, page, pageCount, isNarrowed, view } = loaderData;
  const mayOpen = useMayOpen();
  const emptyOffer = isNarrowed || !mayOpen(IMPORT_PATH) ? undefined : IMPORT_OFFER;
  const suggestions = suggestValues(counts, classNames);
  const entering = {
    fieldOrder: FORM_FIELDS,
    suggestions,
    findWarnings: (values: FormData, entry: Entity<Resource> | undefined) =>
      findStudentWarnings(values, entry, classNames.class),
  };
  const list = useEntryList(students, loaded, SCREEN_OPTIONS);
  const [isCreating, setCreating] = useState(list.opensNew);
  const [reopened, setReopened] = useState<CancelledForm>();
  const addButton = useRef<HTMLButtonElement>(null);
  const createForm = useRef<HTMLElement>(null);
  return (
    <>
      <ScreenHeading
        title={texts.heading}
        publicPath={students.screen.publicPath}
        menu={<StudentMenu total={loaded.total} />}
        mainAction={
          list.mayWrite && (
            <Button
              ref={addButton}
              onClick={() => {
                setCreating(true);
                focusFirstField(createForm.current);
              }}
            >
              {texts.add}
            </Button>
          )
        }
      >
        <ViewSwitch resource={students} view={view} />
      </ScreenHeading>
      {isCreating && (
        <CreateForm
          ref={createForm}
          list={list}
          title={texts.create}
          submitLabel={texts.create}
          opensFocused
          carries={["class", "section"]}
          {...entering}
          reopened={reopened}
          onCancel={(left) => {
            setCreating(false);
            setReopened(undefined);
            addButton.current?.focus();
            list.noteCancelled(left, (form) => {
              setReopened(form);
              setCreating(true);
            });
          }}
        />
      )}
      {view === "table" ? (
        <EntryTable
          list={list}
          table={TABLE}
          page={loaderData}
          search={
            <StudentSearch counts={counts} filters={[LEFT_FILTER, DRAFT_FILTER, ...translationFilters()]} />
          }
          suggestions={suggestions}
          actionsOf={(student) => (
            <>
              {student.leftOn && list.mayWrite && <BackButton list={list} student={student} isIcon />}
              <RecordLink id={student._id} name={showName(student)} />
            </>
          )}
          emptyOffer={emptyOffer}
        />
      ) : (
        <>
          <StudentSearch counts={counts} filters={[LEFT_FILTER]} />
          <TableOffer list={list} names={names} total={loaded.total} />
          <ListFrame
            list={list}
            label={texts.title}
            emptyText={isNarrowed ? words.entryTable.noMatch(names) : undefined}
            emptyOffer={emptyOffer}
            range={describeRange(names, loaderData)}
            // The next cards fill the row that the form of a card leaves open.
            className="grid-flow-row-dense"
          >
            {(student) => <StudentCard key={student._id} list={list} student={student} entering={entering} />}
          </ListFrame>
          <PageLinks page={page} pageCount={pageCount} />
        </>
      )}
      <ListModal list={list} update={{ title: texts.edit, submit: words.frame.save }} {...entering} />
    </>
  );
}

const menuTexts = words.studentMenu;

const TEXTS: Record<(typeof STUDENT_PATHS)[number], string> = {
  "/admin/student-import": menuTexts.importSheet,
  "/admin/student-photos": menuTexts.photos,
  "/admin/class-lists": menuTexts.classLists,
  "/admin/consents": menuTexts.consents,
  "/admin/consent-slips": menuTexts.slips,
};

const LINKS = linksOfList(
  "students",
  STUDENT_PATHS.map((to) => ({ to, label: TEXTS[to] })),
);

/** Occasional work with all students, and downloads of the listed ones. */
function StudentMenu({ total }: { total: number }) {
  const mayOpen = useMayOpen();
  return (
    <>
      <ul>
        {LINKS.filter(({ to }) => mayOpen(to)).map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center rounded-control px-3 py-2 leading-tight hover:bg-cream-deep"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ExportLinks total={total} />
    </>
  );
}

/** Downloads the students that match the list, from all its pages. */
function ExportLinks({ total }: { total: number }) {
  const id = useId();
  const askToExport = useExportQuestion();
  const [params] = useSearchParams();
  const load = (format: SheetFormat) => async () => {
    const sort = sortIn(params, students);
    const query = {
      ...narrowingIn(params, students),
      language: panelLanguage,
      sort: sort && writeSort(sort),
      format,
    };
    return (await download(studentCalls.exportList, `students.${format}`, { query })).file;
  };
  const ask = () =>
    askToExport(
      total,
      EXPORT_FIELDS.map(([, { label }]) => label[words.language]),
    );
  return (
    <section aria-labelledby={id} className="mt-2 border-line border-t px-3 pt-3 pb-2">
      <h2 id={id} className="mb-2 text-body text-maroon">
        {words.studentExport.heading}
      </h2>
      <div className="flex flex-wrap gap-2">
        <DownloadButton ask={ask} load={load("xlsx")} failed={words.studentExport.failed}>
          {words.studentExport.excel}
        </DownloadButton>
        <DownloadButton ask={ask} load={load("csv")} failed={words.studentExport.failed}>
          {words.studentExport.csv}
        </DownloadButton>
      </div>
    </section>
  );
}
