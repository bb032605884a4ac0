import { SHARE_CARD } from "../../content/site/drawn-pictures.ts";
import type { PaletteColours } from "../../content/site/palettes.ts";
import { drawLogo, drawProgramMark, PAPER } from "./draw-icon.ts";
import { drawText, type TextLine } from "./draw-text.ts";
import { sharp } from "./image-library.ts";
import type { CardDrawing } from "./school-drawing.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_CARD;
const EMBLEM = { left: 84, side: 290 };
/** Some messengers crop the edges. */
const WORDS = { left: 440, width: 680, gap: 20 };
const RULE = { width: 130, height: 5 };

export async function drawCard({ colours, logo, language, name, tagline }: CardDrawing): Promise<Buffer> {
  const other = language === "en" ? "hi" : "en";
  const rule = await drawRule(colours.accent);
  const names = await drawAll([
    [{ text: name[language] ?? "", colour: PAPER, size: 76 }, 160],
    [{ text: name[other] ?? "", colour: colours.accentSoft, size: 66 }, 130],
  ]);
  const taglines = await drawAll([
    [{ text: tagline[language] ?? "", colour: PAPER, size: 36 }, 80],
    [{ text: tagline[other] ?? "", colour: colours.accentSoft, size: 36 }, 80],
  ]);
  const words =
    names.length > 0 && taglines.length > 0 ? [...names, rule, ...taglines] : [...names, ...taglines];
  const emblem = await drawEmblem(colours, logo, EMBLEM.side);
  const emblemLeft = words.length > 0 ? EMBLEM.left : (WIDTH - EMBLEM.side) / 2;
  return sharp(Buffer.from(drawGround(colours)))
    .composite([{ input: emblem, left: emblemLeft, top: (HEIGHT - EMBLEM.side) / 2 }, ...stack(words)])
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}

/** A background in the colours of the pages, with rangoli rings in the corner. */
export function drawGround({ main, dark, accent }: PaletteColours): string {
  const rings = Array.from(
    { length: 7 },
    (_, index) => `<circle cx="${WIDTH - 40}" cy="${HEIGHT - 30}" r="${52 + index * 40}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="ground" x2="1" y2=".4"><stop stop-color="${dark}"/><stop offset=".7" stop-color="${main}"/></linearGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>
    <g fill="none" stroke="${accent}" stroke-width="3" stroke-opacity=".28">${rings.join("")}</g>
    <rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="${accent}"/>
  </svg>`;
}

export async function drawEmblem(
  colours: PaletteColours,
  logo: Buffer | undefined,
  side: number,
): Promise<Buffer> {
  if (!logo) return drawProgramMark(colours, "circle", side);
  // A logo may be dark and transparent.
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side / 8}" fill="${PAPER}"/></svg>`;
  return sharp(Buffer.from(plate))
    .composite([{ input: await drawLogo(logo, Math.round(side * 0.84)) }])
    .png()
    .toBuffer();
}

interface Block {
  input: Buffer;
  height: number;
}

async function drawAll(lines: readonly (readonly [TextLine, number])[]): Promise<Block[]> {
  const drawn = await Promise.all(
    lines.map(([line, height]) => drawText([line], { width: WORDS.width, height })),
  );
  return drawn.filter((block) => block !== undefined);
}

async function drawRule(background: string): Promise<Block> {
  const input = await sharp({ create: { ...RULE, channels: 3, background } })
    .png()
    .toBuffer();
  return { input, height: RULE.height };
}

/** Stacks the blocks, vertically centred. */
function stack(blocks: readonly Block[]) {
  const total = blocks.reduce((sum, { height }) => sum + height + WORDS.gap, -WORDS.gap);
  let top = Math.round((HEIGHT - total) / 2);
  return blocks.map(({ input, height }) => {
    const placed = { input, left: WORDS.left, top };
    top += height + WORDS.gap;
    return placed;
  });
}
