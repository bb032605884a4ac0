import { words } from "../../ui/panel-words.ts";
import { controlId, usePageForm } from "./page-form-context.tsx";

/** What is wrong, or may be wrong, at some paths; tied to the control by `describedBy`. */
export function useFieldNotes(...paths: string[]) {
  const { errors, warnings } = usePageForm();
  const first = (notes: Readonly<Record<string, string>>) =>
    paths.map((path) => notes[path]).find((note) => note !== undefined);
  const error = first(errors);
  const warning = error === undefined ? first(warnings) : undefined;
  const id = `${controlId(paths[0] ?? "")}-note`;
  return {
    describedBy: error === undefined && warning === undefined ? undefined : id,
    isInvalid: error === undefined ? undefined : (true as const),
    note: <FieldNote id={id} error={error} warning={warning} />,
  };
}

function FieldNote({ id, error, warning }: { id: string; error?: string; warning?: string }) {
  if (error !== undefined) {
    return (
      <p id={id} className="font-bold text-caption text-danger">
        {words.translate(error)}
      </p>
    );
  }
  return warning === undefined ? null : (
    <p id={id} className="text-caption text-saffron-ink">
      {warning}
    </p>
  );
}
