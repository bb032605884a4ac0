import { definePage } from "./define-page.ts";
import { group, pageHead, pageTop } from "./fields.ts";

/** On a page that lists entries, only the top is editable as a page. */
const topOnly = <const Name extends string>(name: Name, title: string) =>
  definePage({ name, title, path: `/${name}`, fields: { head: group("Top of the page", pageTop) } });

const headOnly = <const Name extends string>(name: Name, title: string) =>
  definePage({ name, title, path: `/${name}`, fields: { head: group("Top of the page", pageHead) } });

export const teachers = headOnly("teachers", "Teachers");
export const students = topOnly("students", "Students");
export const blog = headOnly("blog", "Posts");
export const calendar = topOnly("calendar", "Calendar");
export const gallery = topOnly("gallery", "Gallery");
export const facilities = headOnly("facilities", "Facilities");
export const alumni = headOnly("alumni", "Alumni");
