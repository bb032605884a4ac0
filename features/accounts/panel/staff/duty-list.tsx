import { dutyNames } from "../../../../core/content/api/permissions.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { nameDuty } from "../../../../core/words/panel/name-duties.ts";

/** A duty in words. */
export function describeDuty(duty: string): { name: string; may: string } {
  const known = dutyNames.find((each) => each === duty);
  return { name: nameDuty(words, duty), may: known === undefined ? "" : words.accounts.may[known] };
}

/** The duties of a person. */
export const DutyList = ({ duties }: { duties: readonly string[] }) => (
  <ul className="grid gap-2">
    {duties.map(describeDuty).map(({ name, may }) => (
      <li key={name}>
        <span className="block font-bold">{name}</span>
        <span className="block text-caption text-ink-soft">{may}</span>
      </li>
    ))}
  </ul>
);
