import type { FeatureSample } from "../core/sample/feature-sample.ts";
import { admissionsSample } from "./admissions/sample/feature.ts";
import { announcementSample } from "./announcement/sample/feature.ts";
import { applicationsSample } from "./applications/sample/feature.ts";
import { calendarSample } from "./calendar/sample/feature.ts";
import { contactSample } from "./contact/sample/feature.ts";
import { disclosureSample } from "./disclosure/sample/feature.ts";
import { enquiriesSample } from "./enquiries/sample/feature.ts";
import { facilitiesSample } from "./facilities/sample/feature.ts";
import { feesSample } from "./fees/sample/feature.ts";
import { galleriesSample } from "./galleries/sample/feature.ts";
import { homeSample } from "./home/sample/feature.ts";
import { noticesSample } from "./notices/sample/feature.ts";
import { pagesSample } from "./pages/sample/feature.ts";
import { parentsSample } from "./parents/sample/feature.ts";
import { peopleSample } from "./people/sample/feature.ts";
import { postsSample } from "./posts/sample/feature.ts";
import { schoolSample } from "./school/sample/feature.ts";
import { studentsSample } from "./students/sample/feature.ts";

/** The parts of the features in the sample school. */
export const samples: readonly FeatureSample[] = [
  homeSample,
  schoolSample,
  noticesSample,
  announcementSample,
  calendarSample,
  enquiriesSample,
  contactSample,
  postsSample,
  galleriesSample,
  studentsSample,
  peopleSample,
  facilitiesSample,
  feesSample,
  admissionsSample,
  parentsSample,
  pagesSample,
  disclosureSample,
  applicationsSample,
];
