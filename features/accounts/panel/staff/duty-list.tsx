import { DUTY_TEXTS, dutyNames } from "../../../../core/content/api/permissions.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { nameDuty } from "../../../../core/words/panel/name-duties.ts";

/** A duty in words. */
export function describeDuty(duty: string): { name: string; may: string } {
  const known = dutyNames.find((each) => each === duty);
  const texts: Partial<Record<string, string>> = words.accounts.may;
  const may = known && (DUTY_TEXTS[known]?.[words.language] ?? texts[known]);
  return { name: nameDuty(words, duty), may: may ?? "" };
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
