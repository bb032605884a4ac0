import type { AUDIT as ENGLISH } from "../../../../content/messages/english/audit.ts";
import type { Template } from "../../../../content/messages/message.ts";

export const AUDIT: Record<keyof typeof ENGLISH, Template> = {
  rows_left_out: { one: "{count} पंक्ति छोड़ी गई।", other: "{count} पंक्तियाँ छोड़ी गईं।" },
  entries_listed: { one: "{count} प्रविष्टि", other: "{count} प्रविष्टियाँ" },
};
