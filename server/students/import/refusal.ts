import { ApiError } from "../../errors.ts";

/** An error sent from a child process. */
export type Refusal = Pick<ApiError, "status" | "id" | "text" | "fields">;

/** The response of a child process in place of a result. Any other error is a bug and ends the process. */
export function toRefusal(error: unknown): { refusal: Refusal } {
  if (!(error instanceof ApiError)) throw error;
  const { status, id, text, fields } = error;
  return { refusal: { status, id, text, fields } };
}

export const fromRefusal = ({ status, id, text, fields }: Refusal) =>
  new ApiError(status, id, text, { ...(fields && { fields }) });
