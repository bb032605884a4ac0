import { Lexer, type Token, Tokenizer, type Tokens } from "marked";

/** A piece of text, or a mark in it. */
export type Part =
  | string
  | { kind: "bold" | "italic"; parts: Part[] }
  | { kind: "link"; href: string; parts: Part[] }
  /** `index` counts the post's own pictures from 0. */
  | { kind: "picture"; index: number; alt: string };

export type Block =
  | { kind: "paragraph"; parts: Part[] }
  /** Levels begin at 3, below the page's own headings. */
  | { kind: "heading"; level: 3 | 4; parts: Part[] }
  | { kind: "list"; isNumbered: boolean; items: Block[][] }
  | { kind: "quote"; blocks: Block[] };

/**
 * Reads the Markdown of a post, a subset that keeps ordinary text: `2026. We began`, `#hashtag`, `snake_case`, `5 * 3`,
 * indented lines, tags and backslashes. Unknown pictures are left out.
 */
export function readPost(text: string, pictureCount: number): Block[] {
  const tokens = Lexer.lex(text, { tokenizer: new PostTokenizer() });
  return raiseHeadings(toBlocks(tokens, pictureCount));
}

/** The positions in the text at which the blocks of `readPost` begin. */
export function findBlockStarts(text: string, pictureCount: number): number[] {
  let at = 0;
  return Lexer.lex(text, { tokenizer: new PostTokenizer() }).flatMap((token) => {
    const start = at;
    at += token.raw.length;
    return toBlock(token as Tokens.Generic, pictureCount).map(() => start);
  });
}

export interface MarkRange {
  kind: "bold" | "italic" | "link";
  /** The marks and the marked text. */
  from: number;
  to: number;
  /** The marked text. */
  innerFrom: number;
  innerTo: number;
}

const MARK_KINDS: Readonly<Record<string, MarkRange["kind"]>> = {
  strong: "bold",
  em: "italic",
  link: "link",
};
const OPENING_LENGTHS: Readonly<Record<MarkRange["kind"], number>> = { bold: 2, italic: 1, link: 1 };

/** The marks within a line of a post. */
export const findMarks = (line: string): MarkRange[] =>
  mayHaveMarks(line) ? rangesOf(Lexer.lexInline(line, { tokenizer: new PostTokenizer() }), 0) : [];

function rangesOf(tokens: readonly Token[], start: number): MarkRange[] {
  let at = start;
  return (tokens as Tokens.Generic[]).flatMap((token) => {
    const from = at;
    at += token.raw.length;
    const kind = MARK_KINDS[token.type];
    if (!kind) return [];
    const inside = token.tokens ?? [];
    const innerFrom = from + OPENING_LENGTHS[kind];
    const innerTo = innerFrom + inside.reduce((length, { raw }) => length + raw.length, 0);
    return [{ kind, from, to: at, innerFrom, innerTo }, ...rangesOf(inside, innerFrom)];
  });
}

/** The text of a post without marks and pictures. */
export function textOf(blocks: readonly Block[]): string {
  return blocks.map(textOfBlock).join("\n");
}

export function textOfParts(parts: readonly Part[]): string {
  return parts
    .map((part) => (typeof part === "string" ? part : part.kind === "picture" ? "" : textOfParts(part.parts)))
    .join("");
}

function textOfBlock(block: Block): string {
  if (block.kind === "list") return block.items.map(textOf).join("\n");
  return block.kind === "quote" ? textOf(block.blocks) : textOfParts(block.parts);
}

/** The maximum nesting of lists and quotes; deeper levels are text. */
const DEEPEST = 3;
/**
 * Finding the end of a mark may scan the whole paragraph. A paragraph with more marks than this is shown as plain text, so
 * that hostile input stays cheap.
 */
const MOST_MARKS = 200;
const MARKS = /[*[<`\\]/g;

const mayHaveMarks = (text: string): boolean =>
  ANY_INLINE_MARK.test(text) && (text.match(MARKS)?.length ?? 0) <= MOST_MARKS;

const HEADING = /^(#{2,3})[ \t]+(\S[^\n]*)/;
const QUOTE = /^> +\S/;
const QUOTED_LINE = /^> ?/;
/** A line of dashes is not a list. */
const BULLET = /^- +(?![- ]*(?:\n|$))/;
/** A list begins with 1, so that a year at the start of a line is text. */
const FIRST_NUMBER = /^1[.)] +(?=\S)/;
const NUMBER = /^\d{1,3}[.)] +(?=\S)/;
const INDENT = /^(?: {2,4}|\t)/;
const BLANK_LINES = /^\s*(?:\n|$)/;
/** The end of a paragraph: an empty line, or the start of another block. */
const PARAGRAPH_END = /\n(?=\s*\n|#{2,3}[ \t]+\S|> +\S|- +(?![- ]*(?:\n|$))|1[.)] +\S)/;

const LINK = /^\[([^[\]\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/;
const LINK_TARGET = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

/** Whether a link may lead there. */
export const isLinkTarget = (href: string): boolean => LINK_TARGET.test(href);

const PICTURE = /^!\[([^[\]\n]*)\]\(picture:(\d{1,3})\)/;
const ANY_INLINE_MARK = /\*|\]\(/;
/** The characters allowed before the first asterisk. */
const BEFORE_EMPHASIS = /^[\s\p{Ps}\p{Pi}"'–—]?$/u;

/** Whether an asterisk after this character marks text. */
export const mayOpenEmphasis = (before: string): boolean => BEFORE_EMPHASIS.test(before);

/** The rules of `marked` that posts do not use. */
const UNUSED_RULES = [
  ...["code", "fences", "hr", "html", "def", "table", "lheading", "text"],
  ...["escape", "tag", "reflink", "codespan", "br", "del", "autolink", "url"],
];

class PostTokenizer extends Tokenizer {
  #depth = 0;

  constructor() {
    super();
    Object.assign(this, Object.fromEntries(UNUSED_RULES.map((rule) => [rule, () => undefined])));
  }

  override space(src: string): Tokens.Space | undefined {
    const [raw = ""] = BLANK_LINES.exec(src) ?? [];
    return raw === "" ? undefined : { type: "space", raw };
  }

  override heading(src: string): Tokens.Heading | undefined {
    const [raw = "", marks = "", text = ""] = (this.#depth === 0 && HEADING.exec(src)) || [];
    if (raw === "") return undefined;
    return { type: "heading", raw, depth: marks.length, text, tokens: this.#inline(text) };
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    if (this.#depth === DEEPEST || !QUOTE.test(src)) return undefined;
    const lines: string[] = [];
    for (const line of linesOf(src)) {
      if (!QUOTED_LINE.test(line)) break;
      lines.push(line);
    }
    const text = lines.map((line) => line.replace(QUOTED_LINE, "")).join("\n");
    return { type: "blockquote", raw: lines.join("\n"), text, tokens: this.#within(text) };
  }

  override list(src: string): Tokens.List | undefined {
    const isNumbered = FIRST_NUMBER.test(src);
    if (this.#depth === DEEPEST || !(isNumbered || BULLET.test(src))) return undefined;
    const { length, items } = readItems(src, isNumbered ? NUMBER : BULLET);
    return {
      type: "list",
      raw: src.slice(0, length),
      ordered: isNumbered,
      start: isNumbered ? 1 : "",
      loose: false,
      items: items.map((text) => ({
        type: "list_item",
        raw: text,
        text,
        task: false,
        loose: false,
        tokens: this.#within(text),
      })),
    };
  }

  override paragraph(src: string): Tokens.Paragraph | undefined {
    const end = src.search(PARAGRAPH_END);
    const raw = end === -1 ? src : src.slice(0, end);
    const text = raw.trim();
    return { type: "paragraph", raw, text, tokens: this.#inline(text) };
  }

  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    const [picture, alt = "", number = ""] = PICTURE.exec(src) ?? [];
    if (picture) return { type: "image", raw: picture, href: number, text: alt, title: null, tokens: [] };
    const [raw, text = "", href = ""] = LINK.exec(src) ?? [];
    if (!raw || !isLinkTarget(href)) return undefined;
    return { type: "link", raw, href, text, title: null, tokens: this.lexer.inlineTokens(text) };
  }

  /** Only asterisks at the start of a word: they also occur in sums, and underscores in names. */
  override emStrong(src: string, masked: string, before = ""): Tokens.Em | Tokens.Strong | undefined {
    const isOpening = src.startsWith("*") && mayOpenEmphasis(before);
    return isOpening ? super.emStrong(src, masked, before) : undefined;
  }

  #inline(text: string): Token[] {
    return mayHaveMarks(text) ? this.lexer.inline(text) : [{ type: "text", raw: text, text }];
  }

  #within(text: string): Token[] {
    this.#depth++;
    const tokens = this.lexer.blockTokens(text, []);
    this.#depth--;
    return tokens;
  }
}

/** A generator, so that a long text is not split again for each list. */
function* linesOf(src: string): Generator<string> {
  for (let from = 0; from < src.length; ) {
    const end = src.indexOf("\n", from);
    yield src.slice(from, end === -1 ? undefined : end);
    from = end === -1 ? src.length : end + 1;
  }
}

/** The texts of a list's items and their length; the content of an item is indented. */
function readItems(src: string, marker: RegExp): { length: number; items: string[] } {
  const items: string[][] = [];
  let [at, length, hasGap] = [0, 0, false];
  for (const line of linesOf(src)) {
    at += line.length + 1;
    if (line.trim() === "") {
      hasGap = true;
      continue;
    }
    if (marker.test(line)) items.push([line.replace(marker, "")]);
    else if (INDENT.test(line)) items.at(-1)?.push(...(hasGap ? [""] : []), line);
    else break;
    hasGap = false;
    length = at;
  }
  return { length: Math.min(length, src.length), items: items.map(joinItem) };
}

/** Joins lines without the indentation of the second one. */
function joinItem([first = "", ...others]: string[]): string {
  const [indent = ""] = INDENT.exec(others.find((line) => line !== "") ?? "") ?? [];
  const lines = others.map((line) =>
    line.startsWith(indent) ? line.slice(indent.length) : line.trimStart(),
  );
  return [first, ...lines].join("\n");
}

function toBlocks(tokens: readonly Token[], pictureCount: number): Block[] {
  return tokens.flatMap((token) => toBlock(token as Tokens.Generic, pictureCount));
}

function toBlock(token: Tokens.Generic, pictureCount: number): Block[] {
  if (token.type === "list") {
    const items = token.items.map((item: Tokens.ListItem) => toBlocks(item.tokens, pictureCount));
    return [{ kind: "list", isNumbered: token.ordered, items }];
  }
  const tokens = token.tokens ?? [];
  if (token.type === "blockquote") return [{ kind: "quote", blocks: toBlocks(tokens, pictureCount) }];
  const parts = toParts(tokens, pictureCount);
  if (parts.every((part) => typeof part === "string" && part.trim() === "")) return [];
  if (token.type === "heading") return [{ kind: "heading", level: token.depth === 2 ? 3 : 4, parts }];
  return [{ kind: "paragraph", parts }];
}

function toParts(tokens: readonly Token[], pictureCount: number): Part[] {
  return (tokens as Tokens.Generic[]).flatMap((token): Part[] => {
    const inside = () => toParts(token.tokens ?? [], pictureCount);
    if (token.type === "strong") return [{ kind: "bold", parts: inside() }];
    if (token.type === "em") return [{ kind: "italic", parts: inside() }];
    if (token.type === "link") return [{ kind: "link", href: token.href, parts: inside() }];
    if (token.type !== "image") return [token.raw];
    const index = Number(token.href) - 1;
    const isKnown = index >= 0 && index < pictureCount;
    return isKnown ? [{ kind: "picture", index, alt: token.text }] : [];
  });
}

/** Raises headings so that no level is skipped. */
function raiseHeadings(blocks: Block[]): Block[] {
  const first = blocks.findIndex((block) => block.kind === "heading" && block.level === 3);
  return blocks.map((block, index) =>
    block.kind === "heading" && (first === -1 || index < first) ? { ...block, level: 3 } : block,
  );
}
