import { createScreenQuestion } from "../screen-question.ts";

export type ConfirmAnswer = "confirmed" | "declined";

/** Asks for the password before a sensitive step, if it was last given more than ten minutes ago. */
export const confirmQuestion = createScreenQuestion<ConfirmAnswer>();
