/** Each in a file of its own, which a page without that island never fetches. */
export const islandModules = {
  announcement: () => import("./announcement.tsx"),
  carousel: () => import("./carousel.tsx"),
  contactForm: () => import("./contact-form.tsx"),
  noticeBoard: () => import("./notice-board.tsx"),
  noticePopup: () => import("./notice-popup.tsx"),
  pictures: () => import("./pictures.tsx"),
};
