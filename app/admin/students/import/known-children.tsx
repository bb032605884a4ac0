import { useId } from "react";
import type { ImportRequest } from "../../../../content/students/import-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import type { RowFilter } from "./checked-rows.ts";

const said = words.studentImport;

interface KnownChildrenProps {
  counts: Readonly<Record<RowFilter, number>>;
  known: ImportRequest["known"];
  onChange: (known: ImportRequest["known"]) => void;
}

/** What becomes of rows about children whom the school has already. */
export function KnownChildren({ counts, known, onChange }: KnownChildrenProps) {
  const name = useId();
  const count = counts.changed + counts.unchanged + counts.skipped;
  if (count === 0) return null;
  const choice = (value: ImportRequest["known"], text: string) => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name={name}
        checked={known === value}
        onChange={() => onChange(value)}
        className="size-5 shrink-0 accent-maroon"
      />
      {text}
    </label>
  );
  return (
    <fieldset>
      <legend className="font-bold">{said.knownChildren(count)}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choice("update", said.updateKnown)}
        {choice("skip", said.skipKnown)}
      </div>
    </fieldset>
  );
}
