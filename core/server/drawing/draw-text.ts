import { type CreateText, sharp } from "./image-library.ts";

export interface TextLine {
  text: string;
  colour: string;
  /** The font size in pixels, if there is room for it. */
  size: number;
}

export interface DrawnText {
  input: Buffer;
  width: number;
  height: number;
}

/** It has both scripts and is in `fonts/`, where the upload process looks for fonts. */
const FONT = "Tiro Devanagari Hindi";

/** Draws lines, wrapped to the width; text that is then too tall gets a smaller size. */
export async function drawText(
  lines: readonly TextLine[],
  room: { width: number; height: number },
): Promise<DrawnText | undefined> {
  const shown = lines.filter(({ text }) => text.trim() !== "");
  if (shown.length === 0) return undefined;
  const text = shown.map(writeMarkup).join("\n");
  const common = { text, font: FONT, rgba: true, wrap: "word-char", spacing: 8 } as const;
  const wanted = await draw({ ...common, width: room.width, dpi: 72 });
  return wanted.height <= room.height ? wanted : draw({ ...common, ...room });
}

async function draw(text: CreateText): Promise<DrawnText> {
  const { data, info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Pango markup: sizes are in 1024ths of a point, and at 72 dpi a point is a pixel. */
const writeMarkup = ({ text, colour, size }: TextLine) =>
  `<span foreground="${colour}" size="${size * 1024}">${escapeMarkup(text.trim())}</span>`;

const escapeMarkup = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
