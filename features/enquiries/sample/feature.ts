import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { contacts as contactsType } from "../content/contacts.ts";
import { savedReplies as savedRepliesType } from "../content/replies/saved-replies.ts";
import { contacts } from "./contacts.ts";
import { savedReplies } from "./saved-replies.ts";

export const enquiriesSample: FeatureSample = {
  entries: [
    {
      place: 80,
      entries: contacts.map((values) => ({ resource: contactsType, values: { ...values }, files: {} })),
    },
    {
      place: 120,
      entries: savedReplies.map((values) => ({
        resource: savedRepliesType,
        values: { ...values },
        files: {},
        part: 5 as const,
      })),
    },
  ],
};
