import type { Words } from "../../../../core/words/en.ts";

export const announcement: Words["announcement"] = {
  note: "सूचना:-",
  clickHere: "यहाँ क्लिक करें",
  failed: "घोषणा लोड नहीं हो सकी",
  play: "घोषणा चलाएँ",
  pause: "घोषणा रोकें",
};
