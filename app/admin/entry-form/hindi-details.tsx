import { LANGUAGE_NAMES } from "../../../content/words/languages.ts";
import { FoldedDetails, type FoldedDetailsProps } from "./folded-details.tsx";

/** Forms are asked for their fields by label, so that of a companion shares no word with its original. */
export const hindiLabel = (label: string) => `${label} (${LANGUAGE_NAMES.hi})`;

/** The fields of a form that take Hindi, at its end. */
export const HindiDetails = (props: Omit<FoldedDetailsProps, "title" | "lang">) => (
  <FoldedDetails {...props} title={LANGUAGE_NAMES.hi} lang="hi" />
);
