/** Links from the students' screen, and students who have left. */
export const studentMenu = {
  more: "More",
  importSheet: "Import a sheet",
  photos: "Photos for many",
  classLists: "Class lists",
  yearChange: "Year change",
  consents: "Consents of parents",
  slips: "Consent slips",

  emptyOffer: "Import a sheet of students",

  byLeft: "Here or left",
  here: "At the school",
  left: "Left",
  hereAndLeft: "All",
  leftOn: (day: string) => `Left on ${day}`,
  back: "Back to school",
  backOf: (name: string) => `Back to school: ${name}`,
  isBack: (name: string) => `${name} is among the students again.`,
  record: "Record",
  recordOf: (name: string) => `Record of ${name}`,
};
