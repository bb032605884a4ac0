import { controlClass } from "../../../core/panel/parts/control-classes.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { showClass } from "../../school/panel/exports.ts";
import type { Outcome } from "./year-choices.ts";

const texts = words.yearChange;

/** A prefix, because a class may have any name. */
const CLASS_MARK = "to:";
const LEAVES = "leaves";

const toValue = (outcome: Outcome | undefined): string => {
  if (outcome === undefined) return "";
  return outcome === null ? LEAVES : `${CLASS_MARK}${outcome}`;
};

const toOutcome = (value: string): Outcome => (value === LEAVES ? null : value.slice(CLASS_MARK.length));

/** "Moves to 6", "Stays in 5" or "Leaves school". */
export function describeOutcome(from: string, outcome: Outcome | undefined): string {
  if (outcome === undefined) return texts.choose;
  if (outcome === null) return texts.leaves;
  return outcome === from ? texts.staysIn(showClass(from)) : texts.movesTo(showClass(outcome));
}

interface OutcomeSelectProps {
  label: string;
  from: string;
  outcome: Outcome | undefined;
  targets: readonly string[];
  isInvalid: boolean;
  onChange: (outcome: Outcome) => void;
}

/** The choice of the next class. */
export function OutcomeSelect({ label, from, outcome, targets, isInvalid, onChange }: OutcomeSelectProps) {
  const others = targets.filter((name) => name !== from);
  return (
    <select
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      value={toValue(outcome)}
      onChange={({ currentTarget: { value } }) => onChange(toOutcome(value))}
      className={controlClass}
    >
      {outcome === undefined && <option value="">{texts.choose}</option>}
      {others.map((name) => (
        <option key={name} value={toValue(name)}>
          {texts.movesTo(showClass(name))}
        </option>
      ))}
      <option value={toValue(from)}>{texts.staysIn(showClass(from))}</option>
      <option value={LEAVES}>{texts.leaves}</option>
    </select>
  );
}
