import { pageNames } from "../pages/page-names.ts";

/** Screens that the list of students leads to. */
export const STUDENT_PATHS = [
  "/admin/student-import",
  "/admin/student-photos",
  "/admin/class-lists",
  "/admin/year-change",
  "/admin/consents",
  "/admin/consent-slips",
] as const;

/** Addresses of the login and of the panel's screens, which are one application in the browser. */
export const OFFICE_PATHS = [
  "/login",
  "/admin",
  "/admin/logout",
  "/admin/admin-welcome",
  "/admin/student-management",
  ...STUDENT_PATHS,
  "/admin/top-students",
  "/admin/team-management",
  "/admin/facilities",
  "/admin/pages",
  ...pageNames.map((name) => `/admin/pages/${name}` as const),
  "/admin/alumni",
  "/admin/committee",
  "/admin/block-management",
  "/admin/gallery-management",
  "/admin/notice-management",
  "/admin/calendar",
  "/admin/marquee-manager",
  "/admin/ManageContacts",
  "/admin/account",
  "/admin/audit-log",
  "/admin/trash",
] as const;

/** The page on which a post is written. */
export const writingPath = (id: string) => `/admin/block-management/${id}/write`;

/** The screen with everything that an entry or a page has been. */
export const historyPath = (type: string, id: string) => `/admin/history/${type}/${id}`;

/** What is known of a child; the slips for parents have it as a QR code. */
export const studentRecordPath = (id: string) => `/admin/student-record/${id}`;

/** Whether a screen is about students, though it is not their list. */
export const isStudentPath = (path: string) =>
  STUDENT_PATHS.some((each) => each === path) || path.startsWith(studentRecordPath(""));

/** There is one of these for each entry. */
export const isEntryPath = (path: string) =>
  /^\/admin\/(block-management\/[\w-]+\/write|history\/\w+\/[\w-]+|student-record\/[\w-]+)$/.test(path);
