/** Screens reached from the list of students. */
export const STUDENT_PATHS = [
  "/admin/student-import",
  "/admin/student-photos",
  "/admin/class-lists",
  "/admin/consents",
  "/admin/consent-slips",
] as const;

/** The record of a child; consent slips link to it with a QR code. */
export const studentRecordPath = (id: string) => `/admin/student-record/${id}`;

/** The children on the pictures of an album or a post. */
export const pictureChildrenPath = (type: string, id: string) => `/admin/picture-children/${type}/${id}`;
