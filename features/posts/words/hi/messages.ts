import type { Template } from "../../../../core/content/messages/message.ts";
import type { postsMessages as ENGLISH } from "../../content/messages.ts";

export const postsMessages: Record<keyof typeof ENGLISH, Template> = {
  upload_an_image: "कृपया कम से कम एक फ़ोटो अपलोड करें।",
  required_full_stop: "{label} आवश्यक है।",
};
