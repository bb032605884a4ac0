/** Drafts that somebody else publishes. */
export const approval = {
  waiting: "Waiting for approval",
  returned: "Sent back",
  /** In the history. */
  state: "Approval",
  filter: "Filter by approval",
  anyState: "Any approval",
  note: "Note",
  noteOf: (note: string) => `Note: ${note}`,
  formText:
    "This is saved as a draft. When it is ready, submit it for approval in the list or where you write it.",
  saveFirst: "Save first; then it can be submitted or decided.",
  submittedBy: (person: string, moment: string) => `Submitted by ${person}, ${moment}`,
  read: "Read and decide",
  submit: "Submit for approval",
  submitted: "Submitted. A colleague will publish it or send it back with a note.",
  approve: "Approve and publish",
  approved: "Approved and published.",
  sendBack: "Send back",
  sendBackTitle: (title: string) => `Send back “${title}”`,
  sendBackText: "The author sees your note beside the draft, changes it and submits it again.",
  sentBack: "Sent back to the author.",
  noteRequired: "Write what the author should change.",
  changedMeanwhile: "This was changed after you opened the list. Look at it again, then decide.",
  /** Above the list. */
  onlyWaiting: "Only what waits for approval",
  showAll: "Show all",
  showWaiting: (count: number) => (count === 1 ? "1 waits for approval" : `${count} wait for approval`),
  noneWaiting: "Nothing waits for approval.",
  /** On the dashboard. */
  taskWaiting: (count: number) =>
    count === 1 ? "1 draft waits for approval" : `${count} drafts wait for approval`,
  taskWaitingDetail: "Read it, then publish it or send it back with a note",
  taskReturned: (count: number) =>
    count === 1 ? "1 of your drafts was sent back" : `${count} of your drafts were sent back`,
  /** The titles are those of the user's own drafts. */
  published: (titles: string) => `Published this week: ${titles}`,
  taskReturnedDetail: "The note says what to change",
};
