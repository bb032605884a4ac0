import { NoticeBoard } from "../../../features/notices/site/board/moving-board.tsx";
import { NoticePopup } from "../../../features/notices/site/board/popup-island.tsx";
import type { IslandName } from "./island.tsx";

/** The small islands load together; each other one is a chunk that only pages with that island fetch. */
export const islandModules = {
  noticeBoard: async () => NoticeBoard,
  noticePopup: async () => NoticePopup,
  carousel: async () => (await import("./carousel.tsx")).Carousel,
  contactForm: async () => (await import("../../../features/enquiries/site/contact-form.tsx")).ContactForm,
  pictures: async () => (await import("./pictures.tsx")).Pictures,
} satisfies Record<IslandName, () => Promise<unknown>>;
