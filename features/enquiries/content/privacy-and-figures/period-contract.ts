import { z } from "zod";
import { wholeNumber } from "../../../../core/content/api/api-contract.ts";
import { message } from "../../../../core/content/messages/message.ts";

export const PERIOD_PATH = "/enquiries/period";

export const MAX_MONTHS = 120;

const notMonths = message("not_a_whole_number", { label: "Months", minimum: 1, maximum: MAX_MONTHS });

/** How many months a closed enquiry is kept; null: until somebody deletes it. */
export const enquiryMonthsSchema = z.int(notMonths).min(1, notMonths).max(MAX_MONTHS, notMonths).nullable();

export const periodInputSchema = z.strictObject({ months: enquiryMonthsSchema });

export const periodQuerySchema = z.strictObject({
  months: wholeNumber(MAX_MONTHS)
    .optional()
    .describe("Counts what would be deleted with this period instead of the chosen one"),
});

export const periodSchema = z.object({
  months: enquiryMonthsSchema,
  /** How many enquiries are older and will be deleted for good within a day. */
  due: z.int(),
});
export type EnquiryPeriod = z.infer<typeof periodSchema>;
