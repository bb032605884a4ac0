/** What an event can be; apart from its declaration, because browsers need no rules to show it. */
export const EVENT_KINDS = ["holiday", "examination", "event", "meeting"] as const;

export type EventKind = (typeof EVENT_KINDS)[number];
