import type { FeatureSite } from "../core/site/feature-site.ts";
import { admissionsSite } from "./admissions/site/feature.ts";
import { announcementSite } from "./announcement/site/feature.ts";
import { applicationsSite } from "./applications/site/feature.ts";
import { calendarSite } from "./calendar/site/feature.tsx";
import { contactSite } from "./contact/site/feature.ts";
import { disclosureSite } from "./disclosure/site/feature.ts";
import { facilitiesSite } from "./facilities/site/feature.ts";
import { feesSite } from "./fees/site/feature.ts";
import { galleriesSite } from "./galleries/site/feature.ts";
import { homeSite } from "./home/site/feature.ts";
import { noticesSite } from "./notices/site/feature.tsx";
import { pagesSite } from "./pages/site/feature.ts";
import { parentsSite } from "./parents/site/feature.ts";
import { peopleSite } from "./people/site/feature.ts";
import { postsSite } from "./posts/site/feature.ts";
import { searchSite } from "./search/site/feature.ts";
import { studentsSite } from "./students/site/feature.ts";

/** All features with public pages. Later bands receive the entries that earlier ones show. */
export const featureSites: readonly FeatureSite[] = [
  homeSite,
  noticesSite,
  announcementSite,
  calendarSite,
  contactSite,
  postsSite,
  galleriesSite,
  studentsSite,
  peopleSite,
  facilitiesSite,
  feesSite,
  admissionsSite,
  applicationsSite,
  parentsSite,
  pagesSite,
  disclosureSite,
  searchSite,
];
