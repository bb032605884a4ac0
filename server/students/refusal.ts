import { ApiError } from "../errors.ts";

/** An error on its way from another process. */
export type Refusal = Pick<ApiError, "status" | "id" | "message" | "errors">;

/** What a process answers instead of a result. Any other error is a fault and ends it. */
export function toRefusal(error: unknown): { refusal: Refusal } {
  if (!(error instanceof ApiError)) throw error;
  const { status, id, message, errors } = error;
  return { refusal: { status, id, message, errors } };
}

export const fromRefusal = ({ status, id, message, errors }: Refusal) =>
  new ApiError(status, id, message, { ...(errors && { errors }) });
