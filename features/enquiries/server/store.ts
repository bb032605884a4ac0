import type { FeatureStore } from "../../../core/server/content/feature-store.ts";
import { contacts } from "../content/contacts.ts";
import { removeEnquiryData, withReferences } from "./enquiry-data.ts";
import { enquiryEvents } from "./enquiry-events.ts";
import { ENQUIRY_FILTERS, isMatchingEnquiry, readEnquiryMatch } from "./enquiry-filters.ts";

export const enquiriesStore: FeatureStore = {
  entries: {
    [contacts.name]: {
      filter: {
        parameters: ENQUIRY_FILTERS,
        read: async (...asked) => isMatchingEnquiry(await readEnquiryMatch(...asked)),
        usual: isMatchingEnquiry(),
      },
      completeNew: withReferences,
      afterChange: enquiryEvents.addChanges,
      purge: removeEnquiryData,
    },
  },
};
