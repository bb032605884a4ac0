import { HEADING_FONT, TEXT_FONT } from "../../../../core/server/drawing/canvas-library.ts";
import {
  drawMark,
  INK,
  LEFT,
  openSheets,
  SMALL,
  WIDTH,
  writeAddress,
  writeLetterhead,
  writeTagged,
} from "../../../../core/server/drawing/letter-sheet.ts";
import type { LetterheadDrawing } from "../../../../core/server/drawing/school-drawing.ts";
import { wrap } from "../../../../core/server/drawing/set-text.ts";
import type { Language } from "../../../../core/words/languages.ts";

export interface ReceiptDrawing extends LetterheadDrawing {
  language: Language;
  title: string;
  /** Names and values. */
  rows: readonly (readonly [name: string, value: string])[];
  /** Below the rows. */
  notes: readonly string[];
  /** Before the address of the application. */
  sentence: string;
  link: string;
}

const BODY = { font: TEXT_FONT, size: 12, lineHeight: 1.55, colour: INK };
const HEADING = { font: HEADING_FONT, size: 20, lineHeight: 1.35, colour: INK };
const NAMES = 170;
const QR = 104;

/** The receipt for an application on the school's letterhead, as a PDF of one page. */
export async function drawReceipt(drawing: ReceiptDrawing): Promise<Buffer> {
  const { title, rows, notes, sentence, link } = drawing;
  const { beginPage, endPage, close } = openSheets(drawing);
  const sheet = beginPage();
  let y = writeLetterhead(sheet, drawing, await drawMark(drawing));
  const heading = { size: HEADING.size, lines: wrap(sheet.context, title, HEADING, WIDTH) };
  y += writeTagged(sheet, { role: "H1" }, heading, HEADING, { x: LEFT, top: y }) + 8;
  for (const [name, value] of rows) {
    const tag = { role: "P" } as const;
    const write = (text: string, x: number, width: number) =>
      writeTagged(sheet, tag, { size: BODY.size, lines: wrap(sheet.context, text, BODY, width) }, BODY, {
        x,
        top: y,
      });
    y += Math.max(write(name, LEFT, NAMES - 12), write(value, LEFT + NAMES, WIDTH - NAMES)) + 3;
  }
  y += 12;
  for (const note of notes) {
    const lines = { size: SMALL.size, lines: wrap(sheet.context, note, SMALL, WIDTH) };
    y += writeTagged(sheet, { role: "P" }, lines, SMALL, { x: LEFT, top: y }) + 4;
  }
  writeAddress(sheet, { sentence, link, top: y + 14, side: QR });
  endPage();
  return close();
}
