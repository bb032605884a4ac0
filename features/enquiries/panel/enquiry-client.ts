import { generatePath } from "react-router";
import type { BulkAnswer } from "../../../core/content/api/bulk-contract.ts";
import { callFor, callOnce } from "../../../core/panel/api/api-call.ts";
import { type Narrowing, toMatch } from "../../../core/panel/entry-table/table-address.ts";
import {
  type Answering,
  ENQUIRY_PATHS,
  type EnquiryChange,
  type EnquiryEvent,
  type Person,
} from "../content/enquiry-contract.ts";
import type { Enquiry } from "./enquiries.ts";

export interface EnquiryDetails {
  enquiry: Enquiry;
  /** Oldest first. */
  events: EnquiryEvent[];
  /** The person who is answering it; null if nobody is. */
  answering: Answering | null;
}

export const findEnquiry = (id: string, signal?: AbortSignal) =>
  callFor<EnquiryDetails>("GET", generatePath(ENQUIRY_PATHS.one, { id }), { signal });

export const listPeople = (signal?: AbortSignal) =>
  callFor<Person[]>("GET", ENQUIRY_PATHS.people, { signal });

/** Fails with 409 if there is a newer version than `basedOn`. */
export const changeEnquiry = (id: string, change: EnquiryChange, basedOn?: string) =>
  callFor<Enquiry>("PUT", generatePath(ENQUIRY_PATHS.one, { id }), { json: change, basedOn });

export type BulkTarget = { ids: readonly string[] } | { match: Narrowing; count: number };

/** Changes many enquiries at once; fails with 409 if other enquiries match by now. */
export const changeEnquiries = (target: BulkTarget, values: EnquiryChange) =>
  callFor<BulkAnswer>("POST", ENQUIRY_PATHS.bulk, {
    json: { values, ...("match" in target ? { ...target, match: toMatch(target.match) } : target) },
  });

export const addNote = (id: string, text: string) =>
  callFor<{ _id: string }>("POST", generatePath(ENQUIRY_PATHS.notes, { id }), { json: { text } });

/** Says that the user is answering an enquiry. Fails with 409 if somebody else is, unless `take` is set. */
export const startAnswering = (id: string, take = false) =>
  callFor<Answering>("PUT", generatePath(ENQUIRY_PATHS.answering, { id }), { json: { take } });

/** Does not ask to log in again: the claim ends by itself. */
export const stopAnswering = (id: string) =>
  callOnce("DELETE", generatePath(ENQUIRY_PATHS.answering, { id }));

export const markSeen = (until: string) => callFor<unknown>("PUT", ENQUIRY_PATHS.seen, { json: { until } });
