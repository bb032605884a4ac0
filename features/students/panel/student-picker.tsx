import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { permissionNeededMessage } from "../../../core/content/api/duty-names.ts";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import { failureOf, isAborted, logFailure } from "../../../core/panel/api/api-failure.ts";
import { listEntries } from "../../../core/panel/api/entries.ts";
import { FieldFrame, type FieldState } from "../../../core/panel/entry-form/fields/field-frame.tsx";
import type { FoldedInputProps, FoldedPart } from "../../../core/panel/entry-form/fields/folded-fields.tsx";
import { findControl, writeControl } from "../../../core/panel/entry-form/form-values.ts";
import { controlClass } from "../../../core/panel/parts/control-classes.ts";
import { useMay } from "../../../core/panel/session/rights.ts";
import { words } from "../../../core/ui/panel-words.ts";
import type { ChildConsents } from "../content/consent-contract.ts";
import { students } from "../content/students.ts";
import { describeChild, findChild, nameChild } from "./consent/linked-children.ts";

const texts = words.childRecord;

type Student = ChildConsents["student"];

/** Permissions for finding a student, and for showing the linked one. */
const NEEDED = ["students:read", "consents:read"] as const;

interface StudentPickerProps extends FieldState, FoldedInputProps {
  /** The fields that are filled with the student's name, also in Hindi, and class if they are empty. */
  fills: { name: string; class: string };
}

/** The part of a form that links an entry to a student. */
export const studentPart = (fills: StudentPickerProps["fills"]): FoldedPart => ({
  title: texts.studentPart,
  names: ["studentId"],
  inputs: { studentId: (props) => <StudentPicker {...props} fills={fills} /> },
  valueNames: { studentId: (id) => nameChild(id) },
});

function StudentPicker({ defaultValue, isRestored, fills, ...state }: StudentPickerProps) {
  const ref = useRef<HTMLInputElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const [id, setId] = useState(defaultValue);
  const [known, setKnown] = useState<Student>();
  const may = useMay();
  const lacking = NEEDED.find((permission) => !may(permission));
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
    if (!student) return;
    const values = [
      [fills.name, student.name],
      [`${fills.name}Hi`, student.nameHi ?? ""],
      [fills.class, student.class],
    ] as const;
    for (const [name, value] of values) {
      if (value !== "" && findControl(form, name)?.value === "") fill(form, name, value);
    }
  }

  return (
    <div ref={part} className="grid gap-2">
      {/* A hidden text input, because resetting a form does not change inputs of type hidden. */}
      <input ref={ref} type="text" hidden readOnly name={state.name} defaultValue={defaultValue} />
      {lacking !== undefined ? (
        <p>{words.writeMessage(permissionNeededMessage(lacking))}</p>
      ) : id === "" ? (
        <StudentFinder {...state} onChoose={choose} />
      ) : (
        <ChosenStudent
          key={id}
          id={id}
          known={known?._id === id ? known : undefined}
          onDrop={() => choose(undefined)}
        />
      )}
      <p className="text-caption text-ink-soft">{texts.whyLink}</p>
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
      (error: unknown) => logFailure(failureOf(error)),
    );
  }, [id, known]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-cream-deep px-4 py-1">
      <p className="min-w-0 py-2 font-bold">
        {student === null ? texts.linkGone : student ? describeChild(student) : words.frame.loading}
      </p>
      <button type="button" className="text-link min-h-11" onClick={onDrop}>
        {texts.unlink}
      </button>
    </div>
  );
}

const MOST_FOUND = 8;
/** Long enough for a fast typist, short enough to feel immediate. */
const PAUSE_MS = 250;

type Found = readonly Entity<typeof students>[];

interface StudentFinderProps extends FieldState {
  onChoose: (student: Entity<typeof students>) => void;
}

/** Searches for a student and lists the matches. */
export function StudentFinder({ onChoose, ...state }: StudentFinderProps) {
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const looking = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      looking.current?.abort();
    },
    [],
  );

  async function look(q: string): Promise<void> {
    looking.current?.abort();
    const controller = new AbortController();
    looking.current = controller;
    setFailure(undefined);
    if (q === "") return setFound(undefined);
    try {
      setFound((await listEntries(students, { q, limit: MOST_FOUND }, controller.signal)).entries);
    } catch (error) {
      if (isAborted(error)) return;
      failureOf(error);
      setFailure(texts.searchFailed);
    }
  }

  return (
    <>
      <FieldFrame {...state} label={texts.searchStudent} isOptional>
        {({ name: _name, ...control }) => (
          <input
            {...control}
            type="search"
            data-field={state.name}
            maxLength={200}
            autoComplete="off"
            placeholder={texts.searchStudentFor}
            className={controlClass}
            onChange={({ target }) => {
              clearTimeout(timer.current);
              timer.current = setTimeout(() => void look(target.value.trim()), PAUSE_MS);
            }}
            // Enter would submit the form.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        )}
      </FieldFrame>
      <p role="status" className="text-caption text-ink-soft empty:hidden">
        {failure ?? (found && texts.found(found.length))}
      </p>
      {found && found.length > 0 && (
        <ul className="grid rounded-control border border-line-strong">
          {found.map((student) => (
            <li key={student._id} className="border-line not-first:border-t">
              <button
                type="button"
                onClick={() => onChoose(student)}
                className="min-h-11 w-full px-4 py-2 text-start hover:bg-cream-deep"
              >
                {describeChild(student)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
