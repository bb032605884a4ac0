import { generatePath } from "react-router";
import { approvalPaths, type Review } from "../../content/api/approval-contract.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { callFor } from "../api/api-call.ts";

type Draft = Pick<Entity<Resource>, "_id" | "updatedAt">;

/** Asks for the approval of a draft. */
export const submitDraft = (resource: Resource, { _id: id, updatedAt: basedOn }: Draft) =>
  callFor<void>("POST", generatePath(approvalPaths(resource).submit, { id }), { basedOn });

/** Publishes a draft that waits, or sends it back. Fails with 409 if the draft is not the one that the user has seen. */
export const reviewDraft = (resource: Resource, { _id: id, updatedAt: basedOn }: Draft, json: Review) =>
  callFor<void>("POST", generatePath(approvalPaths(resource).review, { id }), { json, basedOn });
