const enquiries = (count: number) =>
  count === 1 ? "1 enquiry" : `${count.toLocaleString("en-IN")} enquiries`;
const months = (count: number) => (count === 1 ? "1 month" : `${count} months`);

/** How long closed enquiries are kept. */
export const enquiryPeriod = {
  link: "How long enquiries are kept",
  title: "How long enquiries are kept",
  text: "Enquiries have names, telephone numbers and what parents have written. Keep them only as long as the school needs them. The privacy page of the site says what you choose here.",
  choice: "Closed enquiries and spam",
  after: "Delete them for good",
  months: "Months after they were closed",
  never: "Keep them until somebody deletes them",
  notMonths: (maximum: number) => `Enter a whole number from 1 to ${maximum}`,
  notLoaded: "The choice could not be loaded. Please try again.",
  failed: "The choice could not be saved. Please try again.",
  saved: (count: number) =>
    `Saved. Closed enquiries are deleted for good after ${months(count)}, and the privacy page says so.`,
  savedNever: "Saved. Closed enquiries stay until somebody deletes them, and the privacy page says so.",
  deleteTitle: (count: number) => `Delete ${enquiries(count)} for good?`,
  deleteText:
    "They are older than the period that you have entered. They will be deleted within a day, with all notes and answers. This cannot be undone.",
  deleteAccept: "Save and delete",
};
