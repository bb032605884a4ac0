import type { FeaturePanel } from "../core/panel/feature-panel.ts";
import { accountsPanel } from "./accounts/panel/feature.ts";
import { announcementPanel } from "./announcement/panel/feature.ts";
import { applicationsPanel } from "./applications/panel/feature.ts";
import { calendarPanel } from "./calendar/panel/feature.ts";
import { disclosurePanel } from "./disclosure/panel/feature.ts";
import { enquiriesPanel } from "./enquiries/panel/feature.ts";
import { facilitiesPanel } from "./facilities/panel/feature.ts";
import { galleriesPanel } from "./galleries/panel/feature.ts";
import { noticesPanel } from "./notices/panel/feature.ts";
import { peoplePanel } from "./people/panel/feature.ts";
import { postsPanel } from "./posts/panel/feature.ts";
import { studentsPanel } from "./students/panel/feature.ts";
import { yearChangePanel } from "./year-change/panel/feature.ts";

/** The parts of the features in the frame of the panel. */
export const featurePanels: readonly FeaturePanel[] = [
  noticesPanel,
  announcementPanel,
  calendarPanel,
  enquiriesPanel,
  applicationsPanel,
  postsPanel,
  galleriesPanel,
  studentsPanel,
  yearChangePanel,
  peoplePanel,
  facilitiesPanel,
  disclosurePanel,
  accountsPanel,
];
