import type { Language } from "../../words/languages.ts";
import {
  compress,
  hexOf,
  type PdfObjects,
  readPdf,
  readStream,
  referenceIn,
  requireObject,
  writePdf,
} from "./pdf-file.ts";
import { createStructure, type Structure, type Tag } from "./pdf-structure.ts";
import { readFont, type TextFont } from "./text-font.ts";

/** A line of text, drawn between `save` and `restore` at a place of its own. */
export interface DrawnLine {
  text: string;
  /** Absent: repeated or decorative, like a page number. */
  tag: Tag | undefined;
}

/** The drawing operations of a page, in order. */
export interface DrawnPage {
  lines: readonly DrawnLine[];
  links: readonly { tag: Tag; address: string }[];
}

/** Adds what @napi-rs/canvas does not write: the text of each glyph, tags, and the language. The pages look the same. */
export function addTextLayer(pdf: Buffer, drawn: readonly DrawnPage[], language: Language): Buffer {
  const { objects, root, info } = readPdf(pdf);
  const structure = createStructure(objects);
  const fonts = new Map<number, TextFont>();
  const pages = [...objects.keys()]
    .filter((number) => objects.get(number)?.dictionary.startsWith("/Type /Page\n"))
    .sort((one, other) => one - other);
  if (pages.length !== drawn.length) throw unexpected();
  for (const [index, page] of drawn.entries()) {
    addText(pages[index] ?? 0, page, { objects, structure, fonts });
  }
  for (const font of fonts.values()) font.finish();
  const tree = structure.finish();
  const entries = `\n/Lang (${language}-IN)\n/MarkInfo <</Marked true>>\n/StructTreeRoot ${tree} 0 R`;
  objects.set(root, { dictionary: requireObject(objects, root).dictionary + entries });
  return writePdf(objects, `/Root ${root} 0 R /Info ${info} 0 R`);
}

interface Parts {
  objects: PdfObjects;
  structure: Structure;
  fonts: Map<number, TextFont>;
}

/** The drawing operations between `save` and `restore`. */
const GROUP = /^(q\n[\s\S]*?^Q\n)/m;

function addText(page: number, { lines, links }: DrawnPage, { objects, structure, fonts }: Parts): void {
  const { dictionary } = requireObject(objects, page);
  const contents = referenceIn(dictionary, "Contents");
  const fontNamed = (name: string) => {
    const number = referenceIn(dictionary, name);
    const font = fonts.get(number) ?? readFont(objects, number);
    fonts.set(number, font);
    return font;
  };
  const marks = structure.beginPage(page);
  const left = [...lines];
  const written = readStream(objects, contents)
    .split(GROUP)
    .filter((part) => part !== "")
    .map((part) => {
      if (!part.includes("\nBT\n")) return `/Artifact BMC\n${part}EMC\n`;
      const line = left.shift();
      if (!line) throw unexpected();
      const text = writeText(part, line.text, fontNamed);
      return `${line.tag ? `/${line.tag.role} <</MCID ${marks.add(line.tag)}>> BDC` : "/Artifact BMC"}\n${text}EMC\n`;
    });
  if (left.length > 0) throw unexpected();
  objects.set(contents, compress(written.join("")));
  objects.set(page, { dictionary: `${dictionary}\n/StructParents ${marks.key}` });
  const annotations = /\/Annots \[([^\]]*)\]/.exec(dictionary)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [];
  for (const [index, [, annotation]] of [...annotations].entries()) {
    const link = links[index];
    if (link) structure.addLink(Number(annotation), link);
  }
}

/** The glyphs of one font that are drawn together: `/F7 12 Tf`, the matrix, and the glyphs with their places. */
const RUN = /^(BT\n\/(F\d+) .* Tf\n.* Tm\n)([\s\S]*?)^ET$/gm;
const GLYPHS = /<((?:[0-9A-F]{4})+)> Tj/g;

interface Run {
  font: TextFont;
  glyphs: readonly number[];
  isHindi: boolean;
}

/** A drawn line with codes that stand for its text. */
function writeText(drawn: string, text: string, fontNamed: (name: string) => TextFont): string {
  const runs = Array.from(drawn.matchAll(RUN), ([, , name = "", shown = ""]): Run => {
    const font = fontNamed(name);
    const codes = Array.from(shown.matchAll(GLYPHS), ([, each = ""]) => each.match(/.{4}/g) ?? []);
    const glyphs = codes.flat().map((code) => Number.parseInt(code, 16));
    return { font, glyphs, isHindi: glyphs.some((glyph) => font.characterOf(glyph) === undefined) };
  });
  const texts = shareText(text, runs);
  return drawn.replace(RUN, (_, head: string, _name, shown: string) => {
    const run = runs.shift();
    const own = texts.shift() ?? "";
    if (!run) throw unexpected();
    const isPlain = !run.isHindi && own.length === run.glyphs.length;
    const parts = isPlain ? [...own] : (own.match(PARTS) ?? []);
    const codes = run.glyphs.map((glyph, index) => run.font.codeOf(glyph, parts[index] ?? JOINER));
    const written = shown.replace(
      GLYPHS,
      (_, { length }: string) => `<${codes.splice(0, length / 4).join("")}> Tj`,
    );
    return isPlain
      ? `${head}${written}ET`
      : `${head}/Span <</ActualText <feff${hexOf(own)}>>> BDC\n${written}EMC\nET`;
  });
}

/**
 * The text of each run. A Hindi word ends where the first character of the next run is. A line with a sign that has no letter may be
 * drawn in other runs; then the first run stands for the whole line.
 */
function shareText(text: string, runs: readonly Run[]): string[] {
  let start = 0;
  const texts = runs.map(({ glyphs, isHindi }, index) => {
    const next = runs[index + 1];
    const after = next?.font.characterOf(next.glyphs[0] ?? 0);
    const found = after === undefined ? -1 : text.indexOf(after, start + 1);
    const end = isHindi ? (found === -1 ? text.length : found) : start + glyphs.length;
    const own = text.slice(start, end);
    start = end;
    return own;
  });
  return start === text.length ? texts : [text];
}

/** For glyphs without a text of their own: it is invisible, while readers show a number for a glyph without any text. */
const JOINER = "\u200d";
/**
 * The first glyphs of a Hindi word stand for all of it. Signs are above, below and before their letters, so that glyphs are neither
 * in the order of the letters nor next to each other: with a letter for each, readers find gaps within a word. Readers that know
 * `ActualText` (Chrome, Acrobat, Poppler) take that; others (Firefox, MuPDF) take the glyphs. MuPDF reads up to eight characters
 * of a glyph, and Firefox expects no gap before a sign.
 */
const PARTS = /.{1,8}(?=\p{Mn}|$)|.{1,8}/gu;

const unexpected = () => new Error("the PDF has another structure than expected");
