import { applicationsSettings } from "./applications/content/settings.ts";
import { enquirySettings } from "./enquiries/content/settings.ts";

/** The settings of features: each has a schema and an initial value. */
export const featureSettings = { ...enquirySettings, ...applicationsSettings };
