/** A student's card, search, and warnings about a record. */
export const studentRecords = {
  edit: (name: string) => `Edit ${name}`,
  rollNumber: "Roll number",
  class: "Class",
  classAndSection: (className: string, section: string) => `${className}, section ${section}`,
  born: "Born",

  search: "Search students",
  searchFor: "Name, roll number, guardian, mobile...",
  byClass: "Filter by class",
  allClasses: "All classes",
  bySection: "Filter by section",
  allSections: "All sections",

  sameRollNumber: (name: string, rollNumber: string) =>
    `${name} of the same class and section has roll number ${rollNumber} already.`,
  unknownClass: (className: string) =>
    `Class ${className} is not among the classes that stand under Pages, The school.`,
  bornInFuture: (date: string) => `The date of birth, ${date}, is in the future.`,
  unlikelyAge: (date: string, age: number) =>
    `By the date of birth, ${date}, the student is ${age} years old.`,
};

/** Links from the students' screen, and students who have left. */
export const studentMenu = {
  importSheet: "Import a sheet",
  photos: "Photos for many",
  classLists: "Class lists",
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
};

const pictures = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);

/** The record of one child and the pictures that show the child. */
export const childRecord = {
  purgeWarning:
    "Consents and picture marks of deleted students go with them. Entries about a student elsewhere stay, such as top students and albums. To delete those as well, restore the student and choose ‘Delete for good’ in the student's record.",
  title: "Record of a child",
  recordOf: (name: string) => `Record of ${name}`,
  consentAndPictures: "Consent and pictures",
  edit: "Edit",
  history: "History",
  leftOn: (day: string) => `Left school on ${day}`,
  notFound: "There is no such child. The record may have been deleted.",
  toStudents: "To the students",
  loadFailed: "The record could not be loaded.",
  details: "Details",

  pictures: "Pictures that show this child",
  picturesText:
    "Mark the pictures of albums and posts in which the child can be recognised. Visitors see a marked picture only while every child on it may be shown. When the consent for albums and posts is withdrawn, its pictures are deleted for good, at once.",
  marked: (count: number) => (count === 0 ? "No picture is marked." : `${pictures(count)} marked.`),
  hiddenNow:
    "Visitors do not see these pictures: the parents have not allowed pictures in albums and posts. They come back with a new yes. Withdraw above deletes them for good.",
  choose: "Mark pictures",
  noAlbums: "There are no albums and posts with pictures yet.",
  album: (title: string, count: number) => `${title} (${pictures(count)})`,
  untitled: "Without a title",
  picture: (title: string, place: number) => `${title}, picture ${place}`,
  save: "Save the marks",
  saved: "The marks are saved.",
  saveFailed: "The marks could not be saved. Please try again.",
  picturesFailed: "The pictures could not be loaded.",

  studentPart: "Student’s record",
  searchStudent: "Search a student",
  searchStudentFor: "Name, roll number or class",
  whyLink: "When the parents withdraw their consent, this is taken off the site too.",
  found: (count: number) => (count === 0 ? "No student matches" : `${count} found`),
  unlink: "Remove the link",
  child: (name: string, className: string, section: string, rollNumber: string) =>
    `${name}, class ${className} ${section}, roll number ${rollNumber}`,
  linkedTo: "Linked to {child}",
  linkGone: "Linked to a record that is not there any more",
  nameNotLoaded: "Linked to a record whose name could not be loaded",
  notShown: "Not shown: no consent",
  withoutPhoto: "Shown without photo: no consent",
  searchFailed: "The students could not be searched. Please try again.",
};

/** The children on the pictures of an album or a post. */
export const pictureChildren = {
  title: "Children on the pictures",
  link: "Mark children",
  linkOf: (title: string) => `Mark children on the pictures of ${title}`,
  text: "Select the pictures, then search the children who can be recognised on them. Visitors see a picture only while every marked child may be shown. When a consent for albums and posts is withdrawn, the pictures of that child are deleted for good.",
  loadFailed: "The pictures could not be loaded.",
  notFound: "There is no such album or post. It may have been deleted.",
  noPictures: "It has no pictures yet.",
  back: "Back to the list",
  pictures: "Pictures",
  selected: (count: number) => (count === 0 ? "No picture is selected" : `${pictures(count)} selected`),
  selectFirst: "Select one or more pictures first.",
  searchChild: "Add a child",
  addChild: "Add a child to the selected pictures",
  onSelected: "On the selected pictures",
  onAll: "On all pictures",
  nobody: "Nobody is marked.",
  nobodyOn: "Nobody marked",
  onSome: (count: number, all: number) => `on ${count} of ${all}`,
  allowed: "Pictures allowed",
  notAllowed: (state: string) => `Not allowed: ${state}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name} from the selected pictures`,
  added: (name: string, count: number) => `${name} is marked on ${pictures(count)}.`,
  removed: (name: string, count: number) => `${name} is no longer marked on ${pictures(count)}.`,
  deletedChild: "A child whose record is in the trash",
  hiddenNow: (count: number) =>
    count === 1
      ? "One child here may not be shown. Visitors do not see the pictures of this child."
      : `${count} children here may not be shown. Visitors do not see the pictures of these children.`,
};
