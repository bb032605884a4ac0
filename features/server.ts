import type { FeatureServer } from "../core/server/feature-server.ts";
import { accountsServer } from "./accounts/server/feature.ts";
import { announcementServer } from "./announcement/server/feature.ts";
import { applicationsServer } from "./applications/server/feature.ts";
import { calendarServer } from "./calendar/server/feature.ts";
import { disclosureServer } from "./disclosure/server/feature.ts";
import { enquiriesServer } from "./enquiries/server/feature.ts";
import { noticesServer } from "./notices/server/feature.ts";
import { peopleServer } from "./people/server/feature.ts";
import { postsServer } from "./posts/server/feature.ts";
import { searchServer } from "./search/server/feature.ts";
import { studentsServer } from "./students/server/feature.ts";
import { yearChangeServer } from "./year-change/server/feature.ts";

/** Every feature that has a part in the server, in the order in which they are opened and register their routes. */
export const featureServers: readonly FeatureServer[] = [
  accountsServer,
  announcementServer,
  enquiriesServer,
  disclosureServer,
  noticesServer,
  postsServer,
  peopleServer,
  calendarServer,
  searchServer,
  studentsServer,
  yearChangeServer,
  applicationsServer,
];
