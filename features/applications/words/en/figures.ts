/** Figures about applications. */
export const applicationFigures = {
  title: "Figures about applications",
  link: "Figures",
  toApplications: "To the applications",
  session: "Session",
  withoutSession: "Without a session",
  none: "No application was received for this session.",
  excel: "Figures for Excel",
  all: "All applications for Excel",
  exportQuestion: "Download all applications of this session?",
  exportText:
    "The file has names, birth dates, telephone numbers, addresses and all answers of the parents. Keep it where only the office can open it, and delete it when you no longer need it.",
  exportAccept: "Download",
  byClass: "Applications by class and step",
  byWeek: "Applications by week",
  chart: "Applications by week",
  days: "Days per step",
  daysText: "How long applications stayed in a step that they have left.",
};
