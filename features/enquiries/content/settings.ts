import { label } from "../../../core/words/label.ts";
import { enquiryMonthsSchema } from "./privacy-and-figures/period-contract.ts";

export const enquirySettings = {
  /** How many months after it was closed an enquiry is deleted for good; null: never. */
  enquiryMonths: {
    schema: enquiryMonthsSchema,
    initial: 12 as number | null,
    label: label("How long closed enquiries are kept", "बंद पूछताछ कितने समय तक रखी जाए"),
  },
};
