import type { ReactNode } from "react";
import { words } from "../../../ui/panel-words.ts";
import { controlId, usePageForm } from "../page-form-context.tsx";

interface FieldNotes {
  note?: ReactNode;
  describedBy?: string;
  isInvalid?: true;
}

/** The error or warning at some paths, linked to the control by `describedBy`. */
export function useFieldNotes(...paths: string[]): FieldNotes {
  const { errors, warnings } = usePageForm();
  const first = (notes: Readonly<Record<string, string>>) =>
    paths.map((path) => notes[path]).find((note) => note !== undefined);
  const error = first(errors);
  const text = error === undefined ? first(warnings) : words.writeMessage(error);
  if (text === undefined) return {};
  const id = `${controlId(paths[0] ?? "")}-note`;
  const note = (
    <p
      id={id}
      className={`text-caption ${error === undefined ? "text-saffron-ink" : "font-bold text-danger"}`}
    >
      {text}
    </p>
  );
  return { describedBy: id, note, ...(error !== undefined && { isInvalid: true }) };
}
