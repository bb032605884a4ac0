import { useEffect, useRef, useState } from "react";
import type { Entity } from "../../../content/resources/define-resource.ts";
import { students } from "../../../content/resources/students.ts";
import { controlClass } from "../../ui/control-classes.ts";
import { words } from "../../ui/panel-words.ts";
import { listEntries } from "../api/api-client.ts";
import { ApiFailure, isAborted } from "../api/api-failure.ts";
import { FieldFrame, type FieldState } from "../entry-form/field-frame.tsx";
import { describeChild } from "./consent/linked-children.ts";

const said = words.childRecord;
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
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(said.searchFailed);
    }
  }

  return (
    <>
      <FieldFrame {...state} label={said.searchStudent} isOptional>
        {({ name: _name, ...control }) => (
          <input
            {...control}
            type="search"
            data-field={state.name}
            maxLength={200}
            autoComplete="off"
            placeholder={said.searchStudentFor}
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
        {failure ?? (found && said.found(found.length))}
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
