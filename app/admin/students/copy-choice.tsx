import { useId } from "react";
import type { ChildCopy } from "../../../content/students/student-export-contract.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatDate } from "../dates/format-date.ts";

const said = words.studentExport;

interface CopyChoiceProps {
  copies: readonly ChildCopy[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Other records that may be about the same child, to be deleted together with it. */
export function CopyChoice({ copies, chosen, onChange }: CopyChoiceProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={id}
      className="grid min-w-0 gap-2 rounded-control border border-line-strong p-4"
    >
      <legend className="px-1 font-bold">{said.copies}</legend>
      <p id={id}>{said.copiesText}</p>
      <ul className="grid divide-y divide-line">
        {copies.map((copy) => (
          <li key={copy._id}>
            <label className="wrap-anywhere flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                checked={chosen.includes(copy._id)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, copy._id] : chosen.filter((each) => each !== copy._id),
                  )
                }
                className="mt-0.5 size-5 shrink-0 accent-maroon"
              />
              <CopyText {...copy} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function CopyText({ place, isCertain, ...copy }: ChildCopy) {
  const details = [
    words.studentRecords.classAndSection(copy.class, copy.section),
    said.rollNumber(copy.rollNumber),
    copy.dateOfBirth && said.bornOn(formatDate(copy.dateOfBirth)),
    copy.guardianName,
  ];
  return (
    <span>
      <span lang={languageOf(copy.name, panelLanguage)} className="block font-bold">
        {copy.name}
      </span>
      <span className="block">{details.filter(Boolean).join(" · ")}</span>
      <span className="block text-caption text-ink-soft">
        {said.copyPlace[place]} · {isCertain ? said.copyCertain : said.copyPossible}
      </span>
    </span>
  );
}
