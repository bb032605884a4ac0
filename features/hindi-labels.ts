import { STUDENT_LABELS } from "./students/content/student-fields.ts";

/** The Hindi of labels that features declare beside their fields. The other labels are in `core/words/panel/hi/sentences/`. */
export const hindiLabels: readonly Readonly<Record<string, string>>[] = [STUDENT_LABELS];
