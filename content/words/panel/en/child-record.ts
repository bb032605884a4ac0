const pictures = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);

/** The record of one child and the pictures that show the child. */
export const childRecord = {
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
    "Mark the pictures of albums and posts in which the child can be recognised. When the consent for albums and posts is withdrawn, they are deleted for good, at once.",
  marked: (count: number) => (count === 0 ? "No picture is marked." : `${pictures(count)} marked.`),
  stillShown:
    "The parents have not allowed pictures in albums and posts, and these are still on the site. Press Withdraw above to delete them for good.",
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
