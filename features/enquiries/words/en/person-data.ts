import type { EventKind } from "../../content/enquiry-states.ts";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The screen with everything that is stored about one person. */
export const personData = {
  title: "Everything about a person",
  text: "People may ask what the school has stored about them, get a copy of it and have it deleted. Search with the telephone number or the email address that they wrote with.",
  contact: "Telephone number or email address",
  hint: "In any spelling: +91 98260 77553 or 098260-77553",
  search: "Search",
  searching: "Searching...",
  failed: "The search did not work. Please try again.",
  found: ({
    enquiries,
    mails,
    students,
    others,
  }: Record<"enquiries" | "mails" | "students" | "others", number>) =>
    `Found: ${counted(enquiries, "enquiry", "enquiries")}, ${counted(mails, "mail", "mails")}, ${counted(students, "student", "students")}${others > 0 ? `, ${counted(others, "other entry", "other entries")}` : ""}.`,
  nothing: "Nothing is stored with this number or address.",
  resultsFor: "What is stored with {contact}",

  others: "Other things that the person has sent",
  othersText:
    "Delete them on their own screens, and then in the trash. What was begun and not sent is deleted by itself.",
  unsent: "Begun, not sent",
  enquiries: "Enquiries",
  reference: (reference: string) => `Reference ${reference}`,
  inTrash: "In the trash",
  details: ({ events, versions }: { events: number; versions: number }) =>
    `${counted(events, "note, answer or change", "notes, answers and changes")}, ${counted(versions, "stored version", "stored versions")}`,

  mails: "Mails",
  mailsText: "The site keeps that it sent a mail for 30 days, without the text.",
  notSent: "not sent",

  students: "Students",
  studentsText:
    "This is the mobile number of these students. The file about a child and its deletion are on the record of the child.",
  studentsHidden: "You may not read students, so they are not searched.",
  toRecord: (name: string) => `Record of ${name}`,

  file: "File for the person",
  fileText:
    "The file has everything that is listed here, with all notes, answers and earlier versions. It is private: make sure that you give it to the person it is about.",
  download: "To read",
  downloadJson: "For a program (JSON)",
  downloadTitle: "Download everything about this person?",
  downloadQuestion: (contact: string) =>
    `You get a file with everything that is stored with ${contact}. Give it to this person alone. The audit log notes that you downloaded it.`,
  downloadChildren: (students: string, data: string) => `It also has data of ${students}. Of each: ${data}.`,
  downloadAccept: "Download",
  downloadFailed: "The file could not be made. Please try again.",

  forget: "Delete for good",
  forgetText: (count: number) =>
    `${count === 1 ? "The enquiry is" : `All ${count} enquiries are`} deleted with notes, answers, versions and mails. Students stay as they are.`,
  forgetTitle: (count: number) => `Delete ${counted(count, "enquiry", "enquiries")} for good?`,
  forgetNoUndo: "This cannot be undone. The audit log keeps that it was done, and by whom.",
  forgetConfirm: "To confirm, type it again: {contact}",
  forgetting: "Deleting...",
  forgetFailed: "The enquiries could not be deleted. Please try again.",
  forgotten: "Deleted for good",
  deleted: (count: number) =>
    count === 1 ? "1 enquiry is deleted for good." : `${count} enquiries are deleted for good.`,
  mayRemain: "They may still be found elsewhere:",
};

/** The file about one person. */
export const personFile = {
  heading: (contact: string) => `What our website keeps about ${contact}`,
  intro:
    "You may know everything that the school’s website keeps with this telephone number or email address, have it corrected and have it deleted. Please ask at the school’s office.",
  noEnquiries: "No enquiry is kept.",
  enquiry: (reference: string) => `Enquiry ${reference}`,
  received: "Received",
  place: "Where",
  inTrash: "Deleted; it is in the trash for at most 30 days.",
  unsent: "Begun on the site and not sent. It is deleted by itself.",
  events: {
    note: "Note",
    mail: "Answer by mail",
    whatsapp: "Answer by WhatsApp",
    call: "Telephone call",
    status: "Status",
    person: "Given to a person of the office",
    followUp: "Follow-up date",
  } satisfies Record<EventKind, string>,
  mails: "Mails",
  noMails: "No mail of the last 30 days.",
  mail: "Mail",
  to: "To",
  written: "Written",
  sent: "Sent",
  notSent: "Not sent",
  students: "Students with this mobile number",
  noStudents: "There is none.",
  studentsText: "There is a complete file about each child, with pictures and consents. Please ask for it.",
};
