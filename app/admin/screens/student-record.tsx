import { Link, type LoaderFunctionArgs } from "react-router";
import { students } from "../../../content/resources/students.ts";
import { historyPath } from "../../../content/site/office-paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { formatDate } from "../dates/format-date.ts";
import { Badge } from "../entry-list/badge.tsx";
import { LoadFailed } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { orToLogin } from "../session/session-end.ts";
import { StoredPicture } from "../stored-files/stored-picture.tsx";
import { ChildFileActions } from "../students/child-file-actions.tsx";
import { ChildPictures } from "../students/consent/child-pictures.tsx";
import { ConsentHistory } from "../students/consent/consent-history.tsx";
import { ConsentPart } from "../students/consent/consent-part.tsx";
import { type LoadedChild, loadChild } from "../students/consent/load-child.ts";
import { StudentDetails } from "../students/student-details.tsx";

const said = words.childRecord;

export const title = said.title;

export const loader = ({ params: { id = "" }, request }: LoaderFunctionArgs) =>
  orToLogin(loadChild(id, request.signal));

/** Everything about one child; the QR code on a slip for parents leads here. */
export default function StudentRecord({ loaderData }: ScreenProps<typeof loader>) {
  if (loaderData === "missing") return <Missing />;
  if (loaderData === "failed") return <LoadFailed text={said.loadFailed} />;
  return <Child key={loaderData.student._id} {...loaderData} />;
}

function Child({ student, record, pictures, rule }: LoadedChild) {
  const search = new URLSearchParams({ q: student.name, class: student.class, section: student.section });
  return (
    <>
      <ScreenHeading title={student.name}>
        <Link to={`${students.screen.path}?${search}`} className={buttonClass("secondary")}>
          {said.edit}
        </Link>
        <Link to={historyPath(students.name, student._id)} className={buttonClass("secondary")}>
          {said.history}
        </Link>
      </ScreenHeading>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[18rem_1fr]">
        <section aria-label={said.details} className="card wrap-anywhere grid gap-4 p-5">
          <StoredPicture
            name={student.profilePhoto}
            alt=""
            sizes="8rem"
            className="mx-auto size-32 rounded-full object-cover"
          />
          {student.leftOn && (
            <p className="text-center">
              <Badge text={said.leftOn(formatDate(student.leftOn))} />
            </p>
          )}
          <StudentDetails student={student} />
        </section>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ConsentPart record={record} rule={rule} hasPictures={pictures.length > 0} />
          <ChildPictures id={student._id} marked={pictures} isAllowed={record.now.pictures.isShown} />
          <ConsentHistory records={record.records} />
          <ChildFileActions student={student} />
        </div>
      </div>
    </>
  );
}

const Missing = () => (
  <>
    <ScreenHeading title={said.title} />
    <p className="mb-4">{said.notFound}</p>
    <Link to={students.screen.path} className="text-link">
      {said.toStudents}
    </Link>
  </>
);
