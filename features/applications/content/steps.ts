import { type Label, label } from "../../../core/words/label.ts";

/** Separate from the contract, so that browsers need not load the validation rules. */

/** The steps from the form to the class, then the states outside that line. */
export const STEPS = [
  "received",
  "checked",
  "invited",
  "offered",
  "feePaid",
  "admitted",
  "waiting",
  "declined",
  "withdrawn",
] as const;
export type Step = (typeof STEPS)[number];

export const STEP_NAMES: Readonly<Record<Step, Label>> = {
  received: label("Received", "प्राप्त"),
  checked: label("Documents checked", "दस्तावेज़ जाँचे गए"),
  invited: label("Invited", "बुलाया गया"),
  offered: label("Offered", "स्थान दिया गया"),
  feePaid: label("Fee paid", "शुल्क जमा"),
  admitted: label("Admitted", "प्रवेश हुआ"),
  waiting: label("Waiting list", "प्रतीक्षा सूची"),
  declined: label("Declined", "स्थान नहीं मिला"),
  withdrawn: label("Withdrawn", "वापस लिया गया"),
};

/** Steps that hold one of the seats of the class; see `holdsSeat`. */
export const SEAT_STEPS = ["offered", "feePaid", "admitted"] as const satisfies readonly Step[];

interface Held {
  step: Step;
  offeredUntil: string | null;
}

/** Whether the day of an offer has passed. `today` is a day in India. */
export const isRunOut = ({ step, offeredUntil }: Held, today: string): boolean =>
  step === "offered" && offeredUntil !== null && offeredUntil < today;

/** Whether an application holds a seat of its class. */
export const holdsSeat = (held: Held, today: string): boolean =>
  (SEAT_STEPS as readonly Step[]).includes(held.step) && !isRunOut(held, today);

/** The steps of applications that are not decided. */
export const OPEN_STEPS = [
  "received",
  "checked",
  "invited",
  "offered",
  "feePaid",
  "waiting",
] as const satisfies readonly Step[];

/** Parents may change what they have sent until the office has checked it. */
export const mayParentsCorrect = (step: Step): boolean => step === "received";

export const mayParentsWithdraw = (step: Step): boolean => (OPEN_STEPS as readonly Step[]).includes(step);

/** Steps without a seat that can still get one. */
export const BEFORE_OFFER = ["received", "checked", "invited", "waiting"] as const satisfies readonly Step[];

/**
 * The steps that may follow a step. An application gets a seat before it is admitted, and only an undo leads back from there, because a
 * student's record depends on it. Declined and withdrawn applications can be reopened.
 */
const NEXT: Readonly<Record<Step, readonly Step[]>> = {
  received: [...BEFORE_OFFER, "offered", "declined", "withdrawn"],
  checked: [...BEFORE_OFFER, "offered", "declined", "withdrawn"],
  invited: [...BEFORE_OFFER, "offered", "declined", "withdrawn"],
  waiting: [...BEFORE_OFFER, "offered", "declined", "withdrawn"],
  offered: [...BEFORE_OFFER, "feePaid", "admitted", "declined", "withdrawn"],
  feePaid: ["offered", "admitted", "declined", "withdrawn"],
  admitted: ["withdrawn"],
  declined: BEFORE_OFFER,
  withdrawn: BEFORE_OFFER,
};

/** Whether the office may move an application. A move to the same step is allowed and changes nothing. */
export const mayMove = (from: Step, to: Step): boolean => from === to || NEXT[from].includes(to);

/** The events of an application. Messages to the parents are events of the kinds `mail` and `whatsapp`. */
export const EVENT_KINDS = [
  "note",
  "mail",
  "whatsapp",
  "step",
  "person",
  "invitation",
  "offer",
  "sent",
  "corrected",
  "documents",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Columns that the office changes, each with the event that records its change. */
export const EVENT_OF_COLUMN = {
  step: "step",
  assignedTo: "person",
  invitedAt: "invitation",
  offeredUntil: "offer",
} as const satisfies Record<string, EventKind>;

/** The state of one document of an application; a document that is missing has none. */
export const DOCUMENT_STATES = ["sent", "accepted", "refused"] as const;
