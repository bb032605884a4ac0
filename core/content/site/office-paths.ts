import { everyAddress, LANGUAGES } from "../../words/languages.ts";
import { pageNames } from "../pages/page-names.ts";

/** The login in the main language of the site. It is also at the address with the prefix of the other language. */
export const LOGIN_PATH = "/login";

/** Screens reached from the list of students. */
export const STUDENT_PATHS = [
  "/admin/student-import",
  "/admin/student-photos",
  "/admin/class-lists",
  "/admin/year-change",
  "/admin/consents",
  "/admin/consent-slips",
] as const;

/** The screen that adds many events, reached from the calendar. */
export const CALENDAR_IMPORT_PATH = "/admin/calendar/import";

/** Figures about enquiries, reached from their list and the dashboard. */
export const FIGURES_PATH = "/admin/enquiry-figures";

/** Everything about one person, reached from the list of enquiries. */
export const PERSON_DATA_PATH = "/admin/person-data";

/** What the disclosure page lacks, reached from the dashboard and the list of pages. */
export const DISCLOSURE_CHECK_PATH = "/admin/disclosure-check";

/** Where the links of invitations, new passwords and new email addresses lead; the token is behind #. */
export const LINK_PAGES = {
  invitation: "/login/invitation",
  reset: "/login/reset",
  email: "/login/email",
} as const;

/** Screens that need no session, by their file in `panel/screens`. */
export const OPEN_SCREENS = {
  login: LOGIN_PATH,
  "forgotten-password": "/login/forgotten",
  "accept-invitation": LINK_PAGES.invitation,
  "new-password": LINK_PAGES.reset,
  "confirm-email": LINK_PAGES.email,
} as const;

/** The login and the screens of the panel that belong to no content type. */
export const OFFICE_PATHS = [
  ...new Set([...everyAddress(LOGIN_PATH), ...Object.values(OPEN_SCREENS)]),
  "/admin",
  "/admin/logout",
  "/admin/admin-welcome",
  ...STUDENT_PATHS,
  CALENDAR_IMPORT_PATH,
  FIGURES_PATH,
  PERSON_DATA_PATH,
  DISCLOSURE_CHECK_PATH,
  "/admin/pages",
  ...pageNames.map((name) => `/admin/pages/${name}` as const),
  "/admin/marquee-manager",
  "/admin/account",
  "/admin/accounts",
  "/admin/audit-log",
  "/admin/mail",
  "/admin/trash",
];

/** The addresses of screens below /admin that are not named like their file in `panel/screens`. */
export const SCREEN_ADDRESSES: Readonly<Record<string, string>> = {
  "calendar-import": "calendar/import",
  enquiry: "enquiries/:id",
  "manage-contacts": "ManageContacts",
  history: "history/:type/:id",
  page: "pages/:name",
  "picture-children": "picture-children/:type/:id",
  "student-record": "student-record/:id",
  "write-post": "block-management/:id/write",
};

const PREFIX = new RegExp(`^/(?:(?:admin|${LANGUAGES.join("|")})/)?`);

/** The file of the screen at a normalized path, without its ending. There may be none: /admin has no screen. */
export function findScreenFile(path: string): string {
  const open = Object.entries(OPEN_SCREENS).find(([, address]) => address === path);
  if (open) return open[0];
  const address = path.replace(PREFIX, "");
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`, "i").test(address);
  const named = Object.entries(SCREEN_ADDRESSES).find(([, pattern]) => matches(pattern));
  return named?.[0] ?? address;
}

/** The editor of a page, with a field that it focuses. */
export const pageFieldPath = (page: string, field: string) =>
  `/admin/pages/${page}?${new URLSearchParams({ field })}`;

/** The screen for writing a post. */
export const writingPath = (id: string) => `/admin/block-management/${id}/write`;

/** The screen with all versions of an entry or a page. */
export const historyPath = (type: string, id: string) => `/admin/history/${type}/${id}`;

/** The record of a child; consent slips link to it with a QR code. */
export const studentRecordPath = (id: string) => `/admin/student-record/${id}`;

/** The children on the pictures of an album or a post. */
export const pictureChildrenPath = (type: string, id: string) => `/admin/picture-children/${type}/${id}`;

/** Whether a screen is about students, other than their list. */
export const isStudentPath = (path: string) =>
  STUDENT_PATHS.some((each) => each === path) || path.startsWith(studentRecordPath(""));

/** The screen of one enquiry. */
export const enquiryPath = (id: string) => `/admin/enquiries/${id}`;

/** Whether a screen is about enquiries, other than their list. */
export const isEnquiryPath = (path: string) =>
  path.startsWith(enquiryPath("")) || [FIGURES_PATH, PERSON_DATA_PATH, "/admin/saved-replies"].includes(path);

/** These exist once per entry. */
export const isEntryPath = (path: string) =>
  /^\/admin\/(block-management\/[\w-]+\/write|(history|picture-children)\/\w+\/[\w-]+|(student-record|enquiries)\/[\w-]+)$/.test(
    path,
  );
