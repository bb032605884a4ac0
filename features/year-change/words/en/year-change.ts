import type { RollNumberWay } from "../../content/year-change-contract.ts";

const students = (count: number) => (count === 1 ? "1 student" : `${count} students`);

const back = (count: number) =>
  count === 1
    ? "1 student is as before the change again."
    : `${count} students are as before the change again.`;
const remaining = (count: number) => {
  if (count === 0) return "";
  return count === 1
    ? " 1 student had been changed since and stays as it is."
    : ` ${count} students had been changed since and stay as they are.`;
};

/** The change of the school year, step by step. */
export const yearChange = {
  title: "Year change",
  text: "Moves every child to the class of the new school year, all at once. Nothing changes before the last step, and one Undo takes everything back.",
  notLoaded: "The classes could not be loaded.",
  noStudents: "There are no students yet. Once there are, you can move all of them up here in April.",
  toStudents: "To the students",
  restored: "Your choices are kept in this browser until you have changed the year.",
  startAgain: "Start again",
  startAgainTitle: "Forget all choices?",
  startAgainText:
    "Everything that you have chosen on this screen is forgotten. The students stay as they are.",

  seasonQuestion: (month: string) => `It is ${month}: change the year now?`,
  seasonText:
    "Schools change the year between March and June. If you continue now, the children change their classes in the middle of a school year.",
  changeNow: "Change the year now",
  notNow: "Not now, go to the students",

  stepNames: {
    begin: "School year",
    classes: "Classes",
    children: "Children who do not move up",
    sections: "Sections and roll numbers",
    preview: "Preview",
  },
  stepsLabel: "Steps",
  back: "Back",
  next: "Next",

  year: "School year that begins",
  leftOn: "Last day of those who leave",
  leftOnHint: "They are no longer on the site. Their records stay, and you can bring each of them back.",
  leftOnMissing: "Choose a day.",
  alreadyDone: (year: string) =>
    `The year ${year} has been changed already. Going on would move the children up a second time.`,
  backupFirst: "Download a backup first, to be on the safe side.",

  classesText:
    "What becomes of each class. Children of whom something else becomes are chosen in the next step.",
  noClassList: "The school’s list of classes is empty, so no class is proposed. {link}",
  writeClassList: "Write the list under Pages, The school",
  class: "Class",
  count: students,
  becomes: "What happens",
  becomesOf: (name: string) => `What happens to class ${name}`,
  choose: "Please choose",
  chooseError: (names: string) => `Choose what happens to: ${names}`,
  leaves: "Leaves school",
  staysIn: (name: string) => `Stays in ${name}`,
  movesTo: (name: string) => `Moves to ${name}`,

  childrenText:
    "All others do what their class does. Look for a child by name or roll number, or choose a class.",
  search: "Name or roll number",
  byClass: "Class",
  allClasses: "All classes",
  chosen: (count: number) =>
    count === 0 ? "No child is chosen yet." : `${students(count)} of whom something else becomes`,
  noMatch: "No student matches.",
  firstShown: (count: number, total: number) =>
    `The first ${count} of ${total}. Write more of the name, or choose a class.`,
  rollNumber: (number: string) => `Roll number ${number}`,
  outcomeOf: (name: string) => `What happens to ${name}`,
  asClass: (outcome: string) => `Like the class: ${outcome}`,
  other: "Another class or section",
  lastDayOf: (name: string) => `Last day of ${name}`,
  classOf: (name: string) => `Class of ${name}`,
  sectionOf: (name: string) => `Section of ${name}`,
  lastDay: "Last day",
  section: "Section",

  sectionsText: "Each child keeps its section, unless you choose otherwise for the class.",
  sectionsOf: (name: string) => `Sections of class ${name}`,
  sectionNames: "Sections, such as A, B",
  sectionNamesOf: (name: string) => `Sections of class ${name}, such as A, B`,
  sectionsMissing: (names: string) => `Write the sections of: ${names}`,
  ways: {
    keep: "Stay as they are",
    inTurn: "Anew, by name in turn",
    even: "Make them even, moving as few as possible",
    byHand: "Choose for each child",
  },
  rollNumbers: "Roll numbers",
  rollNumberWays: {
    keep: "Stay as they are",
    byName: "Anew in each section, by name",
    girlsFirst: "Anew in each section, girls first, then by name",
    boysFirst: "Anew in each section, boys first, then by name",
  } satisfies Record<RollNumberWay, string>,
  start: "Begin with",
  startError: "Write a number from 1 on.",

  moves: "Move to another class",
  stays: "Stay in their class",
  leave: "Leave school",
  before: "Now",
  after: "Afterwards",
  none: "none",
  sectionCount: (section: string, count: number) => `${section || "?"}: ${count}`,
  problems: "Please look at this",
  problemsText: "You can continue and correct it afterwards.",
  moreProblems: (count: number) => `And ${count} more.`,
  sameRollNumber: (place: string, rollNumber: string, names: string) =>
    `${place}: roll number ${rollNumber} for several children (${names}).`,
  noSection: (name: string, names: string) => `Class ${name}: children without a section (${names}).`,
  merged: (name: string, from: string) => `Class ${name} takes in the children of several classes: ${from}.`,
  gone: (count: number) =>
    count === 1
      ? "1 child that you chose is no longer among the students."
      : `${count} children that you chose are no longer among the students.`,
  apply: (count: number) => `Change the year for ${students(count)}`,
  applyTitle: (year: string, count: number) => `Begin ${year} for ${students(count)}?`,
  applyText: (moves: number, leaves: number) =>
    `Move to another class: ${moves}. Leave school: ${leaves}. You can undo it afterwards.`,
  applyAccept: "Change the year",
  applying: "Changing...",
  applyFailed: "The year could not be changed. Nothing was saved.",
  previewAgain: "Make the preview anew",
  nothingChanges: "Nothing would change for any student.",
  done: (year: string, count: number) => `${year} has begun for ${students(count)}.`,

  last: "Last year change",
  lastText: (year: string, moment: string, by: string) => `${year}, changed on ${moment} by ${by}.`,
  lastCount: (count: number) => `${students(count)} changed.`,
  lastPartly: (count: number) =>
    count === 1
      ? "1 student has been changed since and would stay so."
      : `${count} students have been changed since and would stay so.`,
  lastUndone: (count: number, others: number) => `It was undone. ${back(count)}${remaining(others)}`,
  lastGone: "Every student has been changed since, so it cannot be undone any more.",
  lastOver: (days: number) => `It could be undone for ${days} days.`,
  undo: "Undo the year change",
  undoTitle: (count: number) => `Undo the year change of ${students(count)}?`,
  undone: (year: string, count: number, others: number) =>
    `The change to ${year} was undone. ${back(count)}${remaining(others)}`,
  undoText: "Their classes, sections, roll numbers and those who left become what they were.",

  renamed: (counted: string, from: string) => `${counted}: still in class ${from}.`,
  renameTo: (to: string) => `Change it to ${to}`,

  task: "Change the school year of the students",
  taskDetail: "All classes move up at once, with a preview and Undo",
};
