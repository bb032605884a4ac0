import type { PanelWords } from "../en.ts";

export const typing: PanelWords["typing"] = {
  looksLegacy: "यह कृतिदेव में टाइप किया हुआ लगता है। यूनिकोड में: {preview}",
  change: "यूनिकोड में बदलें",
  leave: "ऐसा ही रहने दें",
};
