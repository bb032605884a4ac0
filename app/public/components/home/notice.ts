/** A notice as the home page shows it. */
export interface ShownNotice {
  _id: string;
  title: string;
  description: string;
  date: string | null;
  /** `uploads/NAME` */
  pdfOrImage: string | null;
}
