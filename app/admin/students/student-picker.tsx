import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChildConsents } from "../../../content/consent/consent-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { ApiFailure, logFailure } from "../api/api-failure.ts";
import type { FieldState } from "../entry-form/field-frame.tsx";
import type { FoldedInputProps, FoldedPart } from "../entry-form/folded-fields.tsx";
import { findControl, writeControl } from "../entry-form/form-values.ts";
import { describeChild, findChild, nameChild } from "./consent/linked-children.ts";
import { StudentFinder } from "./student-finder.tsx";

const said = words.childRecord;

type Student = ChildConsents["student"];

interface StudentPickerProps extends FieldState, FoldedInputProps {
  /** The fields that are filled with the student's name and class if they are empty. */
  fills: { name: string; class: string };
}

/** The part of a form that links an entry to a student. */
export const studentPart = (fills: StudentPickerProps["fills"]): FoldedPart => ({
  title: said.studentPart,
  names: ["studentId"],
  inputs: { studentId: (props) => <StudentPicker {...props} fills={fills} /> },
  valueNames: { studentId: (id) => nameChild(id) },
});

function StudentPicker({ defaultValue, isRestored, fills, ...state }: StudentPickerProps) {
  const ref = useRef<HTMLInputElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const [id, setId] = useState(defaultValue);
  const [known, setKnown] = useState<Student>();
  const wasPressed = useRef(false);
  // Restoring or discarding a draft changes the value without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is read again when a draft is restored or discarded
  useLayoutEffect(() => setId((before) => ref.current?.value ?? before), [isRestored]);
  // The clicked element is no longer there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect depends on the choice
  useEffect(() => {
    if (wasPressed.current) part.current?.querySelector<HTMLElement>("button, [type=search]")?.focus();
    wasPressed.current = false;
  }, [id]);

  function choose(student: Student | undefined): void {
    const form = ref.current?.form;
    if (!form) return;
    wasPressed.current = true;
    setKnown(student);
    setId(student?._id ?? "");
    fill(form, state.name, student?._id ?? "");
    for (const part of student ? (["name", "class"] as const) : []) {
      if (student && findControl(form, fills[part])?.value === "") fill(form, fills[part], student[part]);
    }
  }

  return (
    <div ref={part} className="grid gap-2">
      {/* A hidden text input, because resetting a form does not change inputs of type hidden. */}
      <input ref={ref} type="text" hidden readOnly name={state.name} defaultValue={defaultValue} />
      {id === "" ? (
        <StudentFinder {...state} onChoose={choose} />
      ) : (
        <ChosenStudent
          key={id}
          id={id}
          known={known?._id === id ? known : undefined}
          onDrop={() => choose(undefined)}
        />
      )}
      <p className="text-caption text-ink-soft">{said.whyLink}</p>
    </div>
  );
}

/** Dispatches an input event, so that the form saves the draft and clears the error. */
function fill(form: HTMLFormElement, name: string, value: string): void {
  const control = findControl(form, name);
  if (!control) return;
  writeControl(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

interface ChosenStudentProps {
  id: string;
  /** Loaded if absent. */
  known: Student | undefined;
  onDrop: () => void;
}

function ChosenStudent({ id, known, onDrop }: ChosenStudentProps) {
  const [student, setStudent] = useState<Student | null | undefined>(known);
  useEffect(() => {
    if (known) return;
    findChild(id).then(
      (child) => setStudent(child?.student ?? null),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        logFailure(error);
      },
    );
  }, [id, known]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-cream-deep px-4 py-1">
      <p className="min-w-0 py-2 font-bold">
        {student === null ? said.linkGone : student ? describeChild(student) : words.frame.loading}
      </p>
      <button type="button" className="text-link min-h-11" onClick={onDrop}>
        {said.unlink}
      </button>
    </div>
  );
}
