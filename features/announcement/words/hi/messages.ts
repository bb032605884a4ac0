import type { Template } from "../../../../core/content/messages/message.ts";
import type { announcementMessages as ENGLISH } from "../../content/messages.ts";

export const announcementMessages: Record<keyof typeof ENGLISH, Template> = {
  announcement_required: "घोषणा के शब्द लिखें।",
};
