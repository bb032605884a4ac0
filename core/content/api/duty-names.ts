import { type Coded, message } from "../messages/message.ts";
import { type Duty, dutyFor, type Permission } from "./permissions.ts";

/** The names of duties in English. Hindi: `core/words/panel/hi/sentences/names.ts`. */
export const DUTY_NAMES: Readonly<Record<Duty, string>> = {
  everything: "Everything",
  office: "Office",
  notices: "Notices and calendar",
  posts: "Posts and galleries",
  postDrafts: "Posts and galleries as drafts",
  students: "Students and consent",
  enquiries: "Enquiries and admissions",
  pages: "Pages",
  look: "Look only",
  lookChildren: "Look only, with children's data",
};

/** Why a person without the permission may not do something. The sentence names the duty to ask for; the permission is for programs. */
export function permissionNeededMessage(permission: Permission): Coded {
  const params = { label: DUTY_NAMES[dutyFor(permission)], permission };
  return message("permission_needed", params);
}
