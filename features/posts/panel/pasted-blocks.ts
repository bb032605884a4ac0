import {
  findAddress,
  findCells,
  findEmphasis,
  findHeadingLevel,
  findMarker,
  findRows,
  type PastedNode,
  styleOf,
  textOfNode,
  withoutMarker,
} from "./pasted-nodes.ts";

/** Text with one set of marks. */
export interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  href: string | undefined;
}

export interface PastedBlock {
  kind: "paragraph" | "heading" | "item";
  runs: Run[];
  /** The level of a heading in the source, from 1. */
  level: number;
  /** How many lists are around the block. */
  depth: number;
  /** The number of an item; bullets have none. */
  number: number | undefined;
  isQuoted: boolean;
  /** Whether the block follows the one before it without an empty line. */
  isTight: boolean;
}

/** Elements that a post cannot contain. */
export interface LeftOut {
  pictures: number;
  links: number;
  tables: number;
}

interface Around {
  isBold: boolean;
  isItalic: boolean;
  href: string | undefined;
  /** 0 outside of headings. */
  level: number;
  depth: number;
  isQuoted: boolean;
  isPreformatted: boolean;
}

const NOTHING_AROUND: Around = {
  isBold: false,
  isItalic: false,
  href: undefined,
  level: 0,
  depth: 0,
  isQuoted: false,
  isPreformatted: false,
};

/** With space before and after. */
const BLOCKS = new Set(
  "P H1 H2 H3 H4 H5 H6 UL OL BLOCKQUOTE PRE TABLE HR SECTION ARTICLE FIGURE ASIDE DL FIELDSET".split(" "),
);
const LINES = new Set(
  "DIV LI DT DD TR CAPTION FIGCAPTION ADDRESS HEADER FOOTER MAIN NAV FORM CENTER".split(" "),
);
const PICTURES = new Set("IMG SVG CANVAS VIDEO AUDIO IFRAME OBJECT EMBED".split(" "));
/** `DEL` is text that Word has marked as deleted. */
const SKIPPED = new Set(
  "HEAD TITLE STYLE SCRIPT NOSCRIPT TEMPLATE DEL BUTTON SELECT TEXTAREA INPUT".split(" "),
);
const HIDDEN = /(?:^|;)\s*(?:display:\s*none|mso-hide:\s*all|mso-element:\s*comment)/i;
const EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Component}]{1,12}$/u;
/** Word marks a paragraph as an item by a style. */
const WORD_ITEM = /(?:^|;)\s*mso-list:\s*l\d+\s+level(\d)/i;
const NUMBER_MARKER = /^\(?(?:(\d{1,3})|[\p{L}\d.]{1,6}?)[.)]+$/u;
const TYPED_BULLET = /^[•●▪◦‣·]\s+/;
const WHITE_SPACE = /[ \t\n\r\f\u00a0]+/g;
/** Hyphenation hints and byte order marks. */
const INVISIBLE = /[\u00ad\ufeff]/g;

/** Reads HTML of the clipboard as Word, LibreOffice, Google Docs and web pages write it. */
export function readPastedBlocks(root: PastedNode): { blocks: PastedBlock[]; leftOut: LeftOut } {
  const reader = new PastedReader();
  reader.readChildren(root, NOTHING_AROUND);
  reader.endBlock();
  return reader;
}

class PastedReader {
  readonly blocks: PastedBlock[] = [];
  readonly leftOut: LeftOut = { pictures: 0, links: 0, tables: 0 };
  #open: PastedBlock | undefined;
  #hasGap = true;

  readChildren(node: PastedNode, around: Around): void {
    for (const child of node.childNodes) this.#read(child, around);
  }

  /** Ends the open block; blocks without text are dropped. */
  endBlock(): void {
    const block = this.#open;
    this.#open = undefined;
    if (!block) return;
    const runs = trimRuns(block.runs);
    if (runs.length === 0) this.#hasGap = true;
    else this.blocks.push(asItem({ ...block, runs }));
  }

  #read(node: PastedNode, around: Around): void {
    const name = node.nodeName.toUpperCase();
    const style = styleOf(node);
    if (name === "#TEXT") this.#addText(node.nodeValue ?? "", around);
    else if (name.startsWith("#") || SKIPPED.has(name) || HIDDEN.test(style)) return;
    else if (PICTURES.has(name)) this.#readPicture(node, around);
    else if (name === "BR") this.#breakLine(around);
    else if (name === "TABLE") this.#readTable(node, around);
    else if (name === "UL" || name === "OL") this.#readList(node, around);
    else if (BLOCKS.has(name) || LINES.has(name)) this.#readBlock(node, style, around);
    else this.readChildren(node, this.#look(node, style, around));
  }

  #readBlock(node: PastedNode, style: string, around: Around): void {
    const hasSpace = BLOCKS.has(node.nodeName.toUpperCase());
    if (!this.#isItemEmpty()) this.endBlock();
    this.#hasGap ||= hasSpace;
    const inside = this.#look(node, style, around);
    const [, wordLevel] = (inside.level === 0 && WORD_ITEM.exec(style)) || [];
    if (wordLevel) this.#readWordItem(node, { ...inside, depth: Number(wordLevel) });
    else this.readChildren(node, inside);
    this.endBlock();
    this.#hasGap ||= hasSpace;
  }

  /** The marks of an element for the text in it. */
  #look(node: PastedNode, style: string, around: Around): Around {
    const name = node.nodeName.toUpperCase();
    const inside = { ...around, ...findEmphasis(name, style, around) };
    if (name === "BLOCKQUOTE") return { ...inside, isQuoted: true };
    if (name === "PRE") return { ...inside, isPreformatted: true };
    const level = findHeadingLevel(node, name);
    if (level > 0) return { ...inside, level };
    const href = name === "A" ? (node.getAttribute?.("href") ?? "").trim() : "";
    if (href === "" || href.startsWith("#")) return inside;
    const address = findAddress(href);
    if (address === undefined) this.leftOut.links++;
    return { ...inside, href: address };
  }

  /** The text of an item may be in a paragraph. */
  #isItemEmpty(): boolean {
    return this.#open?.kind === "item" && this.#open.runs.length === 0;
  }

  #addText(value: string, around: Around): void {
    const text = around.isPreformatted ? value.replace(/\r\n?/g, "\n") : value.replace(WHITE_SPACE, " ");
    if ((!this.#open || this.#isItemEmpty()) && text.trim() === "") return;
    const { isBold, isItalic, href } = around;
    this.#openBlock(around).runs.push({ text: text.replace(INVISIBLE, ""), isBold, isItalic, href });
  }

  /** Breaks the line; between blocks an empty line. */
  #breakLine(around: Around): void {
    if (!this.#open) this.#hasGap = true;
    else this.#open.runs.push({ text: around.level > 0 ? " " : "\n", ...PLAIN });
  }

  #openBlock({ level, depth, isQuoted }: Around): PastedBlock {
    if (!this.#open) {
      // A post has no headings in lists and quotes.
      const isHeading = level > 0 && depth === 0 && !isQuoted;
      const kind = isHeading ? "heading" : "paragraph";
      const isTight = !this.#hasGap;
      this.#open = { kind, runs: [], level, depth, number: undefined, isQuoted, isTight };
      this.#hasGap = false;
    }
    return this.#open;
  }

  #startItem(around: Around, number: number | undefined): void {
    this.endBlock();
    Object.assign(this.#openBlock(around), { kind: "item", number });
  }

  /** Google Docs and old pages write a list within a list without an item around it. */
  #readList(list: PastedNode, around: Around): void {
    this.endBlock();
    this.#hasGap ||= around.depth === 0;
    // Word on the web writes each item as a list of its own.
    const own = Number(firstItem(list)?.getAttribute?.("data-aria-level"));
    const inside = { ...around, level: 0, depth: own || around.depth + 1 };
    let number = Number(list.getAttribute?.("start") ?? 1) || 1;
    for (const child of list.childNodes) {
      if (child.nodeName.toUpperCase() !== "LI") {
        this.#read(child, inside);
        continue;
      }
      this.#startItem(inside, list.nodeName.toUpperCase() === "OL" ? number++ : undefined);
      this.readChildren(child, inside);
      this.endBlock();
    }
    this.#hasGap ||= around.depth === 0;
  }

  #readWordItem(node: PastedNode, around: Around): void {
    const marker = textOfNode(findMarker(node)).trim();
    const [numbered, digits] = NUMBER_MARKER.exec(marker) ?? [];
    const before = this.blocks.findLast((block) => block.depth <= around.depth);
    const next = before?.kind === "item" && before.depth === around.depth ? (before.number ?? 0) + 1 : 1;
    this.#startItem(around, numbered === undefined ? undefined : Number(digits ?? next));
    this.readChildren(withoutMarker(node), around);
  }

  #readPicture(node: PastedNode, around: Around): void {
    const alt = node.getAttribute?.("alt") ?? "";
    const isTracking = ["width", "height"].some((size) => /^[01]$/.test(node.getAttribute?.(size) ?? ""));
    if (EMOJI.test(alt)) this.#addText(alt, around);
    else if (!isTracking) this.leftOut.pictures++;
  }

  /** A line for each row. A table with one column only arranges a page. */
  #readTable(table: PastedNode, around: Around): void {
    this.endBlock();
    this.#hasGap = true;
    const rows = findRows(table).map(findCells);
    if (rows.every((cells) => cells.length < 2)) {
      for (const cell of rows.flat()) this.readChildren(cell, around);
    } else {
      this.leftOut.tables++;
      for (const cells of rows) this.#readRow(cells, around);
    }
    this.endBlock();
    this.#hasGap = true;
  }

  #readRow(cells: readonly PastedNode[], around: Around): void {
    const texts = cells.map((cell) => {
      const reader = new PastedReader();
      const isBold = around.isBold || cell.nodeName.toUpperCase() === "TH";
      reader.readChildren(cell, { ...around, level: 0, depth: 0, isBold });
      reader.endBlock();
      this.leftOut.pictures += reader.leftOut.pictures;
      this.leftOut.links += reader.leftOut.links;
      return reader.blocks.flatMap(({ runs }, index) =>
        index === 0 ? runs : [{ text: " ", ...PLAIN }, ...runs],
      );
    });
    if (texts.every((runs) => runs.length === 0)) return;
    const { runs } = this.#openBlock(around);
    if (runs.length > 0) runs.push({ text: "\n", ...PLAIN });
    for (const [index, cell] of texts.entries()) {
      if (index > 0) runs.push({ text: " | ", ...PLAIN });
      runs.push(...cell.map((run) => ({ ...run, text: run.text.replaceAll("\n", " ") })));
    }
  }
}

const PLAIN = { isBold: false, isItalic: false, href: undefined };

const firstItem = (list: PastedNode) =>
  [...list.childNodes].find(({ nodeName }) => nodeName.toUpperCase() === "LI");

/** A bullet that somebody typed is an item too. */
function asItem(block: PastedBlock): PastedBlock {
  const [first, ...others] = block.runs;
  if (block.kind !== "paragraph" || block.depth > 0 || !first || !TYPED_BULLET.test(first.text)) return block;
  const runs = trimRuns([{ ...first, text: first.text.replace(TYPED_BULLET, "") }, ...others]);
  return { ...block, kind: "item", depth: 1, runs };
}

/** Joins runs with the same marks, without double spaces and spaces around line breaks and at the ends. */
function trimRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const text = /\s/.test(last?.text.at(-1) ?? " ") ? run.text.replace(/^ +/, "") : run.text;
    if (text === "") continue;
    if (last && text.startsWith("\n")) last.text = last.text.trimEnd();
    if (last && last.isBold === run.isBold && last.isItalic === run.isItalic && last.href === run.href)
      last.text += text;
    else joined.push({ ...run, text });
  }
  const [first] = joined;
  if (first) first.text = first.text.trimStart();
  const last = joined.at(-1);
  if (last) last.text = last.text.trimEnd();
  return joined.filter(({ text }) => text !== "");
}
