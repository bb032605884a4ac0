import type { FindingGroup } from "../../content/finding.ts";

/** The check of the disclosure page. */
export const disclosureCheck = {
  title: "Check of the disclosure page",
  link: "Check",
  notLoaded: "The check could not be loaded.",
  notUsed: "The disclosure page has no content yet, so nothing is checked.",
  fillPage: "Fill in the disclosure page",

  run: "Check files and links now",
  running: "Checking...",
  notStarted: "The check could not be started. Please try again.",
  notFinished: "The check could not be finished. Please try again later.",
  progress: "Files and links are being checked.",
  done: (done: number, total: number) => `${done} of ${total} checked`,
  checked: (moment: string) => `Files and links were last checked ${moment}.`,
  neverChecked: "Files and links have not been checked yet.",
  daily:
    "Files and links are also checked every day. What is missing or has expired is always shown as it is now.",

  nothing: "Nothing is missing, and nothing has expired.",
  allWell: "Nothing is missing, nothing has expired, and all files and links open.",
  found: (count: number) => (count === 1 ? "1 thing needs attention." : `${count} things need attention.`),
  task: (count: number) =>
    count === 1
      ? "The disclosure page needs attention in 1 place"
      : `The disclosure page needs attention in ${count} places`,
  groups: {
    missing: "Missing",
    expired: "Expired",
    unreadable: "Files that cannot be read",
    unreachable: "Links that do not open",
  } satisfies Record<FindingGroup, string>,
  groupTexts: {
    missing: "The board asks for this, and the page does not have it.",
    expired: "The page shows these as expired. Add the renewed certificates.",
    unreadable: "Visitors cannot open these files.",
    unreachable: "This server could not open these addresses.",
  } satisfies Record<FindingGroup, string>,
};
