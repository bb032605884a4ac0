import type { Entity } from "../../../content/resources/define-resource.ts";
import type { students } from "../../../content/resources/students.ts";
import { words } from "../../ui/panel-words.ts";
import { formatDate } from "../dates/format-date.ts";

const said = words.studentRecords;

/** What the school knows of a student. */
export function StudentDetails({ student }: { student: Entity<typeof students> }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-caption">
      <Detail term={said.rollNumber} text={student.rollNumber} />
      <Detail term={said.class} text={said.classAndSection(student.class, student.section)} />
      <Detail term={said.born} text={student.dateOfBirth && formatDate(student.dateOfBirth)} />
      <Detail term={said.gender} text={words.translate(student.gender)} />
      <Detail term={said.guardian} text={student.guardianName} />
      <Detail term={said.mobile} text={student.mobileNumber} />
      <Detail term={said.address} text={student.address} />
    </dl>
  );
}

/** An edit may empty what a new student needs. */
function Detail({ term, text }: { term: string; text: string }) {
  if (text === "") return null;
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0">{text}</dd>
    </>
  );
}
