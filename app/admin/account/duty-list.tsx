import { DUTY_NAMES } from "../../../content/api/duty-names.ts";
import { dutyNames } from "../../../content/api/permissions.ts";
import { words } from "../../ui/panel-words.ts";

/** A duty in words. One of a newer version is shown by its name in the API. */
export function describeDuty(duty: string): { name: string; may: string } {
  const known = dutyNames.find((each) => each === duty);
  if (known === undefined) return { name: duty, may: "" };
  return { name: words.translate(DUTY_NAMES[known]), may: words.accounts.may[known] };
}

/** What a person may do. */
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
