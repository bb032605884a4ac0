import { enquiriesIslands } from "./enquiries/site/islands.ts";
import { noticesIslands } from "./notices/site/islands.ts";

/** The islands of all features by their names. Public pages load this file with the first island. */
export const featureIslands = {
  ...noticesIslands,
  ...enquiriesIslands,
};
