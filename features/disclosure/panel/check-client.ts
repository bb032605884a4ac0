import { callFor } from "../../../core/panel/api/api-call.ts";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { CHECK_PATHS, type CheckState, type PresentedFinding } from "../content/check-contract.ts";

export const findCheckState = (signal?: AbortSignal) =>
  callFor<CheckState>("GET", CHECK_PATHS.state, { signal });

export const runCheck = () => callFor<CheckState>("POST", CHECK_PATHS.run);

/** The name of a finding in the panel's language. */
export const nameFinding = ({ name }: PresentedFinding): string =>
  (panelLanguage === "hi" && name.hi) || name.en;

export const describeFinding = ({ message, reason }: PresentedFinding): string =>
  words.fromApi(reason, message);
