import { generatePath } from "react-router";
import {
  CHILD_PICTURES_PATH,
  type ChildConsents,
  type ChildPictures,
  type ChildRecord,
  CONSENT_PATHS,
  type ConsentAnswer,
  type ConsentCounts,
  type ConsentInput,
  type Withdrawal,
  type WithdrawalQuery,
} from "../../../../content/consent/consent-contract.ts";
import { call, type ListQuery, withQuery } from "../../api/api-call.ts";

/** Students with their current consents. */
export async function listConsents(
  query: ListQuery,
  signal?: AbortSignal,
): Promise<{ children: ChildConsents[]; total: number }> {
  const { body, header } = await call("GET", withQuery(CONSENT_PATHS.list, query), { signal });
  return { children: body as ChildConsents[], total: Number(header("x-total-count")) };
}

export async function countConsents(signal?: AbortSignal): Promise<ConsentCounts> {
  const { body } = await call("GET", CONSENT_PATHS.counts, { signal });
  return body as ConsentCounts;
}

export async function findChildRecord(student: string, signal?: AbortSignal): Promise<ChildRecord> {
  const { body } = await call("GET", generatePath(CONSENT_PATHS.ofStudent, { student }), { signal });
  return body as ChildRecord;
}

/** How many pictures a withdrawal would delete. */
export async function previewWithdrawal(query: WithdrawalQuery): Promise<Withdrawal> {
  const { body } = await call("POST", CONSENT_PATHS.previewWithdrawal, { json: query });
  return body as Withdrawal;
}

export async function recordConsent(statement: ConsentInput): Promise<ConsentAnswer> {
  const { body } = await call("POST", CONSENT_PATHS.record, { json: statement });
  return body as ConsentAnswer;
}

/** The names of the pictures in albums and posts that show a student. */
export async function findChildPictures(id: string, signal?: AbortSignal): Promise<string[]> {
  const { body } = await call("GET", generatePath(CHILD_PICTURES_PATH, { id }), { signal });
  return (body as ChildPictures).files;
}

export async function saveChildPictures(id: string, files: readonly string[]): Promise<string[]> {
  const { body } = await call("PUT", generatePath(CHILD_PICTURES_PATH, { id }), { json: { files } });
  return (body as ChildPictures).files;
}
