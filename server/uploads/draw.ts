import { drawBoard } from "./draw-board.ts";
import { drawCard } from "./draw-card.ts";
import { drawIcon } from "./draw-icon.ts";
import type { Draw } from "./drawing.ts";

export const draw: Draw = (drawing) => {
  switch (drawing.what) {
    case "icon":
      return drawIcon(drawing);
    case "card":
      return drawCard(drawing);
    case "board":
      return drawBoard(drawing);
  }
};
