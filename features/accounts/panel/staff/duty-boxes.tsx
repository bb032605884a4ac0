import { type Duty, dutyNames } from "../../../../core/content/api/permissions.ts";
import { BoxGroup, BoxLine } from "../../../../core/panel/forms/fields.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { describeDuty } from "./duty-list.tsx";

const texts = words.accounts;

interface DutyBoxesProps {
  chosen: readonly Duty[];
  onChange: (chosen: Duty[]) => void;
}

/** A checkbox for each duty that says what it allows. `everything` includes the others, which then cannot be chosen. */
export function DutyBoxes({ chosen, onChange }: DutyBoxesProps) {
  const hasAll = chosen.includes("everything");
  return (
    <BoxGroup name="duties" legend={texts.duties} legendHint={texts.dutiesHint}>
      {dutyNames.map((duty) => {
        const { name, may } = describeDuty(duty);
        const isIncluded = hasAll && duty !== "everything";
        return (
          <BoxLine
            key={duty}
            name="duties"
            value={duty}
            checked={chosen.includes(duty) || isIncluded}
            disabled={isIncluded}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, duty] : chosen.filter((each) => each !== duty))
            }
          >
            <span className="block font-bold">{name}</span>
            <span className="block text-caption text-ink-soft">{may}</span>
          </BoxLine>
        );
      })}
    </BoxGroup>
  );
}
