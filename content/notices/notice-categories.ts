/** What notices are about. A school may call them what it likes (`content/pages/notices.ts`). */
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
