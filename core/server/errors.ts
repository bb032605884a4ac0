import type { ErrorBody, SecondStepNeeded } from "../content/api/api-contract.ts";
import { permissionNeededMessage } from "../content/api/duty-names.ts";
import type { Permission } from "../content/api/permissions.ts";
import { type Coded, decode, inEnglish, inEnglishByField, message } from "../content/messages/message.ts";
import type { Part } from "../content/parts/parts.ts";
import { type Label, label } from "../words/label.ts";

/** An error that is shown to the caller. Every other error becomes a 500 without details. */
export class ApiError extends Error {
  readonly status: number;
  readonly id: string;
  readonly text: Coded;
  /** Validation errors by field. */
  readonly fields?: Record<string, Coded>;
  /** The same in English. */
  readonly errors?: Record<string, string>;
  readonly retryAfterSeconds?: number;
  /** The methods of the address. */
  readonly allowed?: readonly string[];
  /** The next step of the login. */
  readonly secondStep?: SecondStepNeeded;
  /** An intended response that is not logged as a failure. */
  readonly isIntended: boolean;

  constructor(
    status: number,
    id: string,
    text: Coded,
    details: {
      fields?: Record<string, Coded>;
      retryAfterSeconds?: number;
      allowed?: readonly string[];
      secondStep?: SecondStepNeeded;
      isIntended?: true;
    } = {},
  ) {
    super(inEnglish(text));
    this.status = status;
    this.id = id;
    this.text = text;
    this.fields = details.fields;
    if (details.fields) this.errors = inEnglishByField(details.fields).errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.allowed = details.allowed;
    this.secondStep = details.secondStep;
    this.isIntended = details.isIntended ?? status < 500;
  }
}

/** `params.reason` is the id of the message if an error has several. */
export function presentError({ id, message: english, text, fields, secondStep }: ApiError): ErrorBody {
  const decoded = decode(text);
  const params = { ...(decoded.id !== id && { reason: decoded.id }), ...decoded.params };
  return {
    success: false,
    message: english,
    id,
    ...(Object.keys(params).length > 0 && { params }),
    ...(fields && inEnglishByField(fields)),
    ...(secondStep && { secondStep }),
  };
}

export const validationFailed = (fields: Record<string, Coded>, text = Object.values(fields)[0]) =>
  new ApiError(400, "validation_failed", text ?? message("validation_failed"), { fields });
export const versionNoLongerFits = (fields: Record<string, Coded>) =>
  validationFailed(fields, message("version_no_longer_fits"));
export const malformedRequest = (text: Coded) => new ApiError(400, "malformed_request", text);
export const loginNeeded = () => new ApiError(401, "login_needed", message("login_needed"));
/** The text says why the token does not work any more. */
export const tokenEnded = (text: Coded) => new ApiError(401, "token_ended", text);
export const secondStepSetupNeeded = () =>
  new ApiError(403, "second_step_setup_needed", message("second_step_setup_needed"));
export const permissionNeeded = (permission: Permission) =>
  new ApiError(403, "permission_needed", permissionNeededMessage(permission));
export const tokenPermissionNeeded = (permission: Permission) =>
  new ApiError(403, "permission_needed", message("token_permission_needed", { permission }));
export const notForTokens = () => new ApiError(403, "not_for_tokens", message("not_for_tokens"));
export const confirmationNeeded = () =>
  new ApiError(403, "confirmation_needed", message("confirmation_needed"));
export const crossSiteRequest = () => new ApiError(403, "cross_site_request", message("cross_site_request"));
/** A change that may be undone. */
export const CHANGE = label("Change", "बदलाव");
export const notFound = (what: Label) =>
  new ApiError(404, "not_found", message("not_found", { label: what }));
/** The feature is switched off. */
export const partOff = () => new ApiError(404, "part_off", message("part_off"));
/** A part cannot stay on without what it needs. */
export const partNeeded = ({ part, needed }: { part: Part; needed: Part }) => {
  const text = message("part_needed", { label: label(...part.title), needed: label(...needed.title) });
  return new ApiError(422, "part_needed", text, { fields: { off: text } });
};
export const versionGone = () => new ApiError(404, "not_found", message("version_gone"));
export const methodNotAllowed = (allowed: readonly string[]) =>
  new ApiError(405, "method_not_allowed", message("method_not_allowed", { allowed: allowed.join(", ") }), {
    allowed,
  });
export const requestTimedOut = () => new ApiError(408, "request_timed_out", message("request_timed_out"));
export const staleEdit = () => new ApiError(409, "stale_edit", message("stale_edit"));
export const staleOrder = () => new ApiError(409, "stale_order", message("stale_order"));
export const listChanged = (now: number, before: number) =>
  new ApiError(409, "list_changed", message("list_changed", { count: now, before }));
export const nothingToUndo = () => new ApiError(409, "nothing_to_undo", message("nothing_to_undo"));
export const notInTrash = () => new ApiError(409, "not_in_trash", message("not_in_trash"));
export const notWaiting = () => new ApiError(409, "not_waiting", message("not_waiting"));
export const wrongRows = (count: number) => new ApiError(409, "wrong_rows", message("wrong_rows", { count }));
export const tooLarge = (text: Coded, field?: string) =>
  new ApiError(413, "too_large", text, field ? { fields: { [field]: text } } : {});
export const unsupportedType = (text: Coded, field?: string) =>
  new ApiError(415, "unsupported_type", text, field ? { fields: { [field]: text } } : {});
export const rangeNotSatisfiable = () =>
  new ApiError(416, "range_not_satisfiable", message("range_not_satisfiable"));
export const unprocessableFile = (text: Coded, field?: string) =>
  new ApiError(422, "unprocessable_file", text, field ? { fields: { [field]: text } } : {});
export const damagedImage = (field: string) => unprocessableFile(message("damaged_image"), field);
export const damagedPdf = (field: string) => unprocessableFile(message("damaged_pdf"), field);
export const animatedImage = (field: string) => unprocessableFile(message("animated_image"), field);
export const tooManyRequests = (text: Coded, retryAfterSeconds: number) =>
  new ApiError(429, "too_many_requests", text, { retryAfterSeconds });
export const tooManyStaged = () => tooManyRequests(message("too_many_staged"), 60 * 60);
export const headersTooLarge = () => new ApiError(431, "headers_too_large", message("headers_too_large"));
export const internalError = () => new ApiError(500, "internal_error", message("internal_error"));
export const temporarilyUnavailable = (retryAfterSeconds = 5) =>
  new ApiError(503, "temporarily_unavailable", message("temporarily_unavailable"), {
    retryAfterSeconds,
  });
/** A random delay, so that rejected clients do not all return at the same moment. */
export const tooBusy = () =>
  new ApiError(503, "temporarily_unavailable", message("temporarily_unavailable"), {
    retryAfterSeconds: 3 + Math.floor(Math.random() * 5),
    isIntended: true,
  });
export const storageFull = () => new ApiError(507, "storage_full", message("storage_full"));
