import type { Template } from "../../../../core/content/messages/message.ts";
import type { admissionsMessages as ENGLISH } from "../../content/messages.ts";

export const admissionsMessages: Record<keyof typeof ENGLISH, Template> = {
  closes_before_opening: "बंद होने का दिन प्रारंभ के दिन से पहले का नहीं हो सकता।",
  ages_swapped: "“इस आयु से कम” में “कम से कम आयु” से बड़ी संख्या लिखें।",
};
