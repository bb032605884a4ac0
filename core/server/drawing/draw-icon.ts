import type { PaletteColours } from "../../content/site/palettes.ts";
import { drawMark, MARK_VIEW_BOX } from "../../content/site/program-mark.ts";
import { sharp } from "./image-library.ts";
import type { IconDrawing } from "./school-drawing.ts";

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
export const PAPER = "#fffdf9";

export async function drawIcon({ size, plate, colours, logo }: IconDrawing): Promise<Buffer> {
  if (!logo) return drawProgramMark(colours, plate ? "square" : "tile", size, plate);
  if (!plate) return drawLogo(logo, size);
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: PAPER } });
  return ground
    .composite([{ input: await drawLogo(logo, Math.round(size * plate)) }])
    .png()
    .toBuffer();
}

/** The whole logo, centred in a square. */
export const drawLogo = (logo: Buffer, side: number): Promise<Buffer> =>
  sharp(logo).resize(side, side, { fit: "contain", background: CLEAR }).png().toBuffer();

export const drawProgramMark = (
  colours: PaletteColours,
  ground: Parameters<typeof drawMark>[1],
  side: number,
  share?: number,
): Promise<Buffer> =>
  drawSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${MARK_VIEW_BOX}">${drawMark(colours, ground, share)}</svg>`,
  );

const drawSvg = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
