import { across, colour, darker, glow, lighter, lit } from "../palette.ts";
import { ellipse, group, path, polygon, rect, stroke } from "../svg.ts";

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
