import type { FeatureDashboard } from "../core/panel/dashboard/feature-dashboard.ts";
import { accountsDashboard } from "./accounts/panel/dashboard.tsx";
import { announcementDashboard } from "./announcement/panel/dashboard.ts";
import { applicationsDashboard } from "./applications/panel/dashboard.ts";
import { disclosureDashboard } from "./disclosure/panel/dashboard.ts";
import { enquiriesDashboard } from "./enquiries/panel/dashboard.tsx";
import { galleriesDashboard } from "./galleries/panel/dashboard.ts";
import { noticesDashboard } from "./notices/panel/dashboard.tsx";
import { postsDashboard } from "./posts/panel/dashboard.ts";
import { searchDashboard } from "./search/panel/dashboard.tsx";
import { studentsDashboard } from "./students/panel/dashboard.ts";
import { yearChangeDashboard } from "./year-change/panel/dashboard.ts";

/** The parts of the features on the dashboard of the panel. */
export const featureDashboards: readonly FeatureDashboard[] = [
  enquiriesDashboard,
  applicationsDashboard,
  noticesDashboard,
  disclosureDashboard,
  yearChangeDashboard,
  studentsDashboard,
  accountsDashboard,
  galleriesDashboard,
  postsDashboard,
  announcementDashboard,
  searchDashboard,
];
