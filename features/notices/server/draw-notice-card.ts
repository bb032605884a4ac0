import {
  createCanvas,
  HEADING_FONT,
  loadImage,
  type SKRSContext2D,
  TEXT_FONT,
} from "../../../core/server/drawing/canvas-library.ts";
import { drawEmblem, drawGround } from "../../../core/server/drawing/draw-card.ts";
import { PAPER } from "../../../core/server/drawing/draw-icon.ts";
import { keepDrawable } from "../../../core/server/drawing/fit-text.ts";
import { fitInRoom, writeLines } from "../../../core/server/drawing/set-text.ts";
import { WORDS } from "../../../core/words/index.ts";
import { NOTICE_CARD } from "../content/notice-files.ts";
import type { NoticeCardDrawing } from "./notice-drawings.ts";

const { width: WIDTH, height: HEIGHT } = NOTICE_CARD;
const QUALITY = 88;
const MARGIN = 72;
const EMBLEM = { top: 48, side: 104 };
const SCHOOL = { left: MARGIN + EMBLEM.side + 28, sizes: [42, 36, 30] } as const;
/** The largest is readable where a messenger shows the card 200 pixels wide. */
const TITLE = { top: 176, bottom: 492, sizes: [104, 94, 84, 76, 68, 60, 52, 46] } as const;
const FOOT = { middle: 546, size: 36, padding: 22, height: 60 };

export async function drawNoticeCard(drawing: NoticeCardDrawing): Promise<Buffer> {
  const { colours, logo } = drawing;
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  context.drawImage(await loadImage(Buffer.from(drawGround(colours))), 0, 0);
  context.drawImage(await loadImage(await drawEmblem(colours, logo, EMBLEM.side)), MARGIN, EMBLEM.top);
  writeSchool(context, drawing);
  writeTitle(context, drawing);
  writeFoot(context, drawing);
  return canvas.encode("jpeg", QUALITY);
}

function writeSchool(context: SKRSContext2D, { school, colours }: NoticeCardDrawing): void {
  const style = { font: HEADING_FONT, colour: colours.accentSoft, lineHeight: 1.25 };
  const room = { width: WIDTH - MARGIN - SCHOOL.left, height: EMBLEM.side, sizes: SCHOOL.sizes };
  const name = fitInRoom(context, school, style, room);
  const height = name.lines.length * name.size * style.lineHeight;
  writeLines(context, name, style, { x: SCHOOL.left, top: EMBLEM.top + (EMBLEM.side - height) / 2 });
}

function writeTitle(context: SKRSContext2D, { title, language }: NoticeCardDrawing): void {
  const style = { font: HEADING_FONT, colour: PAPER, lineHeight: 1.3 };
  const room = { width: WIDTH - 2 * MARGIN, height: TITLE.bottom - TITLE.top, sizes: TITLE.sizes };
  const fitted = fitInRoom(context, keepDrawable(title) || WORDS[language].circular.notice, style, room);
  const height = fitted.lines.length * fitted.size * style.lineHeight;
  writeLines(context, fitted, style, { x: MARGIN, top: TITLE.top + (room.height - height) / 2 });
}

/** The category on a plate, and the date next to it. */
function writeFoot(context: SKRSContext2D, { category, date, colours }: NoticeCardDrawing): void {
  const { size, padding, height, middle } = FOOT;
  const top = middle - height / 2;
  const text = { font: TEXT_FONT, lineHeight: height / size };
  let left = MARGIN;
  if (category) {
    const style = { ...text, colour: colours.dark };
    const room = { width: WIDTH / 2, height, sizes: [size] as const };
    const fitted = fitInRoom(context, category, style, room);
    const width = context.measureText(fitted.lines.join("")).width + 2 * padding;
    context.fillStyle = colours.accentSoft;
    context.beginPath();
    context.roundRect(left, top, width, height, height / 2);
    context.fill();
    writeLines(context, fitted, style, { x: left + padding, top });
    left += width + padding;
  }
  if (date) writeLines(context, { size, lines: [date] }, { ...text, colour: PAPER }, { x: left, top });
}
