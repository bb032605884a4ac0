const pages = (count: number) => (count === 1 ? "1 page still has" : `${count} pages still have`);

export const dashboard = {
  welcome: "Welcome, Admin",
  welcomeText:
    "Manage the school’s operations from here: notices, students, teachers, pictures and the messages of parents.",
  noDuties: "You have no duties yet.",
  noDutiesText:
    "Ask a colleague with the duty “Everything” to give you one. Your own account is in the menu.",
  counts: "Counts",
  showAll: "Show all",
  notLoaded: "This could not be loaded.",

  quickActions: "Quick actions",

  whatNeedsDoing: "What needs doing",
  allDone: "All is done.",
  actions: {
    answer: "Answer",
    begin: "Begin",
    change: "Change",
    check: "Check",
    read: "Read",
    record: "Record",
    remove: "Remove",
    translate: "Translate",
    write: "Write",
  },
  partMissing: "Not all of this could be loaded.",
  samplePages: (count: number) => `${pages(count)} the sample school’s words`,
  emptyPages: (count: number) => (count === 1 ? "1 page is empty" : `${count} pages are empty`),
  sampleEntries: (count: number) =>
    count === 1 ? "1 sample entry is left" : `${count} sample entries are left`,
  sampleEntriesDetail: "They are removed all at once; what you have added or changed stays",
  andMore: (names: string, more: number) => `${names} and ${more} more`,

  showGuide: "Show the guide",
  closeGuide: "Close the guide",
  guideHeading: "Make the site your school’s",
  allStepsDone: "All steps are done.",
  stepsToGo: (open: number, all: number) => `${open} of ${all} steps to go, in any order.`,
  done: "Done",
  toDo: "To do",
  stepParts: "What does your site need?",
  stepPartsText: "Everything is on at first. Switch off what your school does not use, and save once.",
  stepSample: "The sample",
  stepSampleDone: "No invented people, notices and pictures are on the site.",
  stepSampleText: "Take the invented people, notices and pictures away when you have looked around.",
  goToSample: "To the sample",
  leavePagesOut: "Leave pages out",

  removeSample: "Remove the sample",
  removeSampleTitle: "Remove the sample content",
  removeSampleText:
    "All sample notices, people, posts, pictures and texts of pages will be deleted. What you have added or changed stays.",
  sampleRemoved: (count: number) =>
    count === 0
      ? "There was no sample content left."
      : `${count} sample ${count === 1 ? "entry was" : "entries were"} removed. What the school added or changed has stayed.`,
  removeSampleFailed: "The sample content could not be removed. Please try again.",

  backup: "Backup",
  backupText:
    "A backup holds everything in one file, the records of the children too. Keep it where only the office can read it.",
  downloadBackup: "Download a backup",
  backupFailed: "The backup could not be downloaded. Please try again.",
  backupLacksUnknown:
    "The backup was downloaded, but some files are missing. Which ones could not be loaded.",
  noBackups: "The server makes no daily backups. Download one now and then.",
  lastBackup: "Last daily backup: {moment} ({size}).",
  backupOverdue: "It is overdue: please tell whoever looks after the server.",
  backupProblems: {
    overdue: "The daily backup is overdue.",
    failed: "The daily backup has failed.",
    "too-large": "There is no room for the next daily backup.",
    unreachable: "The folder of the daily backups does not answer.",
    "not-copied": "The daily backup could not be sent to its second place.",
  },
  backupProblemAdvice:
    "Please tell whoever looks after the server. Until then, download a backup below now and then.",
  about: (version: string) => `Gurukul ${version}, MIT licence.`,
  notices: "Licences of its parts",
  filesMissing: (count: number) => (count === 1 ? "1 file is missing:" : `${count} files are missing:`),
  moreMissing: (count: number) => `and ${count} more`,
  chooseFilesAgain: (count: number) =>
    `Backups hold everything else. Open ${count === 1 ? "the entry" : "each entry"}, choose its file again and save.`,
};
