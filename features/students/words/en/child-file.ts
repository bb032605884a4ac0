import { textsIn } from "../../../../core/words/label.ts";
import { PURPOSE_NAMES } from "../../content/purpose-names.ts";
/** The data file of one child, printed for parents, and the deletion of the child's data. */
export const childFile = {
  heading: (name: string) => `What our website keeps about ${name}`,
  intro:
    "You may know everything that the school's website keeps about your child, have it corrected and have it deleted. Please ask at the school's office.",
  deletedOn: (moment: string) =>
    `The record was deleted on ${moment}. It waits in the trash and is not on the website.`,

  details: "Details",
  photoOf: (name: string) => `Photo of ${name}`,
  onSite: "Visitors of the website see",
  shown: {
    whole: "what is public of it, with the photo",
    "without photo": "what is public of it, without a photo",
    not: "nothing of it",
  },
  kept: (moment: string) => `Kept since ${moment}`,

  consents: "What you have said",
  noConsents: "Nothing is recorded.",
  purpose: "About",
  answer: "Answer",
  saidBy: "By whom",
  how: "How",
  saidOn: "On",
  holdsUntil: "Holds until",
  recorded: "Recorded",
  takenBack: (moment: string) => `Recorded by mistake, taken back: ${moment}`,
  purposes: textsIn(PURPOSE_NAMES, "en"),
  answers: { given: "Agreed", refused: "Did not agree", withdrawn: "Withdrew the consent" },
  means: { slip: "Signed slip", "in person": "In person", email: "Email" },

  pictures: "Pictures of school life",
  noPictures: "No picture is marked as showing the child.",
  pictureIn: (place: string) => `In: ${place}`,
  pictureElsewhere: "In an album or post that was deleted or has no title",
  showsOthers: "It shows other children too and is therefore not in this file. You can see it at the office.",
  pictureLost: "The picture itself is no longer on the server.",

  versions: "What was changed",

  log: "What the office did with the record",
  logText: "The website keeps this list for one year.",
};
