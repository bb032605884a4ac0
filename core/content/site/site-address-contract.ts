import { z } from "zod";
import { message } from "../messages/message.ts";
import "../api/schemas-in-browsers.ts";

const NOT_VALID = message("site_address_not_valid", { example: "https://school.example" });

/** The beginning of every address of the site: https://school.example */
export const siteAddressSchema = z
  .string(NOT_VALID)
  .max(300, NOT_VALID)
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text,
    NOT_VALID,
  );

export const siteAddressInputSchema = z.strictObject({ address: siteAddressSchema });

export const siteAddressStateSchema = z.object({
  address: z
    .string()
    .nullable()
    .describe("Null until somebody has confirmed it: no mails with links are sent"),
  isFixed: z.boolean().describe("Whether SITE_URL of the server decides it"),
});
export type SiteAddressState = z.infer<typeof siteAddressStateSchema>;
