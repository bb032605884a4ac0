import { UNDO_HEADER } from "../content/api/history-contract.ts";
import { PARTS_PATH } from "../content/parts/parts.ts";
import type { PartsAnswer } from "../content/parts/parts-contract.ts";
import { panelLanguage } from "../ui/panel-words.ts";
import { call, callFor } from "./api/api-call.ts";
import { setOffParts } from "./session/off-parts.ts";

/** A text of a declaration, in the panel's language. */
export const inPanel = ([en, hi]: readonly [en: string, hi: string]): string =>
  panelLanguage === "hi" ? hi : en;

export const findParts = (signal?: AbortSignal) => callFor<PartsAnswer>("GET", PARTS_PATH, { signal });

/** Returns the revision that undoes the change. */
export async function saveParts(off: readonly string[], basedOn: string) {
  const { body, header } = await call("PUT", PARTS_PATH, { json: { off }, basedOn });
  setOffParts(off);
  return { saved: body as PartsAnswer, undo: header(UNDO_HEADER) };
}
