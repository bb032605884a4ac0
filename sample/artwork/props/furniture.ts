import { across, colour, darker, down, lighter, lit } from "../palette.ts";
import { chance, group, path, polygon, stroke } from "../svg.ts";
import { type Box, box, type Corner, face, softShade, tableBox, type View } from "./perspective.ts";

const lying = (x0: number, x1: number, z0: number, z1: number, y = 0): Corner[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

/** A bench or stool with its middle at (x, z). */
export function benchAt(
  view: View,
  x: number,
  z: number,
  { width = 0.42, depth = 0.32, height = 0.34, tone = colour.bark as string } = {},
): string {
  return tableBox(view, { x: x - width / 2, z: z - depth / 2, width, height, depth }, tone, 0.05);
}

/** A low open bookcase that stands in front of a wall. */
export function lowShelf(view: View, frame: Box, shelves: number, seed: number, tone: string): string {
  const { x, z, width, height } = frame;
  const random = chance(seed);
  const gap = (height - 0.08) / shelves;
  const tones = [
    colour.maroon,
    colour.green,
    colour.saffron,
    colour.indigo,
    colour.terracotta,
    colour.dustyBlue,
    colour.gold,
    colour.teal,
  ];
  const parts = [box(view, frame, tone)];
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const y = 0.05 + shelf * gap;
    const front = (x0: number, x1: number, y0: number, y1: number): Corner[] => [
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ];
    parts.push(
      face(
        view,
        front(x + 0.05, x + width - 0.05, y, y + gap - 0.05),
        down(darker(tone, 0.75), darker(tone, 0.6)),
      ),
    );
    for (let at = x + 0.08; at < x + width - 0.12; ) {
      const thick = random(0.03, 0.07);
      if (random() > 0.94) at += random(0.05, 0.18);
      else
        parts.push(
          face(
            view,
            front(at, at + thick - 0.004, y, y + (gap - 0.05) * random(0.62, 0.9)),
            lit(darker(tones[Math.floor(random(0, tones.length))] as string, 0.1)),
          ),
        );
      at += thick;
    }
  }
  return group(parts);
}

/** A woven rug on the floor, with stripes and a border of small diamonds. */
export function rug(
  view: View,
  { x, z, width, depth }: Omit<Box, "height" | "y">,
  tone: string,
  border: string,
  accent: string = colour.cream,
): string {
  const inset = (by: number, fill: string, more = {}): string =>
    face(view, lying(x + by, x + width - by, z + by, z + depth - by), fill, more);
  const diamonds: string[] = [];
  const size = 0.07;
  const diamond = (cx: number, cz: number, r: number): string =>
    polygon(
      (
        [
          [cx - r, 0, cz],
          [cx, 0, cz - r],
          [cx + r, 0, cz],
          [cx, 0, cz + r],
        ] as Corner[]
      ).map((corner) => view.at(...corner)),
    );
  for (let at = x + 0.3; at < x + width - 0.2; at += 0.24)
    diamonds.push(diamond(at, z + 0.19, size), diamond(at, z + depth - 0.19, size));
  for (let at = z + 0.42; at < z + depth - 0.36; at += 0.24)
    diamonds.push(diamond(x + 0.19, at, size), diamond(x + width - 0.19, at, size));
  const [cx, cz] = [x + width / 2, z + depth / 2];
  const middle = Math.min(width, depth) * 0.22;
  return group([
    face(view, lying(x - 0.02, x + width + 0.05, z - 0.05, z + depth), colour.plum, { "fill-opacity": 0.28 }),
    inset(0, lit(tone)),
    inset(0.06, lit(border)),
    inset(0.09, lit(darker(tone, 0.15))),
    path(diamonds.join(""), border, { "fill-opacity": 0.85 }),
    inset(0.3, border),
    inset(0.32, lit(tone)),
    path(diamond(cx, cz, middle), darker(tone, 0.3)),
    path(diamond(cx, cz, middle * 0.72), border, { "fill-opacity": 0.8 }),
    path(diamond(cx, cz, middle * 0.46), accent, { "fill-opacity": 0.75 }),
  ]);
}

/** A book lying open on a table. */
export function openBookOn(
  view: View,
  x: number,
  y: number,
  z: number,
  { width = 0.4, depth = 0.27, cover = colour.maroon as string } = {},
): string {
  const [left, right, far] = [x - width / 2, x + width / 2, z + depth];
  const lift = 0.02;
  const lines = [0.2, 0.4, 0.6, 0.8].flatMap((share) =>
    [
      [left + 0.03, x - 0.03],
      [x + 0.03, right - 0.03],
    ].map(([from, to]) => {
      const [a, b] = [
        view.at(from as number, y + lift, z + depth * share),
        view.at(to as number, y + lift, z + depth * share),
      ];
      return `M${a.join(" ")}L${b.join(" ")}`;
    }),
  );
  return group([
    face(view, lying(left - 0.012, right + 0.03, z - 0.015, far, y), colour.plum, { "fill-opacity": 0.3 }),
    face(view, lying(left - 0.012, right + 0.012, z - 0.012, far + 0.012, y + 0.004), lit(cover)),
    face(
      view,
      [
        [left, y + lift * 0.5, z],
        [x, y + lift, z],
        [x, y + lift, far],
        [left, y + lift * 0.5, far],
      ],
      across("#fffaf0", "#ecdfca"),
    ),
    face(
      view,
      [
        [x, y + lift, z],
        [right, y + lift * 0.5, z],
        [right, y + lift * 0.5, far],
        [x, y + lift, far],
      ],
      across("#e6d8c2", "#fff8ea"),
    ),
    stroke(lines.join(""), colour.clay, Math.max(1, view.scale(z) * 0.006), { "stroke-opacity": 0.5 }),
  ]);
}

/** Closed books on top of one another. */
export function bookPile(
  view: View,
  x: number,
  y: number,
  z: number,
  tones: readonly string[],
  seed = 1,
): string {
  const random = chance(seed);
  return group([
    y === 0 ? softShade(view, x, z + 0.1, 0.26, 0.2) : "",
    ...tones.map((tone, index) => {
      const width = random(0.26, 0.34);
      const frame = {
        x: x - width / 2 + random(-0.03, 0.03),
        y: y + index * 0.055,
        z: z + random(-0.02, 0.02),
        width,
        height: 0.052,
        depth: 0.2,
      };
      const paper = face(
        view,
        [
          [frame.x + 0.02, frame.y + 0.01, frame.z - 0.001],
          [frame.x + width * 0.96, frame.y + 0.01, frame.z - 0.001],
          [frame.x + width * 0.96, frame.y + 0.042, frame.z - 0.001],
          [frame.x + 0.02, frame.y + 0.042, frame.z - 0.001],
        ],
        across(lighter(tone, 0.1), darker(tone, 0.1)),
      );
      return (
        box(view, frame, tone) +
        paper +
        face(
          view,
          [
            [frame.x + 0.04, frame.y + 0.008, frame.z - 0.002],
            [frame.x + 0.055, frame.y + 0.008, frame.z - 0.002],
            [frame.x + 0.055, frame.y + 0.046, frame.z - 0.002],
            [frame.x + 0.04, frame.y + 0.046, frame.z - 0.002],
          ],
          colour.butter,
        )
      );
    }),
  ]);
}
