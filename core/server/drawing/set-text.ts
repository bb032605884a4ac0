import type { SKRSContext2D } from "./canvas-library.ts";
import { type FittedText, fitText, keepDrawable, type Room, wrapText } from "./fit-text.ts";

export interface Style {
  font: string;
  colour: string;
  lineHeight: number;
}

/** The baseline, as a share of the line height: signs above Hindi letters need more room than signs below. */
const BASELINE = 0.72;

const measureWith = (context: SKRSContext2D, font: string) => (size: number) => {
  context.font = `${size}px ${font}`;
  return (text: string) => context.measureText(text).width;
};

/** The text in the largest size that fits. */
export const fitInRoom = (
  context: SKRSContext2D,
  text: string,
  { font, lineHeight }: Style,
  room: Omit<Room, "lineHeight">,
): FittedText => fitText(keepDrawable(text), { ...room, lineHeight }, measureWith(context, font));

/** The lines of a text of one size. */
export const wrap = (
  context: SKRSContext2D,
  text: string,
  { font, size }: { font: string; size: number },
  width: number,
) => wrapText(keepDrawable(text), width, measureWith(context, font)(size));

export interface Place {
  x: number;
  top: number;
  align?: "left" | "center" | "right";
}

/** Writes lines and returns their total height. */
export function writeLines(
  context: SKRSContext2D,
  { size, lines }: FittedText,
  { font, colour, lineHeight }: Style,
  { x, top, align = "left" }: Place,
): number {
  const height = size * lineHeight;
  context.font = `${size}px ${font}`;
  context.fillStyle = colour;
  context.textAlign = align;
  for (const [index, line] of lines.entries()) context.fillText(line, x, top + height * (index + BASELINE));
  return height * lines.length;
}
