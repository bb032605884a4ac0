/** Texts around every screen, and texts that many screens share. */
export const frame = {
  cancel: "Cancel",
  close: "Close",
  undo: "Undo",
  save: "Save",
  create: "Create",
  update: "Update",
  edit: "Edit",
  delete: "Delete",
  remove: "Remove",
  history: "History",
  historyOf: (name: string) => `History of ${name}`,
  /** Follows `history` for screen readers. */
  ofName: (name: string) => ` of ${name}`,
  /** Follows a verb for screen readers: what it is about. */
  withName: (name: string) => ` ${name}`,
  loading: "Loading...",
  saving: "Saving...",
  downloading: "Downloading...",
  tryAgain: "Try again",
  viewOnSite: "View on site",
  /** Opens the other actions of a screen. */
  more: "More",
  messages: "Messages",
  closeMessage: "close",
  language: "Language",
  yourSchool: "Your school",

  skipToContent: "Skip to the content",
  adminDashboard: "Admin Dashboard",
  home: "Home",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  adminMenu: "Admin menu",
  menu: {
    name: "Admin",
    dailyWork: "Daily work",
    people: "People",
    site: "Site",
    accountPart: "Account",
    dashboard: "Dashboard",
    announcement: "Announcement",
    pages: "Pages",
    account: "Account",
    auditLog: "Audit Log",
    trash: "Trash",
    logout: "Logout",
  },

  /** Links to the pages of a long list. */
  listPages: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,

  leaveTitle: "Leave without saving?",
  leaveKept: "What you entered is not saved yet. This browser keeps it for you until you come back.",
  leaveLost: "What you entered is not saved yet and will be lost.",
  leave: "Leave without saving",
  stay: "Stay here",

  unreachable: "The server could not be reached",
  answered: (status: number) => `The server answered ${status}`,
  screenFailed: "This screen has failed",
  screenFailedHelp: "Loading it again usually helps. If it does not, tell whoever looks after the website.",
  loadAgain: "Load again",
  toDashboard: "To the dashboard",
  notAllowed: "This screen is not part of your duties",
  notAllowedHelp: "If you have been given the duty a moment ago, try again.",
  pictureNotAvailable: "Picture not available",
  fileNotLoaded: "The file could not be loaded. Please try again.",

  justNow: "just now",
  indianTime: (moment: string) => `${moment} IST`,

  yes: "Yes",
  no: "No",

  /** Whether visitors see an entry. */
  state: "State",
  published: "Published",
  notPublished: "Not published",
};
