import type { Person } from "../../../core/content/api/work-calls.ts";
import { formatDate } from "../../../core/panel/dates/format-date.ts";
import { words } from "../../../core/ui/panel-words.ts";
import type { EnquiryChange, EnquiryEvent } from "../content/enquiry-contract.ts";
import {
  type CallResult,
  type EnquiryStatus,
  STATE_COLUMNS,
  type StateColumn,
} from "../content/enquiry-states.ts";

const texts = words.inbox;

export const statusName = (status: string | null | undefined): string =>
  texts.statuses[(status ?? "new") as EnquiryStatus] ?? status;

/** The name of the person to whom an enquiry is assigned; people who lost the permission are not in the list. */
export const personName = (people: readonly Person[], id: string): string =>
  people.find(({ _id }) => _id === id)?.name ?? texts.formerPerson;

/** A value of the state in words. */
export function describeState(
  people: readonly Person[],
  column: StateColumn,
  value: string | null | undefined,
): string {
  if (column === "status") return statusName(value);
  if (!value) return column === "assignedTo" ? texts.nobody : texts.emptyValue;
  return column === "assignedTo" ? personName(people, value) : formatDate(value);
}

/** The columns that a change names. */
export const changedColumns = (change: EnquiryChange): StateColumn[] =>
  STATE_COLUMNS.filter((column) => change[column] !== undefined);

/** A sentence about an event with the placeholders {person}, {from} and {to}, and their texts. */
export function describeEvent({ kind, person, details }: EnquiryEvent): {
  sentence: string;
  parts: Record<"person" | "from" | "to", string>;
  /** The result of a call. */
  result: string | undefined;
} {
  const { from = null, to = null, result } = details;
  const nameOf = (value: string | null) => {
    if (kind === "status") return statusName(value);
    return value && kind === "followUp" ? formatDate(value) : (value ?? "");
  };
  const emptied: Partial<Record<EnquiryEvent["kind"], string>> = {
    person: texts.unassigned,
    followUp: texts.followUpRemoved,
  };
  return {
    sentence: (to === null && emptied[kind]) || texts.events[kind],
    parts: { person: actorName(person), from: nameOf(from), to: nameOf(to) },
    result: kind === "call" && result ? texts.callResults[result as CallResult] : undefined,
  };
}

/** The actor of an event: a person, the sender of the enquiry, or the program. */
export function actorName(person: string): string {
  if (person === "visitor") return texts.visitor;
  return person === "program" ? texts.program : person;
}
