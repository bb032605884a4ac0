import { Announcement } from "./announcement.tsx";
import { NoticeBoard } from "./notice-board.tsx";
import { NoticePopup } from "./notice-popup.tsx";

/** The small ones come together in one file; each of the others has its own, which a page without that island never fetches. */
export const islandModules = {
  announcement: async () => Announcement,
  noticeBoard: async () => NoticeBoard,
  noticePopup: async () => NoticePopup,
  carousel: async () => (await import("./carousel.tsx")).Carousel,
  contactForm: async () => (await import("./contact-form.tsx")).ContactForm,
  pictures: async () => (await import("./pictures.tsx")).Pictures,
};
