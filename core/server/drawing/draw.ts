import { drawFactSheet } from "../../../features/disclosure/server/draw-fact-sheet.ts";
import { drawLetter } from "../../../features/notices/server/draw-letter.ts";
import { drawNoticeCard } from "../../../features/notices/server/draw-notice-card.ts";
import { drawBoard } from "../../../features/people/server/draw-board.ts";
import { drawCard } from "./draw-card.ts";
import { drawIcon } from "./draw-icon.ts";
import type { Draw } from "./drawing.ts";
import { sharp } from "./image-library.ts";

export const draw: Draw = async (drawing) => {
  switch (drawing.what) {
    case "icon":
      return drawIcon({ ...drawing, logo: await findReadable(drawing.logo) });
    case "card":
      return drawCard({ ...drawing, logo: await findReadable(drawing.logo) });
    case "board":
      return drawBoard(drawing);
    case "notice card":
      return drawNoticeCard({ ...drawing, logo: await findReadable(drawing.logo) });
    case "letter":
      return drawLetter({ ...drawing, logo: await findReadable(drawing.logo) });
    case "fact sheet":
      return drawFactSheet({ ...drawing, logo: await findReadable(drawing.logo) });
  }
};

/** Undefined if the logo is damaged. */
async function findReadable(logo: Uint8Array | undefined): Promise<Buffer | undefined> {
  if (!logo) return undefined;
  const isReadable = await sharp(logo)
    .stats()
    .then(
      () => true,
      () => false,
    );
  return isReadable ? Buffer.from(logo) : undefined;
}
