import { words } from "../../ui/panel-words.ts";

type NamedDuty = keyof typeof words.accounts.duty;

/** A duty in words. One of a newer version is shown by its name in the API. */
export const describeDuty = (duty: string): { name: string; may: string } =>
  Object.hasOwn(words.accounts.duty, duty) ? words.accounts.duty[duty as NamedDuty] : { name: duty, may: "" };

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
