import { glyphs, phrases } from "./lettering-outlines.ts";
import { group, path, round } from "./svg.ts";

export type Phrase = keyof typeof phrases;

interface Line {
  width: number;
  glyphs: { d: string; x: number; y: number }[];
}

const shapes: Record<string, string | undefined> = glyphs;
const known: Record<string, readonly [number, string] | undefined> = phrases;
const SPACE = 24;

/** A phrase that was shaped as a whole, or Latin text put together from single characters. */
function lineOf(text: string): Line {
  const shaped = known[text];
  if (shaped) {
    const placed = shaped[1].split(";").map((entry) => {
      const [name = "", x, y] = entry.split(" ");
      return { d: shapes[name] ?? "", x: Number(x), y: Number(y) };
    });
    return { width: shaped[0], glyphs: placed };
  }
  const line: Line = { width: 0, glyphs: [] };
  for (const character of text) {
    if (character === " ") {
      line.width += SPACE;
      continue;
    }
    if (!known[character]) throw new Error(`No lettering for "${character}" in "${text}"`);
    const single = lineOf(character);
    line.glyphs.push(...single.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + line.width })));
    line.width += single.width;
  }
  return line;
}

/** How wide the text is at this size of type. */
export function letteringWidth(text: string, size: number): number {
  return (lineOf(text).width * size) / 100;
}

export interface LetteringOptions {
  /** Size of type: the height of the em. */
  size: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
  opacity?: number;
}

/** Text as paths with its baseline at (x, y). Devanagari must be one of the phrases in lettering-outlines.ts. */
export function lettering(text: string, x: number, y: number, options: LetteringOptions): string {
  const { size, fill, anchor = "start", opacity } = options;
  const line = lineOf(text);
  const scale = size / 100;
  const start = x - line.width * scale * { start: 0, middle: 0.5, end: 1 }[anchor];
  return group(
    line.glyphs.map((glyph) => path(`M${round(glyph.x)} ${round(glyph.y)}${glyph.d}`, fill)),
    {
      transform: `translate(${round(start)} ${round(y)}) scale(${scale.toFixed(4)})`,
      "fill-opacity": opacity,
    },
  );
}

/** The largest size of type at which the text fits into a box. */
export function fittingSize(text: string, width: number, height: number): number {
  return Math.min(height * 0.8, (width / letteringWidth(text, 100)) * 100);
}

export interface CommitteeMember {
  hindi: Phrase;
  english: Phrase;
  role: Phrase;
  roleHindi: Phrase;
}

/** The same people as in content/pages/committee.ts, as far as they are lettered on the board. */
export const committeeNames: readonly CommitteeMember[] = [
  {
    hindi: "श्री रघुनाथ प्रसाद दुबे",
    english: "Shri Raghunath Prasad Dubey",
    role: "President",
    roleHindi: "अध्यक्ष",
  },
  {
    hindi: "श्री महेंद्र सिंह राठौर",
    english: "Shri Mahendra Singh Rathore",
    role: "Vice-President",
    roleHindi: "उपाध्यक्ष",
  },
  { hindi: "श्रीमती कल्याणी देशपांडे", english: "Smt. Kalyani Deshpande", role: "Secretary", roleHindi: "सचिव" },
  {
    hindi: "श्री अब्दुल रहमान कुरैशी",
    english: "Shri Abdul Rehman Qureshi",
    role: "Treasurer",
    roleHindi: "कोषाध्यक्ष",
  },
  { hindi: "डॉ. आनंद भार्गव", english: "Dr Anand Bhargava", role: "Member", roleHindi: "सदस्य" },
  { hindi: "श्रीमती सरिता पाटीदार", english: "Smt. Sarita Patidar", role: "Member", roleHindi: "सदस्य" },
  { hindi: "श्री जोसेफ लकड़ा", english: "Shri Joseph Lakra", role: "Member", roleHindi: "सदस्य" },
  {
    hindi: "श्रीमती हरप्रीत कौर सलूजा",
    english: "Smt. Harpreet Kaur Saluja",
    role: "Member",
    roleHindi: "सदस्य",
  },
  { hindi: "श्री भगवान दास मालवीय", english: "Shri Bhagwan Das Malviya", role: "Member", roleHindi: "सदस्य" },
];
