import { Link, type LoaderFunctionArgs } from "react-router";
import type { Entity } from "../../../../core/content/types/define-resource.ts";
import { listEntries } from "../../../../core/panel/api/entries.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { formatDate } from "../../../../core/panel/dates/format-date.ts";
import { Badge } from "../../../../core/panel/entry-list/badge.tsx";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { HistoryLink } from "../../../../core/panel/history/history-link.tsx";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import { findRecordLinks } from "../../../../core/panel/record-links.ts";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { StoredPicture } from "../../../../core/panel/stored-files/stored-picture.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  type ChildRecord,
  type ConsentCounts,
  childPictureCalls,
  consentCalls,
} from "../../content/consent-contract.ts";
import { students } from "../../content/students.ts";
import { ChildFileActions } from "../child-file-actions.tsx";
import { ChildPictures } from "../consent/child-pictures.tsx";
import { ConsentHistory, ConsentPart } from "../consent/consent-part.tsx";
import { loadFound } from "../load-found.ts";
import { showName } from "../shown-name.ts";
import { StudentDetails } from "../student-details.tsx";

const texts = words.childRecord;

export const title = texts.title;

export const loader = ({ params: { id = "" }, request }: LoaderFunctionArgs) =>
  loadFound(loadChild(id, request.signal));

/** All data of one student; the QR code on a consent slip links here. */
export default function StudentRecord({ loaderData }: ScreenProps<typeof loader>) {
  if (loaderData === "missing") return <Missing />;
  if (loaderData === "failed") return <Failed />;
  return <Child key={loaderData.student._id} {...loaderData} />;
}

function Child({ student, record, pictures, rule, links }: LoadedChild) {
  const may = useMay();
  const name = showName(student);
  const search = new URLSearchParams({ q: student.name, class: student.class, section: student.section });
  return (
    <>
      <ScreenHeading title={name}>
        {may("students:write") && (
          <Link to={`${students.screen.path}?${search}`} className={buttonClass("secondary")}>
            {texts.edit}
          </Link>
        )}
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass("secondary")}>
            {label}
          </Link>
        ))}
        <HistoryLink type={students.name} id={student._id} title={name} className={buttonClass("secondary")}>
          {texts.history}
        </HistoryLink>
      </ScreenHeading>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[18rem_1fr]">
        <section aria-label={texts.details} className="card wrap-anywhere grid gap-4 p-5">
          <StoredPicture
            name={student.profilePhoto}
            isHidden={student.isDraft}
            alt=""
            sizes="8rem"
            className="mx-auto size-32 rounded-full object-cover"
          />
          {student.leftOn && (
            <p className="text-center">
              <Badge text={texts.leftOn(formatDate(student.leftOn))} />
            </p>
          )}
          <StudentDetails student={student} />
        </section>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ConsentPart record={record} rule={rule} hasPictures={pictures.length > 0} />
          <ChildPictures id={student._id} marked={pictures} isAllowed={record.now.pictures.isShown} />
          <ConsentHistory records={record.records} />
          <ChildFileActions student={{ ...student, name }} />
        </div>
      </div>
    </>
  );
}

const Failed = () => (
  <>
    <ScreenHeading title={texts.title} />
    <LoadFailed text={texts.loadFailed} />
  </>
);

const Missing = () => (
  <>
    <ScreenHeading title={texts.title} />
    <p className="mb-4">{texts.notFound}</p>
    <Link to={students.screen.path} className="text-link">
      {texts.toStudents}
    </Link>
  </>
);

interface LoadedChild {
  record: ChildRecord;
  student: Entity<typeof students>;
  /** The names of the pictures that show the student. */
  pictures: string[];
  rule: ConsentCounts["withoutRecord"];
  /** To entries of other features. */
  links: { to: string; label: string }[];
}

async function loadChild(id: string, signal: AbortSignal): Promise<LoadedChild | "missing"> {
  const [record, { files: pictures }, { withoutRecord }, links] = await Promise.all([
    send(consentCalls.ofStudent, { params: { student: id }, signal }),
    send(childPictureCalls.list, { params: { id }, signal }),
    send(consentCalls.counts, { signal }),
    findRecordLinks(students.name, id, signal),
  ]);
  const student = await findStudent(record, signal);
  return student ? { record, student, pictures, rule: withoutRecord, links } : "missing";
}

/** There is no call for one student, so the list of the section is read. */
async function findStudent({ student }: ChildRecord, signal: AbortSignal) {
  const { _id, class: className, section } = student;
  const { entries } = await listEntries(students, { class: className, section }, signal);
  return entries.find((each) => each._id === _id);
}
