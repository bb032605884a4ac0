export { consentSlip } from "./consent-slip.ts";
export { privacy } from "./privacy.ts";

export const students = {
  list: "Our Students",
  search: "Search students",
  searchButton: "Search",
  placeholder: "Name, roll number or class",
  none: "Student profiles will be shown here soon.",
  noneFound: "No student matches your search.",
  count: (count: string, isOne: boolean) => `${count} ${isOne ? "student" : "students"}`,
  found: (count: string, isOne: boolean, q: string) =>
    `${count} ${isOne ? "student" : "students"} found for “${q}”`,
  class: (name: string, section: string) => `Class: ${name}, section ${section}`,
  rollNumber: (number: string) => `Roll number: ${number}`,
  pages: "Pages of students",
};
