import { callFor } from "../../../core/panel/api/api-call.ts";
import {
  YEAR_CHANGE_PATHS,
  type YearChangeAnswer,
  type YearChangeRequest,
  type YearChild,
  type YearPlan,
  type YearPreview,
  type YearStart,
} from "../content/year-change-contract.ts";

/** The current classes, the proposal and the last year change. */
export const findYearStart = (signal?: AbortSignal) =>
  callFor<YearStart>("GET", YEAR_CHANGE_PATHS.start, { signal });

export const listYearChildren = (signal?: AbortSignal) =>
  callFor<YearChild[]>("GET", YEAR_CHANGE_PATHS.children, { signal });

export const previewYear = (plan: YearPlan, signal?: AbortSignal) =>
  callFor<YearPreview>("POST", YEAR_CHANGE_PATHS.preview, { json: plan, signal });

/** Fails with 409 if the students have changed since the preview. */
export const changeYear = (request: YearChangeRequest) =>
  callFor<YearChangeAnswer>("POST", YEAR_CHANGE_PATHS.apply, { json: request });
