import { label } from "../../../core/words/label.ts";

/** The purposes of consent, as the data file of a child and the audit log name them. */
export const PURPOSE_NAMES = {
  name: label("Name in the list of students", "विद्यार्थियों की सूची में नाम"),
  photo: label("Photo", "फ़ोटो"),
  pictures: label("Pictures in albums and posts", "एल्बम और लेखों में फ़ोटो"),
  topStudents: label("Among the top students and alumni", "मेधावी और पूर्व विद्यार्थियों में"),
};
