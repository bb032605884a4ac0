import type { AnyDocument } from "../../../core/content/pages/define-page.ts";
import { logFailure } from "../../../core/panel/api/api-failure.ts";
import { useAction } from "../../../core/panel/api/use-action.ts";
import { useUndo } from "../../../core/panel/history/use-undo.ts";
import { may } from "../../../core/panel/session/rights.ts";
import type { School } from "../../school/content/exports.ts";

/** Offers to update the students of a class that the school has renamed. */
export function useClassRenames() {
  const tools = { runUndo: useUndo(), ...useAction() };
  return (before: AnyDocument, after: AnyDocument): void => {
    if (!may("students:write")) return;
    // Only the page of the school needs this, and the frame of the panel would load it.
    import("./offer-renames.ts")
      .then(({ offerRenames }) => offerRenames(before as School, after as School, tools))
      .catch(logFailure);
  };
}
