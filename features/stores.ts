import type { FeatureStore } from "../core/server/content/feature-store.ts";
import { applicationsStore } from "./applications/server/store.ts";
import { enquiriesStore } from "./enquiries/server/store.ts";
import { studentsStore } from "./students/server/store.ts";

/** How features take part in reading and writing entries and pages. */
export const featureStores: readonly FeatureStore[] = [enquiriesStore, studentsStore, applicationsStore];
