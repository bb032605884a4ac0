import { createScreenQuestion } from "../screen-question.ts";

export type SetUpAnswer = "set up" | "declined";

/** Asks to set up a second step, if the school requires one since the screen was opened. */
export const setUpQuestion = createScreenQuestion<SetUpAnswer>();
