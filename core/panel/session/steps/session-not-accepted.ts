import { ApiFailure } from "../../api/api-failure.ts";

/** The login has worked, but its session cannot be used here. */
export class SessionNotAccepted extends ApiFailure {}

/** `reason` is why a session is not accepted; undefined if it is. */
export function acceptOrThrow(reason: string | undefined): void {
  if (reason !== undefined) throw new SessionNotAccepted(403, { message: reason });
}
