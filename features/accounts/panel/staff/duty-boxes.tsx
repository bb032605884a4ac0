import { useId } from "react";
import { dutyNames } from "../../../../core/content/api/permissions.ts";
import { labelClass } from "../../../../core/panel/parts/control-classes.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { describeDuty } from "./duty-list.tsx";

const texts = words.accounts;

interface DutyBoxesProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string;
}

/** A checkbox for each duty that says what it allows. `everything` includes the others, which then cannot be chosen. */
export function DutyBoxes({ chosen, onChange, error }: DutyBoxesProps) {
  const id = useId();
  const hasAll = chosen.includes("everything");
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
      className="grid min-w-0 gap-1"
    >
      <legend className={`${labelClass} mb-1`}>
        {texts.duties} <span className="font-normal text-caption text-ink-soft">{texts.dutiesHint}</span>
      </legend>
      {dutyNames.map((duty) => {
        const { name, may } = describeDuty(duty);
        const isIncluded = hasAll && duty !== "everything";
        return (
          <label
            key={duty}
            className={`flex min-h-11 items-start gap-3 rounded-control px-2 py-1.5 hover:bg-cream-deep ${isIncluded ? "text-ink-soft" : ""}`}
          >
            <input
              type="checkbox"
              name="duties"
              value={duty}
              checked={chosen.includes(duty) || isIncluded}
              disabled={isIncluded}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, duty] : chosen.filter((each) => each !== duty))
              }
              className="mt-1 size-5 shrink-0 accent-maroon"
            />
            <span className="min-w-0">
              <span className="block font-bold">{name}</span>
              <span className="block text-caption text-ink-soft">{may}</span>
            </span>
          </label>
        );
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className="font-bold text-caption text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
