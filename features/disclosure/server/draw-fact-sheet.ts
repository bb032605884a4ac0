import { HEADING_FONT, TEXT_FONT } from "../../../core/server/drawing/canvas-library.ts";
import {
  addLink,
  drawMark,
  INK,
  LEFT,
  openSheets,
  PAGE,
  RIGHT,
  type Sheet,
  WIDTH,
  writeAddress,
  writeLetterhead,
  writePageNumber,
  writeTagged,
} from "../../../core/server/drawing/letter-sheet.ts";
import { type Style, wrap } from "../../../core/server/drawing/set-text.ts";
import type { Tag } from "../../../core/server/pdf/pdf-structure.ts";
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
  write(sheet: Sheet, top: number): void;
}

interface Cell {
  x: number;
  width: number;
  text: readonly string[];
  style?: Partial<TextStyle>;
  /** A web address, below the text. */
  link?: string | undefined;
  tag: Tag | undefined;
}

export async function drawFactSheet(drawing: FactSheetDrawing): Promise<Buffer> {
  const { language, sections, link, linkSentence } = drawing;
  const mark = await drawMark(drawing);
  const { beginPage, endPage, close } = openSheets(drawing);
  const first = beginPage();
  const top = writeTitle(first, drawing, writeLetterhead(first, drawing, mark));
  const pages = breakPages(
    sections.flatMap((section) => sectionBlocks(first, section, drawing)),
    top,
  );
  for (const [index, blocks] of pages.entries()) {
    const sheet = index === 0 ? first : beginPage();
    let y = index === 0 ? top : PAGE.margin;
    for (const block of blocks) {
      block.write(sheet, y);
      y += block.height;
    }
    if (index === pages.length - 1) {
      const footTop = PAGE.height - PAGE.bottom - FOOT.height + 6;
      writeAddress(sheet, { sentence: linkSentence, link, top: footTop, side: FOOT.qr });
    }
    writePageNumber(sheet, WORDS[language].circular.page(index + 1, pages.length));
    endPage();
  }
  return close();
}

function writeTitle(sheet: Sheet, { title, line, colours }: FactSheetDrawing, top: number): number {
  const middle = (text: string, role: "H1" | "P", style: TextStyle, y: number) => {
    const lines = wrap(sheet.context, text, style, WIDTH);
    const place = { x: PAGE.width / 2, top: y, align: "center" } as const;
    return writeTagged(sheet, { role }, { size: style.size, lines }, style, place);
  };
  let y = top;
  y += middle(title, "H1", { font: HEADING_FONT, size: 18, lineHeight: 1.35, colour: colours.main }, y);
  y += middle(line, "P", TEXT, y);
  return y + 6;
}

function sectionBlocks(
  sheet: Sheet,
  { heading, text, facts, tables }: SheetSection,
  { colours }: FactSheetDrawing,
): Block[] {
  const main = { font: HEADING_FONT, colour: colours.main };
  const factTable: Tag = { role: "Table" };
  return [
    headingBlock(sheet, "H2", heading, { ...TEXT, ...main, size: 15 }, 14),
    ...(text ? rowBlocks(sheet, [{ x: LEFT, width: WIDTH, text: [text], tag: { role: "P" } }]) : []),
    ...facts.flatMap((fact) => factBlocks(sheet, fact, factTable, colours.main)),
    ...tables.flatMap((table) => [
      ...(table.heading
        ? [headingBlock(sheet, "H3", table.heading, { ...TEXT, ...main, size: 12.5 }, 10)]
        : []),
      ...tableBlocks(sheet, table, colours.main),
    ]),
  ];
}

function headingBlock(
  { context }: Sheet,
  role: "H2" | "H3",
  text: string,
  style: TextStyle,
  gap: number,
): Block {
  const lines = wrap(context, text, style, WIDTH);
  return {
    height: gap + lines.length * style.size * style.lineHeight + 2,
    isHeading: true,
    write: (sheet, top) =>
      void writeTagged(sheet, { role }, { size: style.size, lines }, style, { x: LEFT, top: top + gap }),
  };
}

function factBlocks(sheet: Sheet, { label, lines, link }: SheetFact, table: Tag, colour: string): Block[] {
  const width = WIDTH * LABEL_SHARE;
  const x = LEFT + width + CELL.gap;
  const row: Tag = { role: "TR", within: table };
  return rowBlocks(sheet, [
    { x: LEFT, width, text: [label], style: { colour }, tag: { role: "TH", within: row, scope: "Row" } },
    { x, width: RIGHT - x, text: lines, link, tag: { role: "TD", within: row } },
  ]);
}

function tableBlocks(sheet: Sheet, { columns, rows }: SheetTable, colour: string): Block[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => ((WIDTH - CELL.gap * (columns.length - 1)) * share) / shares);
  const places = widths.map((_, index) =>
    widths.slice(0, index).reduce((x, width) => x + width + CELL.gap, LEFT),
  );
  const place = (
    texts: readonly (readonly string[])[],
    describe: (index: number) => Pick<Cell, "style" | "tag">,
  ) =>
    texts.map(
      (text, index): Cell => ({
        x: places[index] ?? LEFT,
        width: widths[index] ?? WIDTH,
        text,
        ...describe(index),
      }),
    );
  const table: Tag = { role: "Table" };
  const drawHead = (within?: Tag) =>
    rowBlocks(
      sheet,
      place(
        columns.map(({ head }) => [head]),
        () => ({
          style: { font: HEADING_FONT, colour },
          tag: within && { role: "TH", within, scope: "Column" },
        }),
      ),
    ).map((block): Block => ({ ...block, isHeading: true }));
  // A screen reader reads the head once.
  const repeated = drawHead();
  return [
    ...drawHead({ role: "TR", within: table }),
    ...rows.flatMap(({ cells, isWarning }) => {
      const within: Tag = { role: "TR", within: table };
      const described = place(cells, (index) => ({
        style: isWarning && index === cells.length - 1 ? { colour: WARNING } : {},
        tag: { role: "TD", within },
      }));
      return rowBlocks(sheet, described).map((block): Block => ({ ...block, head: repeated }));
    }),
  ];
}

/** A row with a rule above it. */
function rowBlocks({ context }: Sheet, cells: readonly Cell[]): Block[] {
  const wrapped = cells.map(({ x, width, text, style, link, tag }) => {
    const font = { ...TEXT, ...style };
    const linkTag: Tag = { role: "Link", within: tag };
    const lines = text.flatMap((line) => wrap(context, line, font, width)).map((line) => ({ line, tag }));
    const linkLines = link ? wrap(context, link, font, width) : [];
    const all = [...lines, ...linkLines.map((line) => ({ line, tag: linkTag }))];
    return { x, width, font, link, linkTag, linkFrom: lines.length, lines: all };
  });
  const count = Math.max(1, ...wrapped.map(({ lines }) => lines.length));
  const step = count > MOST_LINES_TOGETHER ? 1 : count;
  return Array.from({ length: count / step }, (_, place): Block => {
    const above = place === 0 ? CELL.padding : 0;
    const below = (place + 1) * step === count ? CELL.padding : 0;
    return {
      height: above + step * LINE_HEIGHT + below,
      write(sheet, top) {
        if (place === 0) {
          sheet.context.fillStyle = RULE.colour;
          sheet.context.fillRect(LEFT, top, WIDTH, RULE.height);
        }
        for (const { x, width, lines, font, link, linkTag, linkFrom } of wrapped) {
          const part = lines.slice(place * step, (place + 1) * step);
          let end = top + above;
          for (const { line, tag } of part) {
            end += writeTagged(sheet, tag, { size: TEXT.size, lines: [line] }, font, { x, top: end });
          }
          if (!link) continue;
          const linkTop = top + above + Math.max(0, linkFrom - place * step) * LINE_HEIGHT;
          if (end > linkTop)
            addLink(sheet, linkTag, link, { left: x, top: linkTop, right: x + width, bottom: end });
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
