/** Kinds of events, in a separate file so that browsers need not load the validation rules. */
export const EVENT_KINDS = ["holiday", "examination", "event", "meeting"] as const;

export type EventKind = (typeof EVENT_KINDS)[number];
