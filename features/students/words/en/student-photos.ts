import type { ZipProblem } from "../../../../core/content/files/zip-entries.ts";
import type { PhotoProblem } from "../../content/photo-files.ts";

const photos = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);

const PROBLEMS: Record<ZipProblem | PhotoProblem, string> = {
  HEIC: "This is a HEIC photo of an iPhone, which browsers cannot show. Save it as JPEG and choose it again.",
  "not a picture": "This is not a JPEG, PNG or WebP picture.",
  "not a ZIP": "This is not a ZIP file, or it did not arrive whole.",
  damaged: "This file is damaged. Make the ZIP file again.",
  "too many files": "This ZIP file has more than 2000 files. Make one for each class.",
  ZIP64: "This ZIP file is too large. Make one for each class.",
  encrypted: "This has a password. Make the ZIP file without one.",
  "unknown packing": "This was packed in an unusual way. Make an ordinary ZIP file.",
  "too large": "This is larger than 12 MB.",
};

/** Photos of many students at once. */
export const studentPhotos = {
  title: "Student photos",
  allStudents: "All students",
  text: "Choose a ZIP file, a folder or several pictures. Each photo finds its student by the file's name, such as 12, 5A-12 or Aarav Sharma, or 12 in a folder 5-A. Nothing changes until you upload.",
  chooseFiles: "Choose a ZIP file or pictures",
  chooseFolder: "Choose a folder",
  orDrop: "or drop them here",
  reading: "Reading...",
  onlyClass: "Only class",
  onlySection: "Only section",
  noStudents: "There are no students yet. Add them first, then their photos.",
  notLoaded: "The students could not be loaded",
  tooMany: (most: number) =>
    `At most ${most} photos can be uploaded at once. Choose one class after the other.`,
  nothingFound: "There is no picture in what you chose.",
  summary: (matched: number, doubtful: number) =>
    [
      matched > 0 && `${photos(matched)} found ${matched === 1 ? "its" : "their"} student.`,
      doubtful > 0 && `${photos(doubtful)} to look at.`,
    ]
      .filter(Boolean)
      .join(" "),
  doubtful: "Please look at these",
  doubtfulText: "Choose the student, or leave the photo out.",
  matched: "These have found their student",
  unusable: "These cannot be used",
  problems: PROBLEMS,
  whose: "Whose photo is it?",
  whoseOf: (path: string) => `Whose photo is ${path}?`,
  another: "Another student...",
  findFor: "Name, class or roll number",
  unknown: "Choose one of the students in the list.",
  student: (parts: { name: string; class: string; section: string; rollNumber: string }) =>
    `${parts.name}, ${parts.class} ${parts.section}, ${parts.rollNumber}`,
  change: "Change",
  leaveOut: "Leave out",
  use: "Use after all",
  leftOut: "Left out",
  noStudent: "No student is chosen",
  isDoubled: "Another photo is for the same student. Leave one of them out.",
  newPhoto: "New",
  currentPhoto: "Now",
  none: "None",
  cannotShow: "This picture cannot be shown. It may be damaged.",
  cannotRead: "The file cannot be read any more. Choose it again.",
  upload: (count: number) => `Upload ${photos(count)}`,
  nothingChosen: "No photo has a student yet",
  replaces: (count: number) =>
    count === 1 ? "1 of them replaces a photo." : `${count} of them replace a photo.`,
  sentOf: (done: number, all: number) => `${done} of ${photos(all)} sent`,
  pause: "Pause",
  resume: "Continue",
  startAnew: "Start anew",
  failed: (count: number) => `${photos(count)} could not be sent.`,
  retry: "Send these again",
  saveOthers: (count: number) => `Save the other ${photos(count)}`,
  saving: "Saving...",
  notSaved: "The photos could not be saved. Please try again.",
  saved: (count: number) => `${photos(count)} saved.`,
  unused: (count: number) => `Not used: ${photos(count)}`,
  missing: (count: number) =>
    count === 1 ? "1 student had been deleted meanwhile." : `${count} students had been deleted meanwhile.`,
};
