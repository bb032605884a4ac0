import { z } from "zod";

/** What the office does with an enquiry. */
export const ENQUIRY_STATUSES = ["new", "inProgress", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** Events in the life of an enquiry: what the office has noted, answered and changed. */
export const EVENT_KINDS = ["note", "mail", "whatsapp", "call", "status", "person", "followUp"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The result of a telephone call, in the details of its event. */
export const CALL_RESULTS = ["reached", "noAnswer"] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

/** The limit of a note, as typed. */
export const MAX_NOTE = 4000;

export const enquiryEventSchema = z.object({
  _id: z.string(),
  at: z.string(),
  /** Null for visitors and for what the program does. */
  accountId: z.string().nullable(),
  /** The name of the person, or the email address. */
  person: z.string(),
  kind: z.enum(EVENT_KINDS),
  text: z.string(),
  /** By kind: `from` and `to` of a change, `result` of a call, `mail` of an answer by mail. */
  details: z.record(z.string(), z.string().nullable()),
});
export type EnquiryEvent = z.infer<typeof enquiryEventSchema>;
