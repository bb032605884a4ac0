import { accountsFeature } from "./accounts/content/feature.ts";
import { admissionsFeature } from "./admissions/content/feature.ts";
import { announcementFeature } from "./announcement/content/feature.ts";
import { applicationsFeature } from "./applications/content/feature.ts";
import { calendarFeature } from "./calendar/content/feature.ts";
import { contactFeature } from "./contact/content/feature.ts";
import { disclosureFeature } from "./disclosure/content/feature.ts";
import { enquiriesFeature } from "./enquiries/content/feature.ts";
import { facilitiesFeature } from "./facilities/content/feature.ts";
import { feesFeature } from "./fees/content/feature.ts";
import { galleriesFeature } from "./galleries/content/feature.ts";
import { homeFeature } from "./home/content/feature.ts";
import { noticesFeature } from "./notices/content/feature.ts";
import { pagesFeature } from "./pages/content/feature.ts";
import { parentsFeature } from "./parents/content/feature.ts";
import { peopleFeature } from "./people/content/feature.ts";
import { postsFeature } from "./posts/content/feature.ts";
import { schoolFeature } from "./school/content/feature.ts";
import { searchFeature } from "./search/content/feature.ts";
import { studentsFeature } from "./students/content/feature.ts";
import { yearChangeFeature } from "./year-change/content/feature.ts";

/** All features, with their descriptions for every layer. */
export const features = [
  homeFeature,
  schoolFeature,
  noticesFeature,
  announcementFeature,
  calendarFeature,
  enquiriesFeature,
  contactFeature,
  postsFeature,
  galleriesFeature,
  studentsFeature,
  yearChangeFeature,
  peopleFeature,
  facilitiesFeature,
  feesFeature,
  admissionsFeature,
  applicationsFeature,
  parentsFeature,
  pagesFeature,
  disclosureFeature,
  searchFeature,
  accountsFeature,
] as const;
