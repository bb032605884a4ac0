import {
  YEAR_CHANGE_PATHS,
  type YearChangeAnswer,
  type YearChangeRequest,
  type YearChild,
  type YearPlan,
  type YearPreview,
  type YearStart,
} from "../../../../content/students/year-change-contract.ts";
import { call } from "../../api/api-call.ts";

/** The current classes, the proposal and the last year change. */
export async function findYearStart(signal?: AbortSignal): Promise<YearStart> {
  return (await call("GET", YEAR_CHANGE_PATHS.start, { signal })).body as YearStart;
}

export async function listYearChildren(signal?: AbortSignal): Promise<YearChild[]> {
  return (await call("GET", YEAR_CHANGE_PATHS.children, { signal })).body as YearChild[];
}

export async function previewYear(plan: YearPlan, signal?: AbortSignal): Promise<YearPreview> {
  return (await call("POST", YEAR_CHANGE_PATHS.preview, { json: plan, signal })).body as YearPreview;
}

/** Fails with 409 if the students have changed since the preview. */
export async function changeYear(request: YearChangeRequest): Promise<YearChangeAnswer> {
  return (await call("POST", YEAR_CHANGE_PATHS.apply, { json: request })).body as YearChangeAnswer;
}
