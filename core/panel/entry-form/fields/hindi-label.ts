import { LANGUAGE_NAMES } from "../../../words/languages.ts";

/** The label of a Hindi field differs from that of its original, so that each can be found by label. */
export const hindiLabel = (label: string) => `${label} (${LANGUAGE_NAMES.hi})`;
