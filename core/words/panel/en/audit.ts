export const audit = {
  title: "Audit Log",
  text: "Who changed what, and when, for one year. Only the names of changed fields are recorded, never their values.",
  notLoaded: "The log could not be loaded.",
  noMatch: "No change matches",
  nothingYet: "Nothing has been changed yet",
  shown: (first: number, last: number, total: string) => `Changes ${first} to ${last} of ${total}`,
  download: "Download CSV",
  downloadFailed: "The log could not be downloaded. Please try again.",

  search: "Search the log",
  whoOrWhat: "Who or what",
  kind: "Kind",
  allKinds: "All kinds",
  action: "Action",
  allActions: "All actions",
  from: "From",
  to: "To",
  clear: "Clear the filters",

  allChangesOf: (what: string, title: string | undefined) =>
    `All changes of this ${what}${title ? `: ${title}` : ""}`,

  duty: "Duty",
  allDuties: "All duties",
  /** The duties that a person had when they made a change. */
  dutiesThen: (duties: string) => `Duties: ${duties}`,
};
