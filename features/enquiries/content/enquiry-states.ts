import { label } from "../../../core/words/label.ts";
/** Separate from the contract, so that browsers need not load the validation rules. */

/** The steps of the office. */
export const ENQUIRY_STATUSES = ["new", "inProgress", "answered", "closed", "spam"] as const;
/** The state of an enquiry, by column. */
export const STATE_LABELS = {
  status: label("Status", "स्थिति"),
  assignedTo: label("Assigned to", "किसे सौंपी गई"),
  followUpOn: label("Follow-up date", "फिर संपर्क की तिथि"),
  reference: label("Reference", "संदर्भ संख्या"),
};
/** The names of the states, for the office. */
export const STATUS_NAMES = {
  new: label("New", "नई"),
  inProgress: label("In progress", "चल रही"),
  answered: label("Answered", "उत्तर दिया गया"),
  closed: label("Closed", "बंद"),
  spam: label("Spam", "स्पैम"),
};
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** The open states. */
export const OPEN_STATUSES = ["new", "inProgress"] as const satisfies readonly EnquiryStatus[];

/** How many enquiries wait for an answer. */
export const countOpen = (byStatus: Readonly<Record<EnquiryStatus, number>>): number =>
  OPEN_STATUSES.reduce((sum, status) => sum + byStatus[status], 0);

/** Events in the life of an enquiry: what the office has noted, answered and changed. */
export const EVENT_KINDS = ["note", "mail", "whatsapp", "call", "status", "person", "followUp"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The result of a telephone call, in the details of its event. */
export const CALL_RESULTS = ["reached", "noAnswer"] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

/** Whether an event answers the sender. A call that nobody took is an attempt. */
export const isAnswer = ({
  kind,
  details,
}: {
  kind: EventKind;
  details?: Readonly<Record<string, string | null>> | undefined;
}): boolean => kind === "mail" || kind === "whatsapp" || (kind === "call" && details?.result === "reached");

/** Columns that the office changes, in the order in which an event about each is recorded. */
export const STATE_COLUMNS = ["status", "assignedTo", "followUpOn"] as const;
export type StateColumn = (typeof STATE_COLUMNS)[number];

/** The event that records the change of a column. */
export const EVENT_OF_COLUMN = {
  status: "status",
  assignedTo: "person",
  followUpOn: "followUp",
} as const satisfies Record<StateColumn, EventKind>;
