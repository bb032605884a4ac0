import { colour, darker, lighter, lit } from "../palette.ts";
import { blob, crescent, type Point, path, ribbon, stroke } from "../svg.ts";
import {
  bow,
  bunAt,
  curls,
  fall,
  fringeCurls,
  frontLocks,
  hairband,
  loopedPlait,
  plait,
  quiff,
  sideHair,
  tufts,
  waves,
} from "./locks.ts";
import { type HairStyle, type Head, turned } from "./looks.ts";
import { cap } from "./scalp.ts";

/** Hair lies partly behind the head and shoulders and partly over the face. */
export interface HairLayers {
  behind: string;
  over: string;
}

/** The side on which the back of a turned head shows. */
const backOf = (head: Head): 1 | -1 => (head.turn > 0.2 ? -1 : 1);

type Layer = (head: Head) => HairLayers;

const styles: Record<HairStyle, Layer> = {
  crop: (head) => ({ behind: "", over: cap(head, 2.4, "crop", 4) }),
  sidePart: (head) => ({ behind: "", over: cap(head, 4, "sidePart", 5) + quiff(head) }),
  tousled: (head) => ({ behind: "", over: cap(head, 3, "crop", 4) + tufts(head) }),
  wavy: (head) => ({ behind: "", over: cap(head, 6, "sidePart", 6) + waves(head) }),
  curly: (head) => ({
    behind: curls(head, 5, 8),
    over: cap(head, 5, "crop", 2) + curls(head, 9, 0) + fringeCurls(head),
  }),
  bob: (head) => ({ behind: fall(head, 34, 6), over: cap(head, 5, "fringe", 26) }),
  plaits: (head) => ({
    behind: "",
    over:
      cap(head, 3.2, "centre", 12) +
      [-1, 1]
        .filter((side) => side * head.turn < 0.7)
        .map((side) => {
          const [x] = turned(head, [side * 41, 0]);
          return plait(head, [x, 20], [x + side * 4, 78], 13);
        })
        .join(""),
  }),
  loopedPlaits: (head) => ({
    behind: "",
    over:
      cap(head, 3.2, "centre", 12) +
      [-1, 1]
        .filter((side) => side * head.turn < 0.45)
        .map((side) => loopedPlait(head, side))
        .join(""),
  }),
  singlePlait: (head) => ({
    behind: "",
    over:
      cap(head, 3.4, "centre", 12) +
      plait(head, turned(head, [36 * backOf(head), 30]), turned(head, [40 * backOf(head), 118]), 14),
  }),
  ponytail: (head) => {
    const at = (x: number, y: number): Point => turned(head, [x * backOf(head), y]);
    const tail = ribbon([at(8, -40), at(46, -34), at(54, 6), at(44, 42)], [12, 22, 20, 2]);
    return {
      behind:
        path(tail, lit(darker(head.looks.hairColour, 0.1))) +
        bow(at(34, -40), 9, head.looks.ribbon ?? colour.maroon),
      over: cap(head, 3, "centre", 8),
    };
  },
  bun: (head) => ({
    behind: bunAt(head, turned(head, [32 * backOf(head), 22]), 19),
    over: cap(head, 4.2, "centre", 12),
  }),
  topKnot: (head) => ({ behind: bunAt(head, turned(head, [0, -58]), 14), over: cap(head, 3.6, "centre", 8) }),
  long: (head) => ({ behind: fall(head, 82, 5), over: cap(head, 4.6, "centre", 22) + frontLocks(head) }),
  receding: (head) => ({ behind: "", over: cap(head, 2.2, "receding", 5) }),
  bald: (head) => ({ behind: "", over: sideHair(head) }),
};

export function hair(head: Head): HairLayers {
  if (head.back) return { behind: "", over: hairFromBehind(head) };
  const { behind, over } = styles[head.looks.hair](head);
  return { behind, over: head.looks.hairband ? over + hairband(head, head.looks.hairband) : over };
}

function hairFromBehind(head: Head): string {
  const { hair: style, hairColour: tone } = head.looks;
  const low = style === "long" || style === "bob" ? 44 : 34;
  const d = blob([
    [0, -55],
    [26, -50],
    [42, -28],
    [44, 2],
    [36, low * 0.7],
    [18, low],
    [0, low + 2],
    [-18, low],
    [-36, low * 0.7],
    [-44, 2],
    [-42, -28],
    [-26, -50],
  ]);
  const scalp = path(d, lit(tone)) + crescent(d, 3, 3, lighter(tone, 0.45), 0.4);
  if (style === "bald")
    return (
      path(d, lit(head.looks.skin)) +
      path(
        blob([
          [-42, -6],
          [0, 4],
          [42, -6],
          [38, 26],
          [0, 38],
          [-38, 26],
        ]),
        lit(tone),
      )
    );
  if (style === "plaits" || style === "loopedPlaits")
    return `${scalp}${stroke("M0 -54Q2 -20 0 34", darker(head.looks.skin, 0.2), 1.2, { "stroke-opacity": 0.5 })}${plait(head, [-30, 26], [-34, 96], 14)}${plait(head, [30, 26], [34, 96], 14)}`;
  if (style === "singlePlait") return scalp + plait(head, [0, 30], [2, 130], 17);
  if (style === "ponytail")
    return `${scalp}${path(
      ribbon(
        [
          [0, -30],
          [4, 10],
          [0, 62],
        ],
        [14, 24, 2],
      ),
      lit(lighter(tone, 0.06)),
    )}${bow([0, -30], 11, head.looks.ribbon ?? colour.maroon)}`;
  if (style === "bun") return scalp + bunAt(head, [0, 12], 22);
  if (style === "topKnot") return scalp + bunAt(head, [0, -52], 16);
  if (style === "long")
    return (
      scalp +
      path(
        blob([
          [-42, 0],
          [42, 0],
          [46, 60],
          [30, 98],
          [0, 102],
          [-30, 98],
          [-46, 60],
        ]),
        lit(tone),
      )
    );
  return scalp;
}
