import type { ConsentAnswer, ConsentPurpose } from "../../content/consent-contract.ts";

const counted = (count: number) => (count === 1 ? "1 child" : `${count.toLocaleString("en-IN")} children`);

type Recorded = Pick<ConsentAnswer, "recorded" | "alreadyWithdrawn" | "outdated" | "isRemoving">;

const listed = (albums: number, posts: number) =>
  [
    albums > 0 && (albums === 1 ? "1 album" : `${albums} albums`),
    posts > 0 && (posts === 1 ? "1 post" : `${posts} posts`),
  ]
    .filter(Boolean)
    .join(" and ");

/** Consents, on a child's record and for the whole school. */
export const consents = {
  title: "Consent of parents",
  heading: "Consent",
  purposes: {
    name: "Name in the list of students",
    photo: "Photo",
    pictures: "Pictures in albums and posts",
    topStudents: "Among the top students",
  },
  shortPurposes: { name: "Name", photo: "Photo", pictures: "Albums, posts", topStudents: "Top students" },
  means: { slip: "Signed slip", "in person": "In person", email: "Email" },
  states: {
    given: "Given",
    refused: "Refused",
    withdrawn: "Withdrawn",
    over: "Time is over",
    none: "Not recorded",
  },

  /** The current state: the day, the parent, the means and the end. */
  given: (on: string, by: string, how: string) => `Given on ${on} by ${by} (${how.toLowerCase()})`,
  refused: (on: string, by: string, how: string) => `Refused on ${on} by ${by} (${how.toLowerCase()})`,
  withdrawn: (on: string, by: string, how: string) => `Withdrawn on ${on} by ${by} (${how.toLowerCase()})`,
  until: (statement: string, day: string) => `${statement}, until ${day}`,
  overSince: (statement: string, day: string) => `${statement}. Its time was over on ${day}`,
  noneShown: (_purpose: ConsentPurpose) =>
    "Not recorded: may be shown, because the school shows children without a record",
  noneHidden: (_purpose: ConsentPurpose) =>
    "Not recorded: is not shown, because the school shows nothing without consent",

  ruleShown: "Children whose parents have not answered yet are shown.",
  ruleHidden: "Children whose parents have not answered yet are not shown.",
  changeRule: (page: string) => `Change under Pages, ${page}`,

  byWhom: "By whom",
  how: "How",
  on: "Date",
  record: "Record what the parents say",
  recordText: "Tick what it is about. By whom, how and the date hold for a withdrawal too.",
  recordGiven: "Given",
  recordRefused: "Refused",
  tickSomething: "Tick what it is about",
  withdraw: "Withdraw",
  withdrawEverything: "Withdraw everything",
  withdrawTitle: "Withdraw the consent?",
  withdrawAbout: (purposes: string) => `It is about: ${purposes}.`,
  withdrawPhotos: (count: number) =>
    count === 1
      ? "1 photo of the record, the top students and the alumni is deleted for good."
      : `${count} photos of the record, the top students and the alumni are deleted for good.`,
  /** Counts of pictures, albums and posts. */
  withdrawPictures: (pictures: number, albums: number, posts: number) =>
    `${pictures} ${pictures === 1 ? "picture" : "pictures"} of ${listed(albums, posts)} ${pictures === 1 ? "is" : "are"} deleted for good.`,
  withdrawNothing: "No picture is deleted.",
  withdrawNoUndo: "This cannot be undone.",
  withdrawOthers: (count: number) =>
    count === 1
      ? "Another record in the list has the same name and date of birth. It stays as it is; withdraw the consent there as well if it is the same child."
      : `${count} other records in the list have the same name and date of birth. They stay as they are; withdraw the consent there as well if it is the same child.`,
  withdrawCountFailed: "The pictures could not be counted, so nothing was withdrawn. Please try again.",
  recorded: ({ recorded, alreadyWithdrawn, outdated, isRemoving }: Recorded) => {
    if (recorded === 0) return "Nothing was recorded: the consent was withdrawn before.";
    const one = recorded === 1;
    return [
      `Recorded for ${one ? "1 student" : `${recorded} students`}.`,
      alreadyWithdrawn > 0 && "What was withdrawn before is not recorded again.",
      outdated > 0 && `${outdated} of them keep a refusal that is later than this consent.`,
      isRemoving && one && "The photo is still being removed; visitors can no longer open it.",
      isRemoving && !one && "The photos are still being removed; visitors can no longer open them.",
    ]
      .filter(Boolean)
      .join(" ");
  },
  failed: "Nothing was recorded. Please try again.",
  allPurposes: "all four",
  children: counted,
  /** The last recorded answer, in front of Undo. */
  lastAnswer: (who: string, about: string, answer: string) => `Recorded: ${who} – ${about}: ${answer}`,
  takenBack: (children: number) =>
    children === 1 ? "The answer was taken back." : `The answers for ${counted(children)} were taken back.`,
  takenBackBy: (moment: string, email: string) => `Taken back on ${moment} by ${email}: it does not count`,
  undoFailed: "The answer was not taken back. Please try again.",

  withdrawnHeading: "Withdrawn",
  withdrawnDone: {
    name: "Name: the child is no longer in the public list of students.",
    photo: "Photo: it is deleted for good, from the record, the top students and all earlier versions.",
    pictures: "Albums and posts: the pictures that were marked on this record are deleted for good.",
    topStudents: "Top students: the entry is no longer shown, and its picture is deleted for good.",
  },
  withdrawnAtOnce: "This held at once, for all pages, lists, the search and the site’s own cache.",
  withdrawnCopies:
    "What others hold is not ours to delete. A CDN in front of the site may hold a picture until its cache is emptied; whoever looks after the server can do that. Search engines may show a name or a picture for some days more. They can be asked to look again; when they do is up to them. Earlier backups, and whoever has saved the page, still have it.",
  google: "Google: Refresh Outdated Content",
  bing: "Bing: Content Removal",

  history: "Everything that was recorded",
  historyText: "Lines are added, never deleted. An answer that was taken back stays, and its line says so.",
  nothingRecorded: "Nothing has been recorded yet.",
  recordedBy: (moment: string, email: string) => `Recorded on ${moment} by ${email}`,

  showMissing: (count: number) => `Show ${counted(count)} without a yes or no`,
  showAll: "Show all children",
  allAnswered: "All have answered",
  figures: "How many have answered",
  byMissing: "Without an answer",
  anyAnswer: "All children",
  entering: "What you enter now",
  keys: "Keys, while a tick or a cross has the focus (press Tab until the table):",
  arrowKeys: "Arrow keys",
  keyMoves: "next cell",
  keyGiven: "yes",
  keyRefused: "no",
  keyAllGiven: "yes to all four, next child",
  keyAllRefused: "no to all four, next child",
  keyUndo: "undo",
  table: "Children and what their parents have said",
  child: "Child",
  setGiven: (purpose: string, name: string) => `${name}, ${purpose}: given`,
  setRefused: (purpose: string, name: string) => `${name}, ${purpose}: refused`,
  range: (first: number, last: number, total: number) =>
    `Children ${first} to ${last} of ${total.toLocaleString("en-IN")}`,
  noChildren: "There are no students yet.",
  noMatch: "No child matches",
  loadFailed: "The consents could not be loaded.",
  rowFailed: "Not saved.",
  selected: (count: number) => `${counted(count)} selected`,
  recordFor: "Record for the selected",
  taskEnding: (count: number) =>
    count === 1 ? "1 consent runs out within 30 days" : `${count} consents run out within 30 days`,
  taskEndingDetail: "Print new slips and record what the parents say",
  taskMissing: (count: number) =>
    count === 1
      ? "1 child is not shown: no consent is recorded"
      : `${count} children are not shown: no consent is recorded`,
  taskMissingDetail: "The school shows nothing without consent",
};

/** The screen that prints the notice to parents and a slip for each child. */
export const consentSlips = {
  title: "Consent slips",
  text: "The notice to parents comes first: copy it for every family. Then follows a slip for each child. When a slip comes back, scan its code with a phone on which you are logged in: the child’s record opens, and you enter the answer.",
  language: "Language of notice and slips",
  both: "Both",
  without: "Which children",
  all: "All",
  onlyWithout: "Only those without an answer",
  print: "Print",
  count: (slips: number, sheets: number) =>
    `${slips.toLocaleString("en-IN")} ${slips === 1 ? "slip" : "slips"} on ${sheets.toLocaleString("en-IN")} ${sheets === 1 ? "sheet" : "sheets"} of A4, and the notice`,
  tooMany: (shown: number, total: number) =>
    `These are the first ${shown.toLocaleString("en-IN")} of ${total.toLocaleString("en-IN")} children. Choose a class to print the others.`,
  slipOf: (name: string) => `Slip for ${name}`,
  slips: "Slips",
  wholeClass: "Slips for other children",
  noMatch: "No child fits. Choose another class or section, or all children.",
  noStudents: "There are no students yet. Enter or import them first.",
  editText: "Change the rules and what your school adds",
  failed: "The slips could not be loaded.",
};
