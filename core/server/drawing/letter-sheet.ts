import { generate } from "lean-qr";
import type { Language } from "../../words/languages.ts";
import type { Tag } from "../pdf/pdf-structure.ts";
import { addTextLayer, type DrawnLine, type DrawnPage } from "../pdf/text-layer.ts";
import { HEADING_FONT, loadImage, PDFDocument, type SKRSContext2D, TEXT_FONT } from "./canvas-library.ts";
import { drawLogo, drawProgramMark } from "./draw-icon.ts";
import type { FittedText } from "./fit-text.ts";
import type { LetterheadDrawing } from "./school-drawing.ts";
import { fitInRoom, type Place, type Style, wrap, writeLines } from "./set-text.ts";

/** A4, in points. */
export const PAGE = { width: 595, height: 842, margin: 62, bottom: 66 };
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
export const WIDTH = RIGHT - LEFT;
export const INK = "#1f1a17";
export const SMALL = { font: TEXT_FONT, size: 9.5, lineHeight: 1.5, colour: INK };
const TOP = 48;
const MARK = { side: 74, gap: 18, pixels: 4 };

/** A page of a PDF. */
export interface Sheet extends DrawnPage {
  context: SKRSContext2D;
  lines: DrawnLine[];
  links: { tag: Tag; address: string }[];
}

interface Opening extends Pick<LetterheadDrawing, "names"> {
  title: string;
  language: Language;
}

/** A PDF of A4 pages. */
export function openSheets({ title, names, language }: Opening) {
  const document = new PDFDocument({ title: title.toWellFormed(), author: names[0]?.toWellFormed() ?? "" });
  const sheets: Sheet[] = [];
  return {
    beginPage(): Sheet {
      // The types of the library are incomplete here.
      const context = document.beginPage(PAGE.width, PAGE.height) as SKRSContext2D;
      // Invisible, but it prevents ligatures, so that "ffi" can be searched and copied.
      context.letterSpacing = "0.01px";
      const sheet: Sheet = { context, lines: [], links: [] };
      sheets.push(sheet);
      return sheet;
    },
    endPage: () => document.endPage(),
    close: () => addTextLayer(document.close(), sheets, language),
  };
}

/** Writes lines with what they are for screen readers, and returns their total height. */
export function writeTagged(
  { context, lines: drawn }: Sheet,
  tag: Tag | undefined,
  { size, lines }: FittedText,
  style: Style,
  { x, top, align = "left" }: Place,
): number {
  let y = top;
  for (const line of lines) {
    context.save();
    context.translate(x, y);
    y += writeLines(context, { size, lines: [line] }, style, { x: 0, top: 0, align });
    context.restore();
    if (line !== "") drawn.push({ text: line, tag });
  }
  return y - top;
}

export const drawMark = async ({ logo, colours }: LetterheadDrawing) => {
  const pixels = MARK.side * MARK.pixels;
  return loadImage(await (logo ? drawLogo(logo, pixels) : drawProgramMark(colours, "circle", pixels)));
};

type Mark = Awaited<ReturnType<typeof drawMark>>;

/** The school's mark, names and contact details above a rule. Returns where the rest begins. */
export function writeLetterhead(sheet: Sheet, drawing: LetterheadDrawing, mark: Mark): number {
  sheet.context.drawImage(mark, LEFT, TOP, MARK.side, MARK.side);
  const y = Math.max(writeSchool(sheet, drawing, TOP), TOP + MARK.side) + 14;
  return writeRule(sheet, drawing, y) + 14;
}

/** The names and contact details of the school, next to its mark. Returns where they end. */
function writeSchool(sheet: Sheet, { names, contact, colours }: LetterheadDrawing, top: number): number {
  const x = LEFT + MARK.side + MARK.gap;
  const room = { width: RIGHT - x, height: 60 };
  let y = top - 4;
  for (const [index, name] of names.entries()) {
    const style = { font: HEADING_FONT, colour: colours.main, lineHeight: 1.3 };
    const sizes = index === 0 ? ([24, 20, 17, 14] as const) : ([17, 15, 13] as const);
    const fitted = fitInRoom(sheet.context, name, style, { ...room, sizes });
    y += writeTagged(sheet, { role: "P" }, fitted, style, { x, top: y });
  }
  for (const line of contact) {
    const lines = wrap(sheet.context, line, SMALL, room.width);
    y += writeTagged(sheet, { role: "P" }, { size: SMALL.size, lines }, SMALL, { x, top: y });
  }
  return y;
}

function writeRule({ context }: Sheet, { colours }: LetterheadDrawing, y: number): number {
  context.fillStyle = colours.main;
  context.fillRect(LEFT, y, WIDTH, 1.6);
  context.fillStyle = colours.accent;
  context.fillRect(LEFT, y + 3, WIDTH, 0.8);
  return y + 4;
}

/** A QR code of the address, with a sentence and the address below it. */
export function writeAddress(
  sheet: Sheet,
  { sentence, link, top, side }: { sentence: string; link: string; top: number; side: number },
): void {
  drawQrCode(sheet, link, { x: LEFT, y: top, side });
  const tag: Tag = { role: "Link", within: { role: "P" } };
  const address = [sentence, link].flatMap((text) => wrap(sheet.context, text, SMALL, WIDTH));
  const from = top + side + 4;
  const text = { size: SMALL.size, lines: address };
  const height = writeTagged(sheet, tag, text, SMALL, { x: LEFT, top: from });
  addLink(sheet, tag, link, { left: LEFT, top, right: RIGHT, bottom: from + height });
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Makes an area a link to an address. */
export function addLink(
  { context, links }: Sheet,
  tag: Tag,
  address: string,
  { left, top, right, bottom }: Area,
): void {
  context.annotateLinkUrl(left, top, right, bottom, address);
  links.push({ tag, address });
}

function drawQrCode(
  { context }: Sheet,
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

export function writePageNumber(sheet: Sheet, text: string): void {
  const place = { x: PAGE.width / 2, top: PAGE.height - PAGE.bottom + 24, align: "center" } as const;
  writeTagged(sheet, undefined, { size: SMALL.size, lines: [text] }, SMALL, place);
}
