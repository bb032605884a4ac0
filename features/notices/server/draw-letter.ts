import { HEADING_FONT, type SKRSContext2D, TEXT_FONT } from "../../../core/server/drawing/canvas-library.ts";
import { keepDrawable } from "../../../core/server/drawing/fit-text.ts";
import {
  drawMark,
  INK,
  LEFT,
  openSheets,
  PAGE,
  RIGHT,
  SMALL,
  WIDTH,
  writeAddress,
  writeLetterhead,
  writePageNumber,
} from "../../../core/server/drawing/letter-sheet.ts";
import { wrap, writeLines } from "../../../core/server/drawing/set-text.ts";
import { markLanguage } from "../../../core/server/pdf/mark-pdf-language.ts";
import { WORDS } from "../../../core/words/index.ts";
import type { LetterDrawing } from "./notice-drawings.ts";

const FOOT = { height: 128, qr: 78, signatureWidth: 170 };

const BODY = { font: TEXT_FONT, size: 12, lineHeight: 1.55, colour: INK };
const PARAGRAPH_GAP = 5;

/** A line of text and the space above it. */
interface TextLine {
  text: string;
  gap: number;
}

export async function drawLetter(drawing: LetterDrawing): Promise<Buffer> {
  const { title, language, text } = drawing;
  const mark = await drawMark(drawing);
  const { document, beginPage } = openSheets(title, drawing);
  const first = beginPage();
  const top = writeHead(first, drawing, writeLetterhead(first, drawing, mark));
  const pages = breakPages(breakLines(first, text), top);
  for (const [index, lines] of pages.entries()) {
    const context = index === 0 ? first : beginPage();
    writeText(context, lines, index === 0 ? top : PAGE.margin);
    if (index === pages.length - 1) writeFoot(context, drawing);
    if (pages.length > 1) writePageNumber(context, WORDS[language].circular.page(index + 1, pages.length));
    document.endPage();
  }
  return markLanguage(document.close(), `${language}-IN`);
}

/** The date and the title below the letterhead. Returns where the text begins. */
function writeHead(context: SKRSContext2D, drawing: LetterDrawing, top: number): number {
  const { circular } = WORDS[drawing.language];
  let y = top;
  const right = { x: RIGHT, top: y, align: "right" } as const;
  const date = { size: BODY.size, lines: [circular.date(drawing.date)] };
  y += writeLines(context, date, BODY, right) + 12;
  const middle = (text: string, size: number, colour: string, below: number) => {
    const style = { font: HEADING_FONT, colour, lineHeight: 1.35 };
    const lines = wrap(context, text, { font: HEADING_FONT, size }, WIDTH);
    y += writeLines(context, { size, lines }, style, { x: PAGE.width / 2, top: y, align: "center" }) + below;
  };
  middle(drawing.category || circular.notice, 13, drawing.colours.main, 2);
  middle(drawing.title, 18, INK, 14);
  return y;
}

/** The text with its line breaks and paragraphs, wrapped. */
function breakLines(context: SKRSContext2D, text: string): TextLine[] {
  const lines: TextLine[] = [];
  let gap = 0;
  for (const paragraph of text.split(/\r?\n/)) {
    for (const line of wrap(context, paragraph, BODY, WIDTH)) {
      lines.push({ text: line, gap: lines.length > 0 ? gap : 0 });
      gap = 0;
    }
    gap = keepDrawable(paragraph) === "" ? 2 * PARAGRAPH_GAP : Math.max(gap, PARAGRAPH_GAP);
  }
  return lines;
}

/** The lines of each page; the last page has room for the foot as well. */
function breakPages(lines: readonly TextLine[], top: number): TextLine[][] {
  const height = BODY.size * BODY.lineHeight;
  const end = PAGE.height - PAGE.bottom;
  let page: TextLine[] = [];
  const pages = [page];
  let y = top;
  for (const line of lines) {
    if (y + line.gap + height > end) {
      page = [];
      pages.push(page);
      y = PAGE.margin;
    }
    page.push(line);
    y += line.gap + height;
  }
  if (y > end - FOOT.height) pages.push([]);
  return pages;
}

function writeText(context: SKRSContext2D, lines: readonly TextLine[], top: number): void {
  let y = top;
  for (const { text, gap } of lines) {
    y += gap;
    y += writeLines(context, { size: BODY.size, lines: [text] }, BODY, { x: LEFT, top: y });
  }
}

/** The link to the notice's page, and the line for the signature. */
function writeFoot(context: SKRSContext2D, { link, language }: LetterDrawing): void {
  const { circular } = WORDS[language];
  const top = PAGE.height - PAGE.bottom - FOOT.height + 14;
  writeAddress(context, { sentence: circular.readOnline, link, top, side: FOOT.qr });

  const lineTop = top + FOOT.qr - 20;
  context.fillStyle = INK;
  context.fillRect(RIGHT - FOOT.signatureWidth, lineTop, FOOT.signatureWidth, 0.7);
  const signature = { size: SMALL.size, lines: [circular.signature] };
  const place = { x: RIGHT - FOOT.signatureWidth / 2, top: lineTop + 3, align: "center" } as const;
  writeLines(context, signature, SMALL, place);
}
