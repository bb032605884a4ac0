import { useEffect, useRef } from "react";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import { formatDate } from "../../../core/panel/dates/format-date.ts";
import { EntryForm, type EntryFormProps } from "../../../core/panel/entry-form/entry-form.tsx";
import { Badge } from "../../../core/panel/entry-list/badge.tsx";
import { EntryCard } from "../../../core/panel/entry-list/entry-card.tsx";
import type { EntryList } from "../../../core/panel/entry-list/use-entry-list.ts";
import { StoredPicture } from "../../../core/panel/stored-files/stored-picture.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import type { students } from "../content/students.ts";
import { BackButton } from "./back-button.tsx";
import { RecordLink } from "./record-link.tsx";
import { showName } from "./shown-name.ts";
import { StudentDetails, StudentFacts } from "./student-details.tsx";

const texts = words.studentRecords;

interface StudentCardProps {
  list: EntryList<typeof students>;
  student: Entity<typeof students>;
  entering: Pick<EntryFormProps<typeof students>, "fieldOrder" | "findWarnings" | "suggestions">;
}

/** A student, or in edit mode the student's form; several cards may be edited at once. */
export function StudentCard({ list, student, entering }: StudentCardProps) {
  const place = list.editedPlaceOf(student);
  const name = showName(student);
  const isEditing = place !== undefined;
  const cardRef = useRef<HTMLLIElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // The element that had the focus is no longer there.
    if (isEditing !== wasEditing.current)
      cardRef.current?.querySelector<HTMLElement>("input, button")?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) {
    return (
      <li ref={cardRef} className="card col-span-full overflow-visible p-5 sm:p-7">
        <h2 className="mb-4 text-maroon text-subhead">{texts.edit(name)}</h2>
        <EntryForm
          resource={list.resource}
          entry={student}
          reopened={place?.form}
          options={list.options}
          {...entering}
          submitLabel={words.frame.save}
          isWide
          onCancel={(left) => {
            list.stopEditInPlace(student);
            list.noteCancelled(left, (form) => list.startEditInPlace(student, form));
          }}
          onSaved={(saved) => {
            list.stopEditInPlace(student);
            void list.noteSaved(saved);
          }}
        />
      </li>
    );
  }
  return (
    <EntryCard
      ref={cardRef}
      list={list}
      entry={student}
      title={name}
      onEdit={() => list.startEditInPlace(student)}
      marks={student.leftOn && <Badge text={words.studentMenu.leftOn(formatDate(student.leftOn))} />}
      actions={
        <>
          {student.leftOn && list.mayWrite && <BackButton list={list} student={student} />}
          <RecordLink id={student._id} name={name} />
        </>
      }
      picture={
        <StoredPicture
          name={student.profilePhoto}
          isHidden={student.isDraft}
          alt=""
          sizes="3.5rem"
          className="size-14 shrink-0 rounded-full object-cover"
        />
      }
      details={<StudentDetails student={student} />}
    >
      <StudentFacts student={student} />
    </EntryCard>
  );
}
