/** Each in a file of its own, which a page without that island never fetches. */
export const islandModules = {
  announcement: async () => (await import("./announcement.tsx")).Announcement,
  carousel: async () => (await import("./carousel.tsx")).Carousel,
  contactForm: async () => (await import("./contact-form.tsx")).ContactForm,
  noticeBoard: async () => (await import("./notice-board.tsx")).NoticeBoard,
  noticePopup: async () => (await import("./notice-popup.tsx")).NoticePopup,
  pictures: async () => (await import("./pictures.tsx")).Pictures,
};
