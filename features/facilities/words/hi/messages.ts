import type { Template } from "../../../../core/content/messages/message.ts";
import type { facilitiesMessages as ENGLISH } from "../../content/messages.ts";

export const facilitiesMessages: Record<keyof typeof ENGLISH, Template> = {
  required_exclamation: "{label} आवश्यक है।",
  name_empty: "नाम खाली नहीं छोड़ा जा सकता।",
};
