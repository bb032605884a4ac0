import type { Restored } from "../../content/api/history-contract.ts";
import { words } from "../../ui/panel-words.ts";

/** The message for a version that violates today's rules: it is restored unpublished. */
export const describeProblems = ({
  errors,
  errorParams,
}: Pick<Restored, "errors" | "errorParams">): string | undefined =>
  errors &&
  words.history.backNotPublished(
    Object.entries(errors).map(([field, english]) => words.fromApi(errorParams?.[field], english)),
  );
