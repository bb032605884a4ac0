import { HEADING_FONT, TEXT_FONT } from "../../../core/server/drawing/canvas-library.ts";
import { keepDrawable } from "../../../core/server/drawing/fit-text.ts";
import {
  drawMark,
  INK,
  LEFT,
  openSheets,
  PAGE,
  RIGHT,
  type Sheet,
  SMALL,
  WIDTH,
  writeAddress,
  writeLetterhead,
  writePageNumber,
  writeTagged,
} from "../../../core/server/drawing/letter-sheet.ts";
import { wrap } from "../../../core/server/drawing/set-text.ts";
import type { Tag } from "../../../core/server/pdf/pdf-structure.ts";
import { WORDS } from "../../../core/words/index.ts";
import type { LetterDrawing } from "./notice-drawings.ts";

const FOOT = { height: 128, qr: 78, signatureWidth: 170 };

const BODY = { font: TEXT_FONT, size: 12, lineHeight: 1.55, colour: INK };
const PARAGRAPH_GAP = 5;

/** A line of text and the space above it. */
interface TextLine {
  text: string;
  gap: number;
  /** The same object in each line of a paragraph. */
  tag: Tag;
}

export async function drawLetter(drawing: LetterDrawing): Promise<Buffer> {
  const { language, text } = drawing;
  const mark = await drawMark(drawing);
  const { beginPage, endPage, close } = openSheets(drawing);
  const first = beginPage();
  const top = writeHead(first, drawing, writeLetterhead(first, drawing, mark));
  const pages = breakPages(breakLines(first, text), top);
  for (const [index, lines] of pages.entries()) {
    const sheet = index === 0 ? first : beginPage();
    writeText(sheet, lines, index === 0 ? top : PAGE.margin);
    if (index === pages.length - 1) writeFoot(sheet, drawing);
    if (pages.length > 1) writePageNumber(sheet, WORDS[language].circular.page(index + 1, pages.length));
    endPage();
  }
  return close();
}

/** The date and the title below the letterhead. Returns where the text begins. */
function writeHead(sheet: Sheet, drawing: LetterDrawing, top: number): number {
  const { circular } = WORDS[drawing.language];
  let y = top;
  const right = { x: RIGHT, top: y, align: "right" } as const;
  const date = { size: BODY.size, lines: [circular.date(drawing.date)] };
  y += writeTagged(sheet, { role: "P" }, date, BODY, right) + 12;
  const middle = (text: string, role: "H1" | "P", size: number, colour: string, below: number) => {
    const style = { font: HEADING_FONT, colour, lineHeight: 1.35 };
    const lines = wrap(sheet.context, text, { font: HEADING_FONT, size }, WIDTH);
    const place = { x: PAGE.width / 2, top: y, align: "center" } as const;
    y += writeTagged(sheet, { role }, { size, lines }, style, place) + below;
  };
  middle(drawing.category || circular.notice, "P", 13, drawing.colours.main, 2);
  middle(drawing.title, "H1", 18, INK, 14);
  return y;
}

/** The text with its line breaks and paragraphs, wrapped. */
function breakLines({ context }: Sheet, text: string): TextLine[] {
  const lines: TextLine[] = [];
  let gap = 0;
  for (const paragraph of text.split(/\r?\n/)) {
    const tag: Tag = { role: "P" };
    for (const line of wrap(context, paragraph, BODY, WIDTH)) {
      lines.push({ text: line, gap: lines.length > 0 ? gap : 0, tag });
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

function writeText(sheet: Sheet, lines: readonly TextLine[], top: number): void {
  let y = top;
  for (const { text, gap, tag } of lines) {
    y += gap;
    y += writeTagged(sheet, tag, { size: BODY.size, lines: [text] }, BODY, { x: LEFT, top: y });
  }
}

/** The link to the notice's page, and the line for the signature. */
function writeFoot(sheet: Sheet, { link, language, signatory }: LetterDrawing): void {
  const { circular } = WORDS[language];
  const top = PAGE.height - PAGE.bottom - FOOT.height + 14;
  writeAddress(sheet, { sentence: circular.readOnline, link, top, side: FOOT.qr });

  const lineTop = top + FOOT.qr - 20;
  sheet.context.fillStyle = INK;
  sheet.context.fillRect(RIGHT - FOOT.signatureWidth, lineTop, FOOT.signatureWidth, 0.7);
  const signature = {
    size: SMALL.size,
    lines: wrap(sheet.context, circular.signature(signatory), SMALL, FOOT.signatureWidth),
  };
  const place = { x: RIGHT - FOOT.signatureWidth / 2, top: lineTop + 3, align: "center" } as const;
  writeTagged(sheet, { role: "P" }, signature, SMALL, place);
}
