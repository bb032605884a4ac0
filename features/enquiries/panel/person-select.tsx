import type { Person } from "../../../core/content/api/work-calls.ts";
import { LabelledSelect } from "../../../core/panel/parts/labelled-select.tsx";
import { findAccountId } from "../../../core/panel/session/rights.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { personName } from "./enquiry-names.ts";

const texts = words.inbox;

interface PersonSelectProps {
  people: readonly Person[];
  /** The `_id` of an account; empty: nobody. */
  value: string;
  onChoose: (id: string) => void;
  /** An additional first option with the value `undefined` in words. */
  leave?: { value: string; text: string };
}

/** Chooses who answers an enquiry. */
export function PersonSelect({ people, value, onChoose, leave }: PersonSelectProps) {
  const accountId = findAccountId();
  const isGone = value !== "" && value !== leave?.value && people.every(({ _id }) => _id !== value);
  return (
    <LabelledSelect
      label={texts.fields.assignedTo}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {leave && <option value={leave.value}>{leave.text}</option>}
      <option value="">{texts.nobody}</option>
      {people.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {_id === accountId ? texts.meNamed(name) : name}
        </option>
      ))}
      {isGone && <option value={value}>{personName(people, value)}</option>}
    </LabelledSelect>
  );
}
