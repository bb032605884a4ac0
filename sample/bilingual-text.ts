import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./unpack-woff.ts";

/**
 * Sets lines that mix Hindi and English. The font files hold one script each, so every line is cut into runs, and
 * runs of both fonts stand on one baseline.
 */

const require = createRequire(import.meta.url);
const fontFile = (name: string) => require.resolve(`@fontsource/${name}-normal.woff`);

const FONT_FILES = {
  "regular-latin": fontFile("mukta/files/mukta-latin-400"),
  "regular-devanagari": fontFile("mukta/files/mukta-devanagari-400"),
  "bold-latin": fontFile("mukta/files/mukta-latin-700"),
  "bold-devanagari": fontFile("mukta/files/mukta-devanagari-700"),
  "display-latin": fontFile("tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400"),
  "display-devanagari": fontFile("tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400"),
};

export interface TextStyle {
  face: "regular" | "bold" | "display";
  size: number;
  colour: string;
}

interface Run {
  text: string;
  font: keyof typeof FONT_FILES;
  width: number;
}

interface Line {
  runs: Run[];
  width: number;
}

// The rupee sign stands in the Devanagari files.
const DEVANAGARI_RUN = /([\p{Script=Devanagari}।₹]+)/u;

export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(FONT_FILES)) {
    document.registerFont(name, unpackWoff(readFileSync(file)));
  }
}

function cutIntoRuns(document: PDFKit.PDFDocument, text: string, style: TextStyle): Line {
  const runs = text
    .split(DEVANAGARI_RUN)
    .filter((part) => part !== "")
    .map((part): Run => {
      const font: Run["font"] = `${style.face}-${DEVANAGARI_RUN.test(part) ? "devanagari" : "latin"}`;
      return { text: part, font, width: document.font(font, style.size).widthOfString(part) };
    });
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}

function breakIntoLines(
  document: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  maximumWidth: number,
): Line[] {
  const spaceWidth = cutIntoRuns(document, " ", style).width;
  const lines: { text: string; width: number }[] = [];
  for (const word of text.split(" ")) {
    const { width } = cutIntoRuns(document, word, style);
    const last = lines.at(-1);
    if (last && last.width + spaceWidth + width <= maximumWidth) {
      last.text += ` ${word}`;
      last.width += spaceWidth + width;
    } else {
      lines.push({ text: word, width });
    }
  }
  return lines.map((line) => cutIntoRuns(document, line.text, style));
}

export interface TextBox {
  left: number;
  top: number;
  width: number;
  align?: "left" | "centre" | "right";
}

/** Devanagari needs room above and below its letters; a line of both scripts takes the same height throughout. */
const LINE_HEIGHT = 1.45;
const ASCENT = 1.05;

export function textWidth(document: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return cutIntoRuns(document, text, style).width;
}

export function textHeight(
  document: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  width: number,
): number {
  return breakIntoLines(document, text, style, width).length * style.size * LINE_HEIGHT;
}

/** Draws the text and returns where the next one may begin. */
export function drawText(
  document: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  { left, top, width, align = "left" }: TextBox,
): number {
  let y = top;
  for (const line of breakIntoLines(document, text, style, width)) {
    const room = width - line.width;
    let x = left + (align === "centre" ? room / 2 : align === "right" ? room : 0);
    for (const run of line.runs) {
      document
        .font(run.font, style.size)
        .fillColor(style.colour)
        .text(run.text, x, y + style.size * ASCENT, { lineBreak: false, baseline: "alphabetic" });
      x += run.width;
    }
    y += style.size * LINE_HEIGHT;
  }
  return y;
}
