import { message } from "../../../core/content/messages/message.ts";
import { ApiError } from "../../../core/server/errors.ts";

export const consentUndoOver = () => new ApiError(409, "consent_undo_over", message("consent_undo_over"));
