import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import type { PaletteColours } from "../../../core/content/site/palettes.ts";
import { PAPER } from "../../../core/server/drawing/draw-icon.ts";
import { type DrawnText, drawText, type TextLine } from "../../../core/server/drawing/draw-text.ts";
import { sharp } from "../../../core/server/drawing/image-library.ts";
import type { Language } from "../../../core/words/languages.ts";
import { boardHeight, COMMITTEE_BOARD } from "../content/committee-board.ts";

const { width: WIDTH, head: HEAD, row: ROW, maxMembers } = COMMITTEE_BOARD;
const FRAME = 46;
const LEFT = 110;
const NAMES = { left: LEFT, width: 560 };
const DESIGNATIONS = { left: 710, width: 380 };
/** The size of the second language, as a share of the first. */
const SECOND = 0.72;

/** The committee's board of names. */
export interface BoardDrawing {
  /** The language that is first and larger. */
  language: Language;
  colours: PaletteColours;
  heading: Bilingual;
  members: readonly { name: Bilingual; designation: Bilingual }[];
}

export async function drawBoard({ colours, language, heading, members }: BoardDrawing): Promise<Buffer> {
  const shown = members.slice(0, maxMembers);
  const inBoth = (words: Bilingual, size: number): TextLine[] => {
    const [first, second] = [words[language], words[language === "en" ? "hi" : "en"]].filter(Boolean);
    return [
      { text: first ?? "", colour: PAPER, size },
      { text: second ?? "", colour: colours.accentSoft, size: Math.round(size * SECOND) },
    ];
  };
  const place = (drawn: DrawnText | undefined, left: number, middle: number) =>
    drawn ? [{ input: drawn.input, left: Math.round(left), top: Math.round(middle - drawn.height / 2) }] : [];
  const rows = await Promise.all(
    shown.map(async ({ name, designation }, index) => {
      const middle = HEAD + index * ROW + ROW / 2;
      const height = ROW - 18;
      return [
        ...place(await drawText(inBoth(name, 38), { width: NAMES.width, height }), NAMES.left, middle),
        ...place(
          await drawText(inBoth(designation, 31), { width: DESIGNATIONS.width, height }),
          DESIGNATIONS.left,
          middle,
        ),
      ];
    }),
  );
  const titles = await Promise.all(
    inBoth(heading, 58).map((line) => drawText([line], { width: WIDTH - 2 * LEFT, height: 66 })),
  );
  const placed = titles.filter((title) => title !== undefined);
  return sharp(Buffer.from(drawGround(colours, shown.length)))
    .composite([
      ...placed.flatMap((title, index) =>
        place(title, (WIDTH - title.width) / 2, FRAME + (HEAD - FRAME) * ((index + 1) / (placed.length + 1))),
      ),
      ...rows.flat(),
    ])
    .jpeg({ quality: 77, mozjpeg: true })
    .toBuffer();
}

/** An enamel board in a wooden frame, with a line below each member. */
function drawGround({ main, dark, accent }: PaletteColours, members: number): string {
  const height = boardHeight(members);
  const inner = { width: WIDTH - 2 * FRAME, height: height - 2 * FRAME };
  const lines = Array.from({ length: members }, (_, index) => {
    const y = HEAD + index * ROW;
    return `<path d="M${LEFT} ${y}H${WIDTH - LEFT}" stroke-opacity="${index === 0 ? 1 : 0.3}" stroke-width="${index === 0 ? 4 : 2}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">
    <linearGradient id="wood" x2=".15" y2="1"><stop stop-color="#a06a35"/><stop offset=".5" stop-color="#7d4e23"/><stop offset="1" stop-color="#5f3817"/></linearGradient>
    <radialGradient id="board" cx=".5" cy=".2" r=".9"><stop stop-color="${main}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
    <rect width="${WIDTH}" height="${height}" fill="url(#wood)"/>
    <rect x="9" y="9" width="${WIDTH - 18}" height="${height - 18}" rx="12" fill="none" stroke="#c08a4f" stroke-width="2" stroke-opacity=".7"/>
    <rect x="${FRAME - 8}" y="${FRAME - 8}" width="${inner.width + 16}" height="${inner.height + 16}" rx="6" fill="#3f250f"/>
    <rect x="${FRAME}" y="${FRAME}" width="${inner.width}" height="${inner.height}" fill="url(#board)"/>
    <rect x="${FRAME + 14}" y="${FRAME + 14}" width="${inner.width - 28}" height="${inner.height - 28}" fill="none" stroke="${accent}" stroke-width="2"/>
    <g stroke="${accent}">${lines.join("")}</g>
  </svg>`;
}
