import { ApiError } from "../../errors.ts";

/** An error on its way from another process. */
export type Refusal = Pick<ApiError, "status" | "id" | "text" | "fields">;

/** What a process answers instead of a result. Any other error is a fault and ends it. */
export function toRefusal(error: unknown): { refusal: Refusal } {
  if (!(error instanceof ApiError)) throw error;
  const { status, id, text, fields } = error;
  return { refusal: { status, id, text, fields } };
}

export const fromRefusal = ({ status, id, text, fields }: Refusal) =>
  new ApiError(status, id, text, { ...(fields && { fields }) });
