import { colour, darker, lighter, lit } from "../palette.ts";
import { blob, chance, crescent, curve, ellipse, type Point, path, ribbon, stroke } from "../svg.ts";
import { type HairStyle, type Head, skullHalf, turned } from "./looks.ts";

/** Hair lies partly behind the head and shoulders and partly over the face. */
export interface HairLayers {
  behind: string;
  over: string;
}

/** The edge of the hair around the skull, from the left temple over the crown to the right one. */
function crown(head: Head, volume: number, lowest: number): Point[] {
  const half = skullHalf(head).filter(([, y]) => y < lowest);
  const outward = ([x, y]: Point): Point => [
    x * (1 + volume / 40) + Math.sign(x) * 0.6,
    y < 0 ? y * (1 + volume / 62) : y,
  ];
  const right = half.map(outward);
  const last = right[right.length - 1] as Point;
  const ends: Point[] = [...right, [last[0] * 0.99, lowest]];
  const left = ends.filter(([x]) => x !== 0).map(([x, y]): Point => [-x, y]);
  return [...left.reverse(), ...ends].map((point) => turned(head, point));
}

/** Where hair meets forehead, right to left, as places on the unturned head. */
const hairlines: Record<"crop" | "sidePart" | "centre" | "receding" | "fringe", readonly Point[]> = {
  crop: [
    [36, 2],
    [34, -14],
    [29, -25],
    [14, -31],
    [0, -30],
    [-14, -31],
    [-29, -25],
    [-34, -14],
    [-36, 2],
  ],
  sidePart: [
    [36, 4],
    [34.5, -12],
    [30, -22],
    [20, -24],
    [4, -28],
    [-12, -36],
    [-20, -30],
    [-30, -24],
    [-34, -12],
    [-36, 4],
  ],
  centre: [
    [37, 10],
    [36, -8],
    [29, -24],
    [14, -34],
    [0, -41],
    [-14, -34],
    [-29, -24],
    [-36, -8],
    [-37, 10],
  ],
  receding: [
    [36, 4],
    [34, -14],
    [30, -28],
    [24, -40],
    [10, -38],
    [0, -40],
    [-10, -38],
    [-24, -40],
    [-30, -28],
    [-34, -14],
    [-36, 4],
  ],
  fringe: [
    [37, 14],
    [36, -2],
    [33, -14],
    [20, -17],
    [4, -19],
    [-10, -18],
    [-24, -16],
    [-34, -13],
    [-36, -2],
    [-37, 14],
  ],
};

function cap(head: Head, volume: number, line: keyof typeof hairlines, lowest: number): string {
  const { hairColour: tone } = head.looks;
  const edge = crown(head, volume, lowest);
  const narrow = (skullHalf(head)[4] as Point)[0] / 37;
  const front = hairlines[line].map(([x, y]): Point => {
    const [px, py] = turned(head, [x * narrow, y]);
    const lift = 1 - Math.min(1, Math.abs(x) / 37);
    return [px + head.turn * 7 * lift, py];
  });
  const d = `${curve(edge)}L${curve(front).slice(1)}Z`;
  const shadow = front.map(([x, y]): Point => [x + 1.5, y + 4]);
  return [
    path(`${curve(front)}L${curve([...shadow].reverse()).slice(1)}Z`, darker(head.looks.skin, 0.6), {
      "fill-opacity": 0.28,
    }),
    path(d, lit(tone)),
    crescent(d, 2.2, 2.4, lighter(tone, 0.45), 0.5),
    sheen(head, volume),
    parting(head, line),
  ].join("");
}

function parting(head: Head, line: keyof typeof hairlines): string {
  if (line !== "centre" && line !== "sidePart") return "";
  const [x, y] = line === "centre" ? [0, -41] : [-12, -36];
  const [px] = turned(head, [x, y]);
  const shift = px + head.turn * 6;
  const sindoor = head.looks.sindoor && line === "centre";
  return stroke(
    `M${shift} ${y + 1}Q${shift * 0.9} -48 ${shift * 0.7} -53`,
    sindoor ? "#b3202c" : darker(head.looks.skin, 0.3),
    sindoor ? 1.8 : 1.1,
    {
      "stroke-opacity": sindoor ? 0.9 : 0.55,
    },
  );
}

/** Soft lights that follow the roundness of the skull. */
function sheen(head: Head, volume: number): string {
  const tone = lighter(head.looks.hairColour, 0.4);
  const at = (x: number, y: number): Point => turned(head, [x, y - volume * 0.4]);
  return (
    path(ribbon([at(-31, -26), at(-22, -40), at(-8, -47)], [1, 5.5, 1]), tone, { "fill-opacity": 0.3 }) +
    path(ribbon([at(12, -46), at(25, -38), at(33, -24)], [0.6, 2.6, 0.6]), tone, { "fill-opacity": 0.2 })
  );
}

function plait(head: Head, from: Point, to: Point, width: number): string {
  const { hairColour: tone, ribbon: tied = colour.maroon } = head.looks;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const links = Math.max(3, Math.round(long / (width * 0.62)));
  const sway = to[0] > from[0] ? 3 : -3;
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t + Math.sin(t * Math.PI) * sway,
    from[1] + (to[1] - from[1]) * t,
  ];
  const strands = Array.from({ length: links }, (_, index) => {
    const [x, y] = at((index + 0.5) / links);
    const size = width * (1 - 0.25 * (index / links));
    const step = long / links;
    const strand = (side: number): string =>
      path(
        ribbon(
          [
            [x + side * size * 0.46, y - step * 0.75],
            [x + side * size * 0.36, y + step * 0.05],
            [x - side * size * 0.14, y + step * 0.72],
          ],
          [size * 0.3, size * 0.56, size * 0.16],
        ),
        side < 0 ? lit(lighter(tone, 0.1)) : lit(tone),
      );
    return index % 2 ? strand(1) + strand(-1) : strand(-1) + strand(1);
  });
  const core = path(
    ribbon([from, at(0.5), to], [width * 0.8, width * 0.85, width * 0.55]),
    darker(tone, 0.2),
  );
  const [x, y] = to;
  const tuft = path(
    ribbon(
      [
        [x, y],
        [x + 0.5, y + width * 0.9],
      ],
      [width * 0.6, 1],
    ),
    lit(tone),
  );
  return `${tuft}${core}${strands.join("")}${bow([x, y + 1], width * 0.95, tied)}`;
}

export function bow([x, y]: Point, size: number, tone: string): string {
  const loop = (side: number): string =>
    path(
      blob([
        [x, y],
        [x + side * size * 0.7, y - size * 0.5],
        [x + side * size * 1.05, y - size * 0.05],
        [x + side * size * 0.65, y + size * 0.4],
      ]),
      lit(tone),
    );
  const tail = (side: number): string =>
    path(
      ribbon(
        [
          [x, y],
          [x + side * size * 0.3, y + size * 0.5],
          [x + side * size * 0.5, y + size * 1.05],
        ],
        [size * 0.2, size * 0.36, size * 0.3],
        { flat: true },
      ),
      lit(darker(tone, 0.12)),
    );
  return (
    tail(-1) +
    tail(1) +
    loop(-1) +
    loop(1) +
    ellipse([x, y], size * 0.22, size * 0.22, lit(darker(tone, 0.2)))
  );
}

function flowersAround(centre: Point, rx: number, ry: number): string {
  const random = chance(11);
  return Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (0.95 + (index / 12) * 1.1);
    const at: Point = [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry];
    return ellipse(at, random(2, 2.9), random(2, 2.9), lit(index % 3 ? colour.white : colour.butter));
  }).join("");
}

function bunAt(head: Head, centre: Point, size: number): string {
  const { hairColour: tone, flowers } = head.looks;
  const d = blob([
    [centre[0], centre[1] - size],
    [centre[0] + size * 1.1, centre[1] - size * 0.1],
    [centre[0], centre[1] + size * 0.95],
    [centre[0] - size * 1.1, centre[1] - size * 0.1],
  ]);
  return [
    path(d, lit(tone)),
    crescent(d, 1.6, 1.8, lighter(tone, 0.4), 0.4),
    stroke(
      `M${centre[0] - size * 0.6} ${centre[1]}Q${centre[0]} ${centre[1] - size * 0.8} ${centre[0] + size * 0.65} ${centre[1] - size * 0.1}`,
      lighter(tone, 0.3),
      1,
      { "stroke-opacity": 0.4 },
    ),
    flowers ? flowersAround(centre, size * 1.05, size) : "",
  ].join("");
}

/** A mass of hair hanging behind, down to `length`. */
function fall(head: Head, length: number, width: number): string {
  const { hairColour: tone } = head.looks;
  const reach = (skullHalf(head)[4] as Point)[0] + width;
  const d = blob(
    (
      [
        [0, -54],
        [reach * 0.75, -42],
        [reach, -10],
        [reach * 1.02, 20],
        [reach * 0.98, length - 12],
        [reach * 0.6, length],
        [0, length - 3],
        [-reach * 0.6, length],
        [-reach * 0.98, length - 12],
        [-reach * 1.02, 20],
        [-reach, -10],
        [-reach * 0.75, -42],
      ] as Point[]
    ).map((point) => turned(head, point)),
  );
  return path(d, lit(darker(tone, 0.18)));
}

function curls(head: Head, seed: number, lowest: number): string {
  const { hairColour: tone } = head.looks;
  const random = chance(seed);
  const edge = crown(head, 8, lowest);
  return edge
    .flatMap((point, index) => {
      const next = edge[index + 1];
      return next ? [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as Point] : [point];
    })
    .map(([x, y]) => {
      const size = random(6, 9);
      return ellipse([x * 0.96, y * 0.96], size, size, lit(lighter(tone, random(0, 0.08))));
    })
    .join("");
}

/** The side on which the back of a turned head shows. */
const backOf = (head: Head): 1 | -1 => (head.turn > 0.2 ? -1 : 1);

type Layer = (head: Head) => HairLayers;

const styles: Record<HairStyle, Layer> = {
  crop: (head) => ({ behind: "", over: cap(head, 2.4, "crop", 4) }),
  sidePart: (head) => ({ behind: "", over: cap(head, 4, "sidePart", 5) + quiff(head) }),
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

function quiff(head: Head): string {
  const { hairColour: tone } = head.looks;
  const at = (x: number, y: number): Point => turned(head, [x, y]);
  return (
    path(
      blob([at(-14, -37), at(-4, -50), at(16, -51), at(31, -38), at(33, -22), at(22, -27), at(4, -30)]),
      lit(lighter(tone, 0.05)),
    ) +
    stroke(curve([at(-8, -38), at(8, -41), at(26, -31)]), lighter(tone, 0.4), 1.3, { "stroke-opacity": 0.4 })
  );
}

function waves(head: Head): string {
  const { hairColour: tone } = head.looks;
  return (
    [
      [-22, -37, 11],
      [-6, -45, 13],
      [12, -46, 13],
      [27, -36, 11],
      [33, -22, 7],
      [-32, -22, 7],
    ] as const
  )
    .map(([x, y, size], index) => {
      const [cx, cy] = turned(head, [x, y]);
      return (
        ellipse([cx, cy], size, size * 0.72, lit(lighter(tone, index % 2 ? 0.07 : 0.02)), {
          transform: `rotate(${x * 0.9} ${cx} ${cy})`,
        }) +
        stroke(
          `M${cx - size * 0.6} ${cy + 1}q${size * 0.5} ${-size * 0.7} ${size * 1.1} ${-size * 0.2}`,
          lighter(tone, 0.4),
          1,
          { "stroke-opacity": 0.4 },
        )
      );
    })
    .join("");
}

function fringeCurls(head: Head): string {
  const { hairColour: tone } = head.looks;
  const random = chance(3);
  return Array.from({ length: 11 }, (_, index) => {
    const x = -29 + index * 5.8;
    const at = turned(head, [x, -29 - Math.cos((x / 32) * 1.3) * 6 + random(-2, 2)]);
    const size = random(5, 7);
    return ellipse(at, size, size, lit(lighter(tone, random(0.02, 0.12))));
  }).join("");
}

function frontLocks(head: Head): string {
  const { hairColour: tone } = head.looks;
  return [-1, 1]
    .map((side) => {
      const at = (x: number, y: number): Point => turned(head, [side * x, y]);
      return (
        path(ribbon([at(33, -22), at(41, 8), at(42, 44), at(38, 80)], [6, 12, 15, 3]), lit(tone)) +
        stroke(curve([at(35, -14), at(43, 20), at(42, 60)]), lighter(tone, 0.4), 1, {
          "stroke-opacity": 0.35,
        })
      );
    })
    .join("");
}

function sideHair(head: Head): string {
  const { hairColour: tone } = head.looks;
  const reach = (skullHalf(head)[4] as Point)[0];
  return [-1, 1]
    .filter((side) => side * head.turn < 0.6)
    .map((side) => {
      const at = (x: number, y: number): Point => turned(head, [side * x, y]);
      return path(
        blob([
          at(reach - 2, -24),
          at(reach + 4, -12),
          at(reach + 4, 4),
          at(reach, 12),
          at(reach - 2.5, 2),
          at(reach - 4, -12),
        ]),
        lit(tone),
      );
    })
    .concat(
      ellipse(turned(head, [-12, -38]), 12, 6, lighter(head.looks.skin, 0.6), {
        "fill-opacity": 0.4,
        transform: "rotate(-24 -12 -38)",
      }),
    )
    .join("");
}

export function hair(head: Head): HairLayers {
  return head.back ? { behind: "", over: hairFromBehind(head) } : styles[head.looks.hair](head);
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
  if (style === "plaits")
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
