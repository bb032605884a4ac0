import { z } from "zod";
import { wholeNumber } from "../../../../core/content/api/api-contract.ts";
import { defineCalls } from "../../../../core/content/api/define-calls.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { label } from "../../../../core/words/label.ts";
import { contacts } from "../contacts.ts";

export const MAX_MONTHS = 120;

const notMonths = message("not_a_whole_number", {
  label: label("Months", "महीने"),
  minimum: 1,
  maximum: MAX_MONTHS,
});

/** How many months a closed enquiry is kept; null: until somebody deletes it. */
export const enquiryMonthsSchema = z.int(notMonths).min(1, notMonths).max(MAX_MONTHS, notMonths).nullable();

const periodSchema = z.object({
  months: enquiryMonthsSchema,
  /** How many enquiries are older and will be deleted for good within a day. */
  due: z.int(),
});

/** How long closed enquiries are kept. The privacy page says it too, so that every session may read it. */
export const periodCalls = defineCalls(contacts.singular.en, {
  find: {
    method: "GET",
    path: "/enquiries/period",
    access: "session",
    exposeHeadRoute: false,
    summary: "How many months closed enquiries are kept, and how many are older",
    query: z.strictObject({
      months: wholeNumber(MAX_MONTHS)
        .optional()
        .describe("Counts what would be deleted with this period instead of the chosen one"),
    }),
    answer: periodSchema,
  },
  save: {
    method: "PUT",
    path: "/enquiries/period",
    access: "enquiries:write",
    isConfirmed: true,
    summary: "Choose how many months closed enquiries are kept; null: until somebody deletes them",
    body: z.strictObject({ months: enquiryMonthsSchema }),
    answer: periodSchema,
  },
});
