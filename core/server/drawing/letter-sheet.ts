import { generate } from "lean-qr";
import { HEADING_FONT, loadImage, PDFDocument, type SKRSContext2D, TEXT_FONT } from "./canvas-library.ts";
import { drawLogo, drawProgramMark } from "./draw-icon.ts";
import type { LetterheadDrawing } from "./school-drawing.ts";
import { fitInRoom, wrap, writeLines } from "./set-text.ts";

/** A4, in points. */
export const PAGE = { width: 595, height: 842, margin: 62, bottom: 66 };
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
export const WIDTH = RIGHT - LEFT;
export const INK = "#1f1a17";
export const SMALL = { font: TEXT_FONT, size: 9.5, lineHeight: 1.5, colour: INK };
const TOP = 48;
const MARK = { side: 74, gap: 18, pixels: 4 };

/** A PDF of A4 pages. */
export function openSheets(title: string, { names }: Pick<LetterheadDrawing, "names">) {
  const document = new PDFDocument({ title: title.toWellFormed(), author: names[0]?.toWellFormed() ?? "" });
  const beginPage = () => {
    // The types of the library are incomplete here.
    const context = document.beginPage(PAGE.width, PAGE.height) as SKRSContext2D;
    // Invisible, but it prevents ligatures, so that "ffi" can be searched and copied.
    context.letterSpacing = "0.01px";
    return context;
  };
  return { document, beginPage };
}

export const drawMark = async ({ logo, colours }: LetterheadDrawing) => {
  const pixels = MARK.side * MARK.pixels;
  return loadImage(await (logo ? drawLogo(logo, pixels) : drawProgramMark(colours, "circle", pixels)));
};

type Mark = Awaited<ReturnType<typeof drawMark>>;

/** The school's mark, names and contact details above a rule. Returns where the rest begins. */
export function writeLetterhead(context: SKRSContext2D, drawing: LetterheadDrawing, mark: Mark): number {
  context.drawImage(mark, LEFT, TOP, MARK.side, MARK.side);
  const y = Math.max(writeSchool(context, drawing, TOP), TOP + MARK.side) + 14;
  return writeRule(context, drawing, y) + 14;
}

/** The names and contact details of the school, next to its mark. Returns where they end. */
function writeSchool(
  context: SKRSContext2D,
  { names, contact, colours }: LetterheadDrawing,
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

function writeRule(context: SKRSContext2D, { colours }: LetterheadDrawing, y: number): number {
  context.fillStyle = colours.main;
  context.fillRect(LEFT, y, WIDTH, 1.6);
  context.fillStyle = colours.accent;
  context.fillRect(LEFT, y + 3, WIDTH, 0.8);
  return y + 4;
}

/** A QR code of the address, with a sentence and the address below it. */
export function writeAddress(
  context: SKRSContext2D,
  { sentence, link, top, side }: { sentence: string; link: string; top: number; side: number },
): void {
  drawQrCode(context, link, { x: LEFT, y: top, side });
  const address = [...wrap(context, sentence, SMALL, WIDTH), ...wrap(context, link, SMALL, WIDTH)];
  const from = top + side + 4;
  const height = writeLines(context, { size: SMALL.size, lines: address }, SMALL, { x: LEFT, top: from });
  context.annotateLinkUrl(LEFT, top, RIGHT, from + height, link);
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

export function writePageNumber(context: SKRSContext2D, text: string): void {
  const place = { x: PAGE.width / 2, top: PAGE.height - PAGE.bottom + 24, align: "center" } as const;
  writeLines(context, { size: SMALL.size, lines: [text] }, SMALL, place);
}
