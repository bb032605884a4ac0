import { useEffect, useId, useRef, useState } from "react";
import { controlClass } from "../../../ui/control-classes.ts";
import { words } from "../../../ui/panel-words.ts";
import { findByLabel, labelOf, type Student } from "../student-names.ts";
import type { PlannedPhoto } from "./photo-plan.ts";

const said = words.studentPhotos;

/** The id of the datalist of all students. */
export const STUDENT_LIST_ID = "photo-students";

/** The option for the field that finds another student. */
const ANOTHER = "another";

interface PhotoStudentChoiceProps {
  planned: PlannedPhoto<Student>;
  students: readonly Student[];
  /** Takes the focus when it opens. */
  isOpenedByHand: boolean;
  onChoose: (student: string) => void;
}

/** The choice of the student: a candidate, or any student by name. */
export function PhotoStudentChoice({ planned, students, isOpenedByHand, onChoose }: PhotoStudentChoiceProps) {
  const { photo, candidates, student } = planned;
  const [isFinding, setFinding] = useState(isOpenedByHand || candidates.length === 0);
  if (isFinding) {
    const isFocused = isOpenedByHand || candidates.length > 0;
    return <StudentFinder {...{ path: photo.path, student, students, isFocused, onChoose }} />;
  }
  return (
    <select
      aria-label={said.whoseOf(photo.path)}
      value={student?._id ?? ""}
      onChange={({ target }) => {
        if (target.value === ANOTHER) setFinding(true);
        else onChoose(target.value);
      }}
      className={controlClass}
    >
      <option value="">{said.whose}</option>
      {candidates.map((candidate) => (
        <option key={candidate._id} value={candidate._id}>
          {labelOf(candidate)}
        </option>
      ))}
      <option value={ANOTHER}>{said.another}</option>
    </select>
  );
}

interface StudentFinderProps {
  path: string;
  student: Student | undefined;
  students: readonly Student[];
  isFocused: boolean;
  onChoose: (student: string) => void;
}

function StudentFinder({ path, student, students, isFocused, onChoose }: StudentFinderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  return (
    <>
      <input
        ref={input}
        list={STUDENT_LIST_ID}
        aria-label={said.whoseOf(path)}
        aria-invalid={isUnknown || undefined}
        aria-describedby={isUnknown ? id : undefined}
        placeholder={said.findFor}
        defaultValue={student && labelOf(student)}
        autoComplete="off"
        onChange={({ target }) => {
          setUnknown(false);
          onChoose(findByLabel(students, target.value)?._id ?? "");
        }}
        onBlur={({ target }) => setUnknown(target.value !== "" && !findByLabel(students, target.value))}
        className={controlClass}
      />
      {isUnknown && (
        <p id={id} className="font-bold text-caption text-danger">
          {said.unknown}
        </p>
      )}
    </>
  );
}
