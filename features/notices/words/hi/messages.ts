import type { Template } from "../../../../core/content/messages/message.ts";
import type { noticesMessages as ENGLISH } from "../../content/messages.ts";

export const noticesMessages: Record<keyof typeof ENGLISH, Template> = {
  expires_before_publishing: "“कब तक दिखे” का समय “कब से दिखे” के बाद का होना चाहिए।",
  event_end_without_start: "कार्यक्रम का पहला दिन भी लिखें।",
  event_end_before_start: "कार्यक्रम का अंतिम दिन पहले दिन से पहले का नहीं हो सकता।",
};
