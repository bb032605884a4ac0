import type { ReactNode } from "react";
import { words } from "../../ui/panel-words.ts";
import { controlId, usePageForm } from "./page-form-context.tsx";

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
  const warning = error === undefined ? first(warnings) : undefined;
  const id = `${controlId(paths[0] ?? "")}-note`;
  if (error !== undefined) {
    const note = (
      <p id={id} className="font-bold text-caption text-danger">
        {words.translate(error)}
      </p>
    );
    return { describedBy: id, isInvalid: true, note };
  }
  if (warning === undefined) return {};
  const note = (
    <p id={id} className="text-caption text-saffron-ink">
      {warning}
    </p>
  );
  return { describedBy: id, note };
}
