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
