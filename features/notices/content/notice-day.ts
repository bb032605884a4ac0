import { dayOf } from "../../../core/content/text/india-time.ts";

/** The fields by which a notice is sorted and filed. */
export type Filed = Record<"date" | "publishAt", string | null> & { createdAt: string };

/** The day or moment by which a notice is sorted: its own date, otherwise its publication. */
export const noticeDay = (notice: Filed) => notice.date ?? notice.publishAt ?? notice.createdAt;

/** The day in India under which a notice is filed. */
export const dayOfNotice = (notice: Filed) => dayOf(noticeDay(notice));
