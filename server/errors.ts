import type { ErrorBody } from "../content/api-contract.ts";
import type { Permission } from "../content/permissions.ts";

/** An error that may be shown to the caller as it stands. Everything else becomes a 500 without details. */
export class ApiError extends Error {
  readonly status: number;
  readonly id: string;
  readonly errors?: Record<string, string>;
  readonly retryAfterSeconds?: number;
  /** A refusal that the server meant to make, and no failure to look into. */
  readonly isIntended: boolean;

  constructor(
    status: number,
    id: string,
    message: string,
    details: { errors?: Record<string, string>; retryAfterSeconds?: number; isIntended?: true } = {},
  ) {
    super(message);
    this.status = status;
    this.id = id;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.isIntended = details.isIntended ?? status < 500;
  }
}

export function presentError(error: ApiError): ErrorBody {
  return {
    success: false,
    message: error.message,
    id: error.id,
    ...(error.errors && { errors: error.errors }),
  };
}

export const validationFailed = (errors: Record<string, string>, message = Object.values(errors)[0]) =>
  new ApiError(400, "validation_failed", message ?? "The request is not valid", { errors });
export const versionNoLongerFits = (errors: Record<string, string>) =>
  validationFailed(errors, "This version no longer fits the rules. Open its history to go on from it.");
export const malformedRequest = (message: string) => new ApiError(400, "malformed_request", message);
export const loginNeeded = () => new ApiError(401, "login_needed", "Please log in to do this");
export const loginFailed = () => new ApiError(401, "login_failed", "Login failed. Please try again.");
export const permissionNeeded = (permission: Permission) =>
  new ApiError(
    403,
    "permission_needed",
    `Your account may not do this. It needs the permission ${permission}.`,
  );
export const crossSiteRequest = () =>
  new ApiError(403, "cross_site_request", "This can only be sent from the school's own site");
export const notFound = (what: string) => new ApiError(404, "not_found", `${what} not found`);
export const versionGone = () =>
  new ApiError(
    404,
    "not_found",
    "That version is no longer kept: it is too old, or it was deleted for good.",
  );
export const requestTimedOut = () =>
  new ApiError(408, "request_timed_out", "The request took too long to arrive");
export const staleEdit = () =>
  new ApiError(
    409,
    "stale_edit",
    "Somebody else changed this since you opened it. Look at their version first.",
  );
export const staleOrder = () =>
  new ApiError(
    409,
    "stale_order",
    "The list has changed since you opened it. Load it again, then put it in order.",
  );
export const listChanged = (now: number, before: number) =>
  new ApiError(
    409,
    "list_changed",
    `The list has changed: ${now} ${now === 1 ? "entry matches" : "entries match"} now instead of ${before}. Look at it again, then repeat.`,
  );
export const studentsChanged = (now: number, before: number) =>
  new ApiError(
    409,
    "students_changed",
    now === before
      ? "Students were changed since the preview. Look at it again, then repeat."
      : `The preview was made for ${before} students, and now there are ${now}. Look at it again, then repeat.`,
  );
export const nothingToUndo = () =>
  new ApiError(
    409,
    "nothing_to_undo",
    "Nothing was undone: it was undone already, or every entry has been changed since.",
  );
export const notInTrash = () =>
  new ApiError(
    409,
    "not_in_trash",
    "This is not in the trash any more: somebody has restored it or deleted it for good.",
  );
export const wrongRows = (count: number) =>
  new ApiError(
    409,
    "wrong_rows",
    `${count === 1 ? "1 row is" : `${count} rows are`} wrong, so nothing was imported. Mend them, or leave them out.`,
  );
export const tooLarge = (message: string, field?: string) =>
  new ApiError(413, "too_large", message, field ? { errors: { [field]: message } } : {});
export const unsupportedType = (message: string, field?: string) =>
  new ApiError(415, "unsupported_type", message, field ? { errors: { [field]: message } } : {});
export const rangeNotSatisfiable = () =>
  new ApiError(416, "range_not_satisfiable", "The file is shorter than the part that was asked for");
export const unprocessableFile = (message: string, field?: string) =>
  new ApiError(422, "unprocessable_file", message, field ? { errors: { [field]: message } } : {});
export const damagedImage = (field: string) =>
  unprocessableFile("The image is damaged and could not be read", field);
export const damagedPdf = (field: string) =>
  unprocessableFile("The PDF is damaged or built in an unusual way. Export it again as a plain PDF", field);
export const animatedImage = (field: string) =>
  unprocessableFile("Moving images cannot be used. Choose a still image", field);
export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new ApiError(429, "too_many_requests", message, { retryAfterSeconds });
export const tooManyStaged = () =>
  tooManyRequests(
    "Too many pictures wait to be saved. Save the forms they belong to, or try again tomorrow: what nobody saves is removed after a day.",
    60 * 60,
  );
export const headersTooLarge = () =>
  new ApiError(431, "headers_too_large", "The request's headers are larger than the server takes");
export const internalError = () =>
  new ApiError(500, "internal_error", "Something went wrong on our side. Please try again later.");
export const temporarilyUnavailable = (retryAfterSeconds = 5) =>
  new ApiError(503, "temporarily_unavailable", "The site is busy. Please try again in a moment.", {
    retryAfterSeconds,
  });
/** Not all who are refused come back at the same moment. */
export const tooBusy = () =>
  new ApiError(503, "temporarily_unavailable", "The site is busy. Please try again in a moment.", {
    retryAfterSeconds: 3 + Math.floor(Math.random() * 5),
    isIntended: true,
  });
export const storageFull = () =>
  new ApiError(
    507,
    "storage_full",
    "The server has no space left, so nothing was saved. Delete pictures and files that are no longer needed, delete them for good in the trash, and save again.",
  );
