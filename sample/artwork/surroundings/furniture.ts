import { across, colour, darker, glow, lighter, lit } from "../palette.ts";
import { ellipse, group, path, polygon, rect, stroke } from "../svg.ts";

/** A long table with a cloth or bare top, seen a little from above; stands on the origin. */
export function table(
  width: number,
  height: number,
  { tone = colour.clay as string, cloth = undefined as string | undefined } = {},
): string {
  const [w, h] = [width / 2, height];
  const top = path(
    polygon([
      [-w * 0.94, -h * 1.12],
      [w * 0.94, -h * 1.12],
      [w, -h * 0.94],
      [-w, -h * 0.94],
    ]),
    across(lighter(cloth ?? tone, 0.36), cloth ?? tone),
  );
  if (cloth) {
    const hem = `M${-w} ${-h * 0.95}H${w}L${w * 1.01} ${-h * 0.2}${Array.from({ length: 8 }, (_, index) => `Q${w * (0.88 - index * 0.25)} ${-h * 0.12} ${w * (0.76 - index * 0.25)} ${-h * 0.2}`).join("")}L${-w * 1.01} ${-h * 0.2}Z`;
    const folds = Array.from(
      { length: 9 },
      (_, index) =>
        `M${-w * 0.9 + index * w * 0.22} ${-h * 0.9}L${-w * 0.92 + index * w * 0.225} ${-h * 0.22}`,
    );
    return group([
      ellipse([0, 0], w * 1.1, h * 0.09, glow(colour.plum), { "fill-opacity": 0.5 }),
      path(hem, lit(cloth)),
      stroke(folds.join(""), darker(cloth, 0.45), h * 0.012, { "stroke-opacity": 0.35 }),
      top,
    ]);
  }
  return group([
    ellipse([0, 0], w * 1.1, h * 0.09, glow(colour.plum), { "fill-opacity": 0.5 }),
    ...[-0.9, 0.9].map((x) =>
      rect(x * w - w * 0.035, -h * 0.94, w * 0.07, h * 0.94, across(tone, darker(tone, 0.45))),
    ),
    rect(-w * 0.95, -h * 0.92, w * 1.9, h * 0.14, darker(tone, 0.3)),
    top,
    rect(-w, -h * 0.945, w * 2, h * 0.06, lit(darker(tone, 0.06))),
  ]);
}

export function chair(
  height: number,
  tone: string = colour.bark,
  facing: "front" | "back" = "front",
): string {
  const h = height;
  const leg = (x: number): string =>
    rect(x * h, -h * 0.48, h * 0.05, h * 0.48, across(tone, darker(tone, 0.4)));
  const rest =
    rect(-h * 0.24, -h, h * 0.48, h * 0.34, lit(tone), { rx: h * 0.05 }) +
    rect(-h * 0.19, -h * 0.94, h * 0.38, h * 0.2, lit(lighter(tone, 0.22)), { rx: h * 0.03 }) +
    rect(-h * 0.23, -h * 0.7, h * 0.05, h * 0.26, tone) +
    rect(h * 0.18, -h * 0.7, h * 0.05, h * 0.26, darker(tone, 0.2));
  const seat =
    path(
      polygon([
        [-h * 0.22, -h * 0.54],
        [h * 0.22, -h * 0.54],
        [h * 0.28, -h * 0.46],
        [-h * 0.28, -h * 0.46],
      ]),
      lit(lighter(tone, 0.2)),
    ) + rect(-h * 0.28, -h * 0.465, h * 0.56, h * 0.05, lit(tone));
  const feet = leg(-0.26) + leg(0.21);
  return group([
    ellipse([h * 0.03, 0], h * 0.36, h * 0.05, glow(colour.plum), { "fill-opacity": 0.45 }),
    ...(facing === "front" ? [rest, feet, seat] : [feet, seat, rest]),
  ]);
}

/** A patterned rug lying on the floor, centred on the origin. */
export function carpet(
  width: number,
  depth: number,
  tone: string = colour.maroon,
  border: string = colour.gold,
): string {
  const shape = (inset: number): string =>
    polygon([
      [-width * 0.42 + inset, -depth / 2 + inset * 0.3],
      [width * 0.42 - inset, -depth / 2 + inset * 0.3],
      [width * 0.5 - inset * 1.2, depth / 2 - inset * 0.4],
      [-width * 0.5 + inset * 1.2, depth / 2 - inset * 0.4],
    ]);
  const motifs = Array.from({ length: 7 }, (_, index) =>
    ellipse([(index - 3) * width * 0.11, 0], width * 0.028, depth * 0.09, border, { "fill-opacity": 0.7 }),
  );
  return group([
    path(shape(-width * 0.008), colour.plum, { "fill-opacity": 0.24, transform: "translate(4 6)" }),
    path(shape(0), lit(tone)),
    stroke(shape(width * 0.025), border, width * 0.008),
    stroke(shape(width * 0.04), border, width * 0.003),
    ...motifs,
  ]);
}
