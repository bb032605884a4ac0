/** A notice as the home page shows it. */
export interface ShownNotice {
  _id: string;
  title: string;
  description: string;
  date: string | null;
  /** `uploads/NAME` */
  pdfOrImage: string | null;
}

/** What the popup and the board are called where the school has no other words. */
export const NOTICE_BOARD = "Notice Board";
