import { alumni } from "./alumni.ts";
import { blocks } from "./blocks.ts";
import { certificates } from "./certificates.ts";
import { committee } from "./committee.ts";
import { contacts } from "./contacts.ts";
import type { Resource } from "./define-resource.ts";
import { events } from "./events.ts";
import { facilities } from "./facilities.ts";
import { galleries } from "./galleries.ts";
import { notices } from "./notices.ts";
import { savedReplies } from "./saved-replies.ts";
import { students } from "./students.ts";
import { team } from "./team.ts";
import { topStudents } from "./top-students.ts";

/** Every content type that has entries, in the panel's order. The announcement is a single text and not among them. */
export const resources = {
  notices,
  events,
  contacts,
  savedReplies,
  blocks,
  galleries,
  students,
  topStudents,
  team,
  alumni,
  committee,
  facilities,
  certificates,
} satisfies Record<string, Resource>;

export type Resources = typeof resources;
export type ResourceName = keyof Resources;
/** What the search of the site finds: a page, or an entry of a content type that declares `siteSearch`. */
export type FoundKind =
  | "pages"
  | { [Name in ResourceName]: Resources[Name] extends { siteSearch: object } ? Name : never }[ResourceName];
export const resourceNames = Object.keys(resources) as ResourceName[];
export const resourceList: readonly Resource[] = Object.values(resources);
