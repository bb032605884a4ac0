import type { ContentTypeCase } from "../tests/api/content-type-case.ts";
import { applications } from "./applications/tests/contract.ts";
import { events } from "./calendar/tests/contract.ts";
import { certificates } from "./disclosure/tests/contract.ts";
import { contacts, savedReplies } from "./enquiries/tests/contract.ts";
import { facilities } from "./facilities/tests/contract.ts";
import { galleries } from "./galleries/tests/contract.ts";
import { notices } from "./notices/tests/contract.ts";
import { alumni, committee, team } from "./people/tests/contract.ts";
import { blocks } from "./posts/tests/contract.ts";
import { students, topStudents } from "./students/tests/contract.ts";
import type { ResourceName } from "./types.ts";

/** The contract of the content types, written from the specification, not derived from the declarations. */
export const contentTypes = {
  notices,
  events,
  facilities,
  topStudents,
  blocks,
  galleries,
  team,
  alumni,
  committee,
  students,
  contacts,
  certificates,
  savedReplies,
  applications,
} satisfies Record<ResourceName, ContentTypeCase>;
