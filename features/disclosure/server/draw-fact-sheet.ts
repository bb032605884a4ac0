import { HEADING_FONT, type SKRSContext2D, TEXT_FONT } from "../../../core/server/drawing/canvas-library.ts";
import {
  drawMark,
  INK,
  LEFT,
  openSheets,
  PAGE,
  RIGHT,
  WIDTH,
  writeAddress,
  writeLetterhead,
  writePageNumber,
} from "../../../core/server/drawing/letter-sheet.ts";
import { type Style, wrap, writeLines } from "../../../core/server/drawing/set-text.ts";
import { markLanguage } from "../../../core/server/pdf/mark-pdf-language.ts";
import { WORDS } from "../../../core/words/index.ts";
import type { FactSheetDrawing, SheetFact, SheetSection, SheetTable } from "./fact-sheet-drawing.ts";

type TextStyle = Style & { size: number };

const TEXT: TextStyle = { font: TEXT_FONT, size: 10.5, lineHeight: 1.45, colour: INK };
const LINE_HEIGHT = TEXT.size * TEXT.lineHeight;
const RULE = { colour: "#d8cfc4", height: 0.6 };
/** The colour of an expired certificate. */
const WARNING = "#b3261e";
const CELL = { padding: 4, gap: 14 };
/** The share of the width that the names of facts have. */
const LABEL_SHARE = 0.38;
/** A taller row is broken between two of its lines. */
const MOST_LINES_TOGETHER = 12;
const FOOT = { height: 104, qr: 66 };

/** Something that is not broken between two pages. */
interface Block {
  height: number;
  /** Kept on the same page as the next block. */
  isHeading?: true;
  /** The head of its table, repeated if the block is the first of a page. */
  head?: readonly Block[];
  write(context: SKRSContext2D, top: number): void;
}

interface Cell {
  x: number;
  width: number;
  text: readonly string[];
  style?: Partial<TextStyle>;
  /** A web address, below the text. */
  link?: string | undefined;
}

export async function drawFactSheet(drawing: FactSheetDrawing): Promise<Buffer> {
  const { title, language, sections, link, linkSentence } = drawing;
  const mark = await drawMark(drawing);
  const { document, beginPage } = openSheets(title, drawing);
  const first = beginPage();
  const top = writeTitle(first, drawing, writeLetterhead(first, drawing, mark));
  const pages = breakPages(
    sections.flatMap((section) => sectionBlocks(first, section, drawing)),
    top,
  );
  for (const [index, blocks] of pages.entries()) {
    const context = index === 0 ? first : beginPage();
    let y = index === 0 ? top : PAGE.margin;
    for (const block of blocks) {
      block.write(context, y);
      y += block.height;
    }
    if (index === pages.length - 1) {
      const footTop = PAGE.height - PAGE.bottom - FOOT.height + 6;
      writeAddress(context, { sentence: linkSentence, link, top: footTop, side: FOOT.qr });
    }
    writePageNumber(context, WORDS[language].circular.page(index + 1, pages.length));
    document.endPage();
  }
  return markLanguage(document.close(), `${language}-IN`);
}

function writeTitle(context: SKRSContext2D, { title, line, colours }: FactSheetDrawing, top: number): number {
  const middle = (text: string, style: TextStyle, y: number) =>
    writeLines(context, { size: style.size, lines: wrap(context, text, style, WIDTH) }, style, {
      x: PAGE.width / 2,
      top: y,
      align: "center",
    });
  let y = top;
  y += middle(title, { font: HEADING_FONT, size: 18, lineHeight: 1.35, colour: colours.main }, y);
  y += middle(line, TEXT, y);
  return y + 6;
}

function sectionBlocks(
  context: SKRSContext2D,
  { heading, text, facts, tables }: SheetSection,
  { colours }: FactSheetDrawing,
): Block[] {
  const main = { font: HEADING_FONT, colour: colours.main };
  return [
    headingBlock(context, heading, { ...TEXT, ...main, size: 15 }, 14),
    ...(text ? rowBlocks(context, [{ x: LEFT, width: WIDTH, text: [text] }]) : []),
    ...facts.flatMap((fact) => factBlocks(context, fact, colours.main)),
    ...tables.flatMap((table) => [
      ...(table.heading ? [headingBlock(context, table.heading, { ...TEXT, ...main, size: 12.5 }, 10)] : []),
      ...tableBlocks(context, table, colours.main),
    ]),
  ];
}

function headingBlock(context: SKRSContext2D, text: string, style: TextStyle, gap: number): Block {
  const lines = wrap(context, text, style, WIDTH);
  return {
    height: gap + lines.length * style.size * style.lineHeight + 2,
    isHeading: true,
    write: (page, top) =>
      void writeLines(page, { size: style.size, lines }, style, { x: LEFT, top: top + gap }),
  };
}

function factBlocks(context: SKRSContext2D, { label, lines, link }: SheetFact, colour: string): Block[] {
  const width = WIDTH * LABEL_SHARE;
  const x = LEFT + width + CELL.gap;
  return rowBlocks(context, [
    { x: LEFT, width, text: [label], style: { colour } },
    { x, width: RIGHT - x, text: lines, link },
  ]);
}

function tableBlocks(context: SKRSContext2D, { columns, rows }: SheetTable, colour: string): Block[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => ((WIDTH - CELL.gap * (columns.length - 1)) * share) / shares);
  const places = widths.map((_, index) =>
    widths.slice(0, index).reduce((x, width) => x + width + CELL.gap, LEFT),
  );
  const place = (texts: readonly (readonly string[])[], style: (index: number) => Partial<TextStyle>) =>
    texts.map(
      (text, index): Cell => ({
        x: places[index] ?? LEFT,
        width: widths[index] ?? WIDTH,
        text,
        style: style(index),
      }),
    );
  const heads = columns.map(({ head }) => [head]);
  const head = rowBlocks(
    context,
    place(heads, () => ({ font: HEADING_FONT, colour })),
  ).map((block): Block => ({ ...block, isHeading: true }));
  return [
    ...head,
    ...rows.flatMap(({ cells, isWarning }) => {
      const styleOf = (index: number) => (isWarning && index === cells.length - 1 ? { colour: WARNING } : {});
      return rowBlocks(context, place(cells, styleOf)).map((block): Block => ({ ...block, head }));
    }),
  ];
}

/** A row with a rule above it. */
function rowBlocks(context: SKRSContext2D, cells: readonly Cell[]): Block[] {
  const wrapped = cells.map(({ text, width, style, link, ...cell }) => {
    const font = { ...TEXT, ...style };
    const lines = text.flatMap((line) => wrap(context, line, font, width));
    const linkLines = link ? wrap(context, link, font, width) : [];
    return { ...cell, width, style, link, linkFrom: lines.length, lines: [...lines, ...linkLines] };
  });
  const count = Math.max(1, ...wrapped.map(({ lines }) => lines.length));
  const step = count > MOST_LINES_TOGETHER ? 1 : count;
  return Array.from({ length: count / step }, (_, place): Block => {
    const above = place === 0 ? CELL.padding : 0;
    const below = (place + 1) * step === count ? CELL.padding : 0;
    return {
      height: above + step * LINE_HEIGHT + below,
      write(page, top) {
        if (place === 0) {
          page.fillStyle = RULE.colour;
          page.fillRect(LEFT, top, WIDTH, RULE.height);
        }
        for (const { x, width, lines, style, link, linkFrom } of wrapped) {
          const part = { size: TEXT.size, lines: lines.slice(place * step, (place + 1) * step) };
          writeLines(page, part, { ...TEXT, ...style }, { x, top: top + above });
          if (!link) continue;
          const linkTop = top + above + Math.max(0, linkFrom - place * step) * LINE_HEIGHT;
          const end = top + above + part.lines.length * LINE_HEIGHT;
          if (end > linkTop) page.annotateLinkUrl(x, linkTop, x + width, end, link);
        }
      },
    };
  });
}

/** The blocks of each page; the last page has room for the address as well. */
function breakPages(blocks: readonly Block[], top: number): Block[][] {
  const end = PAGE.height - PAGE.bottom;
  let page: Block[] = [];
  const pages = [page];
  let y = top;
  for (const [index, block] of blocks.entries()) {
    if (page.length > 0 && y + heightTogether(blocks, index) > end) {
      page = [...(block.head ?? [])];
      pages.push(page);
      y = page.reduce((end, { height }) => end + height, PAGE.margin);
    }
    page.push(block);
    y += block.height;
  }
  if (y > end - FOOT.height) pages.push([]);
  return pages;
}

/** The height of a block with what follows a heading. */
function heightTogether(blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (!block) return 0;
  return block.height + (block.isHeading ? heightTogether(blocks, index + 1) : 0);
}
