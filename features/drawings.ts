import { drawReceipt } from "./applications/server/forms/draw-receipt.ts";
import { drawFactSheet } from "./disclosure/server/draw-fact-sheet.ts";
import { drawLetter } from "./notices/server/draw-letter.ts";
import { drawNoticeCard } from "./notices/server/draw-notice-card.ts";
import { drawBoard } from "./people/server/draw-board.ts";

/** The drawings of features in the upload process. Not in `server.ts`, because that process loads no routes and stores. */
export const featureDrawings = {
  board: drawBoard,
  "notice card": drawNoticeCard,
  letter: drawLetter,
  "fact sheet": drawFactSheet,
  "application receipt": drawReceipt,
};
