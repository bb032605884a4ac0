import type { ErrorBody, SecondStepNeeded } from "../../content/api/api-contract.ts";
import { words } from "../../ui/panel-words.ts";

/** A failed call, with a message in the panel's language; status 0 means that there was no response. */
export class ApiFailure extends Error {
  readonly status: number;
  /** The stable id of the error; undefined if the response has none. */
  readonly id: string | undefined;
  /** The message of the server; undefined if the response has none. */
  readonly serverMessage: string | undefined;
  /** The messages by field. */
  readonly fieldErrors: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;
  /** The next step of the login. */
  readonly secondStep: SecondStepNeeded | undefined;

  constructor(status: number, body?: Partial<ErrorBody>, retryAfterSeconds?: number) {
    const serverMessage = body?.message && textOf(body, body.message);
    super(serverMessage ?? (status === 0 ? words.frame.unreachable : words.frame.answered(status)));
    this.status = status;
    this.id = body?.id;
    this.serverMessage = serverMessage;
    this.fieldErrors = translateErrors(body);
    this.retryAfterSeconds = retryAfterSeconds;
    this.secondStep = body?.secondStep;
  }
}

/** The stored token is no longer accepted. */
export class SessionEnded extends ApiFailure {}

/** The failed call. Any other error is a mistake of the program and is thrown again. */
export function failureOf(error: unknown): ApiFailure {
  if (!(error instanceof ApiFailure)) throw error;
  return error;
}

/** The failed call; any other error counts as a missing response. */
export const asFailure = (error: unknown) => (error instanceof ApiFailure ? error : new ApiFailure(0));

/** Whether a call failed with this status, or with this id. */
export const failedWith = (error: unknown, reason: number | string) =>
  error instanceof ApiFailure && (error.status === reason || error.id === reason);

/** The school requires a second step for the duties of the user, who has none. */
export const needsSetUp = (error: unknown) => failedWith(error, "second_step_setup_needed");

/** The feature is switched off. */
export const isPartOff = (error: unknown) => failedWith(error, "part_off");

/** The session has ended and the user did not log in again. */
export class LoginDeclined extends ApiFailure {
  constructor() {
    super(401, { message: words.login.declined });
  }
}

/** The call needs the password again, and the user did not give it. */
export class ConfirmationDeclined extends ApiFailure {
  constructor() {
    super(403, { message: words.confirmAgain.declined });
  }
}

/** The message and, after too many attempts, how long to wait. */
export const messageWithWait = ({ id, message, retryAfterSeconds = 60 }: ApiFailure) =>
  id === "too_many_requests"
    ? `${message} ${words.login.tryAgainIn(Math.ceil(retryAfterSeconds / 60))}`
    : message;

/** Logs a failure and returns the message for the user: `failed`, unless the user has cancelled. */
export function explainFailure(error: unknown, failed: string): string {
  if (error instanceof ConfirmationDeclined) return error.message;
  logFailure(error);
  return failed;
}

const textOf = ({ id = "", params = {} }: Partial<ErrorBody>, english: string) =>
  words.fromApi({ id: String(params.reason ?? id), params }, english);

const translateErrors = ({ errors = {}, errorParams }: Partial<ErrorBody> = {}) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, english]) => [field, words.fromApi(errorParams?.[field], english)]),
  );

export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/** For failures that are only logged, as the specification says. */
export function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a technician looks
  console.error(error);
}
