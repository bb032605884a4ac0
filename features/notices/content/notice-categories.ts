import { type Label, label } from "../../../core/words/label.ts";

/** Categories of notices. A school may rename them (`features/notices/content/notices-page.ts`). */
export const NOTICE_CATEGORIES = [
  "circular",
  "holiday",
  "examination",
  "event",
  "fees",
  "admission",
  "urgent",
] as const;

export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];

export const CATEGORY_NAMES = {
  circular: label("Circular", "परिपत्र"),
  holiday: label("Holiday", "अवकाश"),
  examination: label("Examination", "परीक्षा"),
  event: label("Event", "कार्यक्रम"),
  fees: label("Fees", "शुल्क"),
  admission: label("Admission", "प्रवेश"),
  urgent: label("Urgent", "अत्यावश्यक"),
} satisfies Record<NoticeCategory, Label>;
