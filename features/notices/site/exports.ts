export { NoticeBoard } from "./board/notice-board.tsx";
export type { ShownNotice } from "./board/notice-entry.tsx";
export { NoticePopup } from "./board/notice-popup.tsx";
