import type { Resource } from "../core/content/types/define-resource.ts";
import { applications } from "./applications/content/applications.ts";
import { events } from "./calendar/content/events.ts";
import { certificates } from "./disclosure/content/certificates/certificates.ts";
import { contacts } from "./enquiries/content/contacts.ts";
import { savedReplies } from "./enquiries/content/replies/saved-replies.ts";
import { facilities } from "./facilities/content/facilities.ts";
import { galleries } from "./galleries/content/galleries.ts";
import { notices } from "./notices/content/notices.ts";
import { alumni } from "./people/content/alumni.ts";
import { committee } from "./people/content/committee.ts";
import { team } from "./people/content/team.ts";
import { blocks } from "./posts/content/blocks.ts";
import { students } from "./students/content/students.ts";
import { topStudents } from "./students/content/top-students.ts";

/** Every content type that has entries, in the panel's order. The announcement is a document and not among them. */
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
  applications,
} satisfies Record<string, Resource>;

export type Resources = typeof resources;
export type ResourceName = keyof Resources;
export const resourceNames = Object.keys(resources) as ResourceName[];
export const resourceList: readonly Resource[] = Object.values(resources);
