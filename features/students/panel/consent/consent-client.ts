import { generatePath } from "react-router";
import { call, callFor } from "../../../../core/panel/api/api-call.ts";
import { type ListQuery, withQuery } from "../../../../core/panel/api/list-query.ts";
import {
  CHILD_PICTURES_PATH,
  type ChildConsents,
  type ChildPictures,
  type ChildRecord,
  CONSENT_PATHS,
  type ConsentAnswer,
  type ConsentCounts,
  type ConsentInput,
  PICTURE_CHILDREN_PATHS,
  type PictureChildren,
  type PictureMark,
  type UndoneConsents,
  type Withdrawal,
  type WithdrawalQuery,
} from "../../content/consent-contract.ts";

/** Students with their current consents. */
export async function listConsents(
  query: ListQuery,
  signal?: AbortSignal,
): Promise<{ children: ChildConsents[]; total: number }> {
  const { body, header } = await call("GET", withQuery(CONSENT_PATHS.list, query), { signal });
  return { children: body as ChildConsents[], total: Number(header("x-total-count")) };
}

export const countConsents = (signal?: AbortSignal) =>
  callFor<ConsentCounts>("GET", CONSENT_PATHS.counts, { signal });

export const findChildRecord = (student: string, signal?: AbortSignal) =>
  callFor<ChildRecord>("GET", generatePath(CONSENT_PATHS.ofStudent, { student }), { signal });

/** How many pictures a withdrawal would delete. */
export const previewWithdrawal = (query: WithdrawalQuery) =>
  callFor<Withdrawal>("POST", CONSENT_PATHS.previewWithdrawal, { json: query });

export const recordConsent = (statement: ConsentInput) =>
  callFor<ConsentAnswer>("POST", CONSENT_PATHS.record, { json: statement });

export const undoConsents = (batch: string) =>
  callFor<UndoneConsents>("POST", generatePath(CONSENT_PATHS.undo, { batch }));

/** The names of the pictures in albums and posts that show a student. */
export const findChildPictures = async (id: string, signal?: AbortSignal) =>
  (await callFor<ChildPictures>("GET", generatePath(CHILD_PICTURES_PATH, { id }), { signal })).files;

export const saveChildPictures = async (id: string, files: readonly string[]) =>
  (await callFor<ChildPictures>("PUT", generatePath(CHILD_PICTURES_PATH, { id }), { json: { files } })).files;

/** The pictures of an album or a post, and the children on them. */
export const findPictureChildren = (type: string, id: string, signal?: AbortSignal) =>
  callFor<PictureChildren>("GET", generatePath(PICTURE_CHILDREN_PATHS.ofEntry, { type, id }), { signal });

export const markPictures = (mark: PictureMark) => call("POST", PICTURE_CHILDREN_PATHS.mark, { json: mark });
