import { across, colour, darker, down, fadeDown, glow, lighter, lit } from "../palette.ts";
import { chance, ellipse, group, path, place, polygon, rect, stroke } from "../svg.ts";

export function openBook(width: number, cover: string = colour.maroon): string {
  const [w, h] = [width / 2, width * 0.34];
  const page = (side: number): string =>
    path(
      `M0 ${-h * 0.1}Q${side * w * 0.5} ${-h * 0.52} ${side * w * 0.94} ${-h * 0.2}L${side * w * 0.94} ${h * 0.62}Q${side * w * 0.5} ${h * 0.32} 0 ${h * 0.72}Z`,
      across(side < 0 ? "#fffaf0" : "#e9dcc8", side < 0 ? "#ece0cc" : "#fff8ea"),
    );
  const lines = [-1, 1].flatMap((side) =>
    [0.02, 0.2, 0.38].map(
      (y) =>
        `M${side * w * 0.14} ${h * (y + 0.06)}Q${side * w * 0.5} ${h * (y - 0.22)} ${side * w * 0.82} ${h * (y - 0.02)}`,
    ),
  );
  return group([
    path(
      `M0 ${h * 0.02}L${w} ${-h * 0.14}L${w} ${h * 0.76}L0 ${h * 0.86}L${-w} ${h * 0.76}L${-w} ${-h * 0.14}Z`,
      lit(cover),
    ),
    page(-1),
    page(1),
    stroke(lines.join(""), colour.clay, width * 0.009, { "stroke-opacity": 0.55 }),
  ]);
}

/** A book as a reader holds it: we see the cover. */
export function bookCover(width: number, tone: string): string {
  const h = width * 0.62;
  const side = (s: number): string =>
    path(
      polygon([
        [0, -h * 0.42],
        [s * width * 0.5, -h * 0.54],
        [s * width * 0.5, h * 0.44],
        [0, h * 0.56],
      ]),
      lit(darker(tone, s > 0 ? 0.16 : 0)),
    );
  return group([
    path(
      polygon([
        [-width * 0.48, -h * 0.6],
        [0, -h * 0.48],
        [width * 0.48, -h * 0.6],
        [width * 0.48, -h * 0.5],
        [0, -h * 0.38],
        [-width * 0.48, -h * 0.5],
      ]),
      "#fff8ea",
    ),
    side(-1),
    side(1),
    rect(-width * 0.38, -h * 0.2, width * 0.26, h * 0.16, colour.butter, {
      "fill-opacity": 0.85,
      transform: "skewY(6)",
    }),
  ]);
}

export function bookStack(width: number, tones: readonly string[]): string {
  const h = width * 0.2;
  return group([
    ellipse([0, 0], width * 0.58, h * 0.3, glow(colour.plum), { "fill-opacity": 0.45 }),
    ...tones.map((tone, index) => {
      const w = width * (1 - (index % 3) * 0.07);
      const x = -w / 2 + ((index % 2) - 0.5) * width * 0.05;
      return (
        rect(x, -h * (index + 1), w, h * 0.96, across(lighter(tone, 0.25), darker(tone, 0.2)), {
          rx: h * 0.12,
        }) +
        rect(x + w * 0.82, -h * (index + 1) + h * 0.14, w * 0.16, h * 0.68, "#fff5e0") +
        rect(x + w * 0.1, -h * (index + 1) + h * 0.12, w * 0.04, h * 0.72, colour.butter, {
          "fill-opacity": 0.7,
        })
      );
    }),
  ]);
}

export const bindings = [
  colour.maroon,
  colour.green,
  colour.saffron,
  colour.indigo,
  colour.terracotta,
  colour.dustyBlue,
  colour.gold,
  colour.teal,
  colour.lilac,
  colour.rose,
];

export function bookRow(width: number, height: number, seed: number): string {
  const random = chance(seed);
  const books: string[] = [];
  for (let x = 0; x < width - height * 0.1; ) {
    const [w, h] = [Math.min(random(0.1, 0.24) * height, width - x), height * random(0.72, 0.98)];
    const tone = bindings[Math.floor(random(0, bindings.length))] as string;
    const leaning = random() > 0.9 && x + w * 2 < width;
    books.push(
      place(
        x,
        0,
        rect(0, -h, w, h, across(lighter(tone, 0.24), darker(tone, 0.24)), { rx: height * 0.015 }) +
          rect(w * 0.18, -h * 0.82, w * 0.64, h * 0.05, colour.butter, { "fill-opacity": 0.8 }) +
          rect(w * 0.18, -h * 0.25, w * 0.64, h * 0.03, colour.butter, { "fill-opacity": 0.6 }),
        { rotate: leaning ? 7 : 0 },
      ),
    );
    x += w + (leaning ? height * 0.16 : height * 0.012);
  }
  return books.join("");
}

/** An open bookcase, upper left corner on the origin. */
export function bookshelf(
  width: number,
  height: number,
  shelves: number,
  seed: number,
  tone: string = colour.clay,
): string {
  const board = width * 0.025;
  const gap = (height - board) / shelves;
  const rows = Array.from({ length: shelves }, (_, index) => {
    const y = board + gap * (index + 1) - board;
    return (
      rect(board, y - gap + board, width - board * 2, gap, down(darker(tone, 0.62), darker(tone, 0.45))) +
      place(board * 1.6, y, bookRow(width - board * 3.4, gap * 0.84, seed + index * 7)) +
      rect(board, y - gap + board, width - board * 2, gap * 0.16, fadeDown(colour.plum), {
        "fill-opacity": 0.5,
      }) +
      rect(0, y, width, board, lit(lighter(tone, 0.15)))
    );
  });
  return group([
    rect(board, board * 1.5, width + board, height, colour.plum, { "fill-opacity": 0.18 }),
    rect(0, 0, width, height, lit(tone)),
    ...rows,
    rect(0, 0, board, height, across(lighter(tone, 0.3), tone)),
    rect(width - board, 0, board, height, across(tone, darker(tone, 0.3))),
    rect(-board * 0.6, -board * 0.8, width + board * 1.2, board * 1.6, lit(lighter(tone, 0.1))),
  ]);
}
