import { looksLikeLegacyHindi } from "../../../core/content/legacy-hindi/looks-like-legacy-hindi.ts";
import { cleanPasted } from "../../../core/panel/typing/clean-pastes.ts";
import { mayOpenEmphasis, readPost, textOf } from "../site/read-post.ts";
import { type LeftOut, type PastedBlock, type Run, readPastedBlocks } from "./pasted-blocks.ts";
import type { PastedNode } from "./pasted-nodes.ts";

export interface PastedMarkdown {
  text: string;
  /** Whether the text begins or ends with a line that cannot be joined to other text, such as a heading. */
  startsOnOwnLine: boolean;
  endsOnOwnLine: boolean;
  leftOut: LeftOut;
}

/** Writes HTML of the clipboard in the Markdown of posts. */
export function toPostMarkdown(root: PastedNode): PastedMarkdown {
  const { blocks, leftOut } = readPastedBlocks(root);
  const plain = blocks.flatMap(({ runs }) => runs.map(({ text }) => text)).join(" ");
  // The conversion to Unicode keeps bold text, but an asterisk and brackets are letters of the font.
  const canOnlyBeBold = looksLikeLegacyHindi(plain);
  const ownLine = (block: PastedBlock | undefined) =>
    block !== undefined && (block.kind !== "paragraph" || block.isQuoted);
  return {
    text: cleanPasted(writeBlocks(blocks, canOnlyBeBold), true),
    startsOnOwnLine: ownLine(blocks[0]),
    endsOnOwnLine: ownLine(blocks.at(-1)),
    leftOut,
  };
}

const DEEPEST_LIST = 3;

function writeBlocks(blocks: readonly PastedBlock[], canOnlyBeBold: boolean): string {
  const highest = Math.min(...blocks.filter(({ kind }) => kind === "heading").map(({ level }) => level));
  let written = "";
  let before: PastedBlock | undefined;
  /** The indentation of the text in the open lists. */
  let indents: readonly string[] = [];
  for (const block of blocks) {
    // A list within a list is one level deeper, whatever the source says.
    const depth = Math.min(block.depth, indents.length + (block.kind === "item" ? 1 : 0), DEEPEST_LIST);
    const outer = indents[depth - (block.kind === "item" ? 2 : 1)] ?? "";
    const mark = markOf(block, highest);
    const inner = block.kind === "item" ? outer + " ".repeat(mark.length) : outer;
    const lines = writeRuns(block, canOnlyBeBold).split("\n");
    const text = lines
      .map((line, index) => (index === 0 ? outer + mark + line : line && inner + line))
      .join("\n");
    written += separator(before, block) + (block.isQuoted ? quote(text) : text);
    indents = block.kind === "item" ? [...indents.slice(0, depth - 1), inner] : indents.slice(0, depth);
    before = block;
  }
  return written;
}

function markOf({ kind, level, number }: PastedBlock, highest: number): string {
  if (kind === "heading") return level === highest ? "## " : "### ";
  if (kind === "paragraph") return "";
  return number === undefined ? "- " : `${number}. `;
}

function separator(before: PastedBlock | undefined, block: PastedBlock): string {
  if (!before) return "";
  const isSameList =
    block.kind === "item" &&
    before.depth > 0 &&
    (before.depth !== block.depth || (before.number === undefined) === (block.number === undefined));
  const isLine = block.isTight && before.kind === "paragraph" && block.kind === "paragraph";
  if (before.isQuoted !== block.isQuoted) return "\n\n";
  if (isSameList || isLine) return "\n";
  return block.isQuoted ? "\n>\n" : "\n\n";
}

const quote = (text: string) => text.replace(/^.*$/gm, (line) => (line === "" ? ">" : `> ${line}`));

/** With all marks, or with fewer if the text would not be read as it was copied. */
function writeRuns({ kind, runs }: PastedBlock, canOnlyBeBold: boolean): string {
  const plain = runs.map((run) => ({ ...run, isBold: false, isItalic: false, href: undefined }));
  const linked = runs.map((run) => ({ ...run, isBold: false, isItalic: false }));
  const bold = runs.map((run) => ({ ...run, isItalic: false, href: undefined }));
  const copied = signsOf(writeMarks(plain));
  const wanted = canOnlyBeBold ? [bold] : kind === "heading" ? [linked] : [runs, linked];
  const texts = wanted.map(writeMarks);
  return texts.find((text) => signsOf(textOf(readPost(text, 0))) <= copied) ?? writeMarks(plain);
}

/** Marks that are shown as text. */
const signsOf = (text: string) => text.match(/[*[\]]/g)?.length ?? 0;

function writeMarks(runs: readonly Run[]): string {
  let written = "";
  for (let at = 0; at < runs.length; ) {
    const href = runs[at]?.href;
    const end = runs.findIndex((run, index) => index > at && run.href !== href);
    const linked = runs.slice(at, end === -1 ? undefined : end);
    written = href === undefined ? writeEmphasis(linked, written) : written + writeLink(linked, href);
    at += linked.length;
  }
  return written;
}

function writeLink(runs: readonly Run[], href: string): string {
  const words = writeEmphasis(runs, "").replace(/[[\]]/g, (sign) => (sign === "[" ? "(" : ")"));
  const [, before = "", shown = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  // Addresses in a text are links already.
  if (shown === "" || /^https?:\/\/\S+$/i.test(shown)) return words;
  return `${before}[${shown.replaceAll("\n", " ")}](${href})${after}`;
}

/** Marks are inside of the spaces and do not cross lines. */
function writeEmphasis(runs: readonly Run[], start: string): string {
  let written = start;
  for (const { text, isBold, isItalic } of runs) {
    const stars = "*".repeat((isBold ? 2 : 0) + (isItalic ? 1 : 0));
    for (const piece of text.split(/(\n)/)) {
      const [, before = "", shown = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(piece) ?? [];
      written += before;
      const isMarked = shown !== "" && mayOpenEmphasis(written.at(-1) ?? "");
      written += isMarked ? stars + shown + stars + after : shown + after;
    }
  }
  return written;
}
