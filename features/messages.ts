import { accountsMessages } from "./accounts/content/messages.ts";
import { admissionsMessages } from "./admissions/content/messages.ts";
import { announcementMessages } from "./announcement/content/messages.ts";
import { applicationsMessages } from "./applications/content/messages.ts";
import { calendarMessages } from "./calendar/content/messages.ts";
import { disclosureMessages } from "./disclosure/content/messages.ts";
import { enquiriesMessages } from "./enquiries/content/messages.ts";
import { facilitiesMessages } from "./facilities/content/messages.ts";
import { noticesMessages } from "./notices/content/messages.ts";
import { postsMessages } from "./posts/content/messages.ts";
import { studentsMessages } from "./students/content/messages.ts";
import { yearChangeMessages } from "./year-change/content/messages.ts";

/** The messages of features, by id. The compiler knows every id and its parameters. */
export const featureMessages = {
  ...accountsMessages,
  ...admissionsMessages,
  ...announcementMessages,
  ...applicationsMessages,
  ...calendarMessages,
  ...disclosureMessages,
  ...enquiriesMessages,
  ...facilitiesMessages,
  ...noticesMessages,
  ...postsMessages,
  ...studentsMessages,
  ...yearChangeMessages,
} as const;
