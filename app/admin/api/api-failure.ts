import type { ErrorBody } from "../../../content/api/api-contract.ts";
import { words } from "../../ui/panel-words.ts";

/** A failed call, with a message in the panel's language; status 0 means that there was no response. */
export class ApiFailure extends Error {
  readonly status: number;
  /** What the server says about it; undefined when it said nothing readable. */
  readonly serverMessage: string | undefined;
  /** Refused fields and why. */
  readonly fieldErrors: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body?: Partial<ErrorBody>, retryAfterSeconds?: number) {
    const serverMessage = body?.message && textOf(body, body.message);
    super(serverMessage ?? (status === 0 ? words.frame.unreachable : words.frame.answered(status)));
    this.status = status;
    this.serverMessage = serverMessage;
    this.fieldErrors = translateErrors(body);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The stored token is no longer accepted. */
export class SessionEnded extends ApiFailure {}

/** The session has ended and the user did not log in again. */
export class LoginDeclined extends ApiFailure {
  constructor() {
    super(401, { message: words.login.declined });
  }
}

const textOf = ({ id = "", params = {} }: Partial<ErrorBody>, english: string) =>
  words.fromApi({ id: String(params.reason ?? id), params }, english);

const translateErrors = ({ errors = {}, errorParams }: Partial<ErrorBody> = {}) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, english]) => [field, words.fromApi(errorParams?.[field], english)]),
  );

export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/** For failures which the specification wants logged and nothing more. */
export function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is where an office's technician looks
  console.error(error);
}
