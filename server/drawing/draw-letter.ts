import { generate } from "lean-qr";
import { WORDS } from "../../content/words/index.ts";
import { markLanguage } from "../pdf/mark-pdf-language.ts";
import { HEADING_FONT, loadImage, PDFDocument, type SKRSContext2D, TEXT_FONT } from "./canvas-library.ts";
import { drawLogo, drawProgramMark } from "./draw-icon.ts";
import type { LetterDrawing } from "./drawing.ts";
import { keepDrawable } from "./fit-text.ts";
import { fitInRoom, wrap, writeLines } from "./set-text.ts";

/** A4, in points. */
const PAGE = { width: 595, height: 842, margin: 62, bottom: 66 };
const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;
const INK = "#1f1a17";
const MARK = { side: 74, gap: 18, pixels: 4 };
const FOOT = { height: 128, qr: 78, signatureWidth: 170 };

const BODY = { font: TEXT_FONT, size: 12, lineHeight: 1.55, colour: INK };
const SMALL = { font: TEXT_FONT, size: 9.5, lineHeight: 1.5, colour: INK };
const PARAGRAPH_GAP = 5;

/** A line of text and the space above it. */
interface TextLine {
  text: string;
  gap: number;
}

export async function drawLetter(drawing: LetterDrawing): Promise<Buffer> {
  const { title, language, names, text } = drawing;
  const letter = new PDFDocument({ title: title.toWellFormed(), author: names[0]?.toWellFormed() ?? "" });
  const beginPage = () => {
    // The types of the library are incomplete here.
    const context = letter.beginPage(PAGE.width, PAGE.height) as SKRSContext2D;
    // Invisible, but it prevents ligatures, so that "ffi" can be searched and copied.
    context.letterSpacing = "0.01px";
    return context;
  };
  const first = beginPage();
  const top = writeHead(first, drawing, await drawMark(drawing));
  const pages = breakPages(breakLines(first, text), top);
  for (const [index, lines] of pages.entries()) {
    const context = index === 0 ? first : beginPage();
    writeText(context, lines, index === 0 ? top : PAGE.margin);
    if (index === pages.length - 1) writeFoot(context, drawing);
    if (pages.length > 1) writePageNumber(context, WORDS[language].circular.page(index + 1, pages.length));
    letter.endPage();
  }
  return markLanguage(letter.close(), `${language}-IN`);
}

const drawMark = async ({ logo, colours }: LetterDrawing) => {
  const pixels = MARK.side * MARK.pixels;
  return loadImage(await (logo ? drawLogo(logo, pixels) : drawProgramMark(colours, "circle", pixels)));
};

type Mark = Awaited<ReturnType<typeof drawMark>>;

/** The letterhead, the date and the title. Returns where the text begins. */
function writeHead(context: SKRSContext2D, drawing: LetterDrawing, mark: Mark): number {
  const { circular } = WORDS[drawing.language];
  const top = 48;
  context.drawImage(mark, LEFT, top, MARK.side, MARK.side);
  let y = Math.max(writeSchool(context, drawing, top), top + MARK.side) + 14;
  y = writeRule(context, drawing, y) + 14;

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

/** The names and contact details of the school, next to its mark. Returns where they end. */
function writeSchool(
  context: SKRSContext2D,
  { names, contact, colours }: LetterDrawing,
  top: number,
): number {
  const x = LEFT + MARK.side + MARK.gap;
  const room = { width: RIGHT - x, height: 60 };
  let y = top - 4;
  for (const [index, name] of names.entries()) {
    const style = { font: HEADING_FONT, colour: colours.main, lineHeight: 1.3 };
    const sizes = index === 0 ? ([24, 20, 17, 14] as const) : ([17, 15, 13] as const);
    y += writeLines(context, fitInRoom(context, name, style, { ...room, sizes }), style, { x, top: y });
  }
  for (const line of contact) {
    const lines = wrap(context, line, SMALL, room.width);
    y += writeLines(context, { size: SMALL.size, lines }, SMALL, { x, top: y });
  }
  return y;
}

function writeRule(context: SKRSContext2D, { colours }: LetterDrawing, y: number): number {
  context.fillStyle = colours.main;
  context.fillRect(LEFT, y, WIDTH, 1.6);
  context.fillStyle = colours.accent;
  context.fillRect(LEFT, y + 3, WIDTH, 0.8);
  return y + 4;
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
  drawQrCode(context, link, { x: LEFT, y: top, side: FOOT.qr });
  const address = [...wrap(context, circular.readOnline, SMALL, WIDTH), ...wrap(context, link, SMALL, WIDTH)];
  writeLines(context, { size: SMALL.size, lines: address }, SMALL, { x: LEFT, top: top + FOOT.qr + 4 });

  const lineTop = top + FOOT.qr - 20;
  context.fillStyle = INK;
  context.fillRect(RIGHT - FOOT.signatureWidth, lineTop, FOOT.signatureWidth, 0.7);
  const signature = { size: SMALL.size, lines: [circular.signature] };
  const place = { x: RIGHT - FOOT.signatureWidth / 2, top: lineTop + 3, align: "center" } as const;
  writeLines(context, signature, SMALL, place);
}

function drawQrCode(
  context: SKRSContext2D,
  link: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const code = generate(link);
  const module = side / code.size;
  context.fillStyle = "#000";
  // One shape, because some PDF readers show hairlines between adjacent shapes.
  context.beginPath();
  for (let row = 0; row < code.size; row++) {
    for (let column = 0; column < code.size; column++) {
      if (code.get(column, row)) context.rect(x + column * module, y + row * module, module, module);
    }
  }
  context.fill();
}

function writePageNumber(context: SKRSContext2D, text: string): void {
  const place = { x: PAGE.width / 2, top: PAGE.height - PAGE.bottom + 24, align: "center" } as const;
  writeLines(context, { size: SMALL.size, lines: [text] }, SMALL, place);
}
