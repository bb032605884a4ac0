import { NoticeBoard } from "./board/moving-board.tsx";
import { NoticePopup } from "./board/popup-island.tsx";

export const noticesIslands = {
  noticeBoard: async () => NoticeBoard,
  noticePopup: async () => NoticePopup,
};
