import { accountsMessages } from "./accounts/words/hi/messages.ts";
import { admissionsMessages } from "./admissions/words/hi/messages.ts";
import { announcementMessages } from "./announcement/words/hi/messages.ts";
import { applicationsMessages } from "./applications/words/hi/messages.ts";
import { calendarMessages } from "./calendar/words/hi/messages.ts";
import { disclosureMessages } from "./disclosure/words/hi/messages.ts";
import { enquiriesMessages } from "./enquiries/words/hi/messages.ts";
import { facilitiesMessages } from "./facilities/words/hi/messages.ts";
import { noticesMessages } from "./notices/words/hi/messages.ts";
import { postsMessages } from "./posts/words/hi/messages.ts";
import { studentsMessages } from "./students/words/hi/messages.ts";
import { yearChangeMessages } from "./year-change/words/hi/messages.ts";

/** The Hindi of the messages of features, by id. */
export const hindiMessages = {
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
};
