import {
  CHECK_PATHS,
  type CheckState,
  type PresentedFinding,
} from "../../../content/disclosure/check-contract.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { callFor } from "../api/api-call.ts";

export const findCheckState = (signal?: AbortSignal) =>
  callFor<CheckState>("GET", CHECK_PATHS.state, { signal });

export const runCheck = () => callFor<CheckState>("POST", CHECK_PATHS.run);

/** What a finding is about, in the panel's language. */
export const nameFinding = ({ name }: PresentedFinding): string =>
  (panelLanguage === "hi" && name.hi) || words.translate(name.en);

export const describeFinding = ({ message, reason }: PresentedFinding): string =>
  words.fromApi(reason, message);
