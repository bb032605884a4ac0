import { across, ball, colour, darker, down, glow, lighter, lit } from "../palette.ts";
import { ellipse, group, path, place, rect, stroke } from "../svg.ts";

/** Steel plates and pots in units of 100 to a metre. */

const STEEL = "#b9c3c6";

/** A round steel plate with dal, rice, greens and roti, lying at the origin; `flatness` is how far we look along it. */
export function thali(radius: number, flatness = 0.34): string {
  const r = radius;
  const lump = (x: number, y: number, size: number, tone: string): string =>
    ellipse([x * r, y * r * flatness], size * r, size * r * flatness * 1.1, lit(tone));
  return group([
    ellipse([r * 0.06, r * 0.12], r * 1.06, r * flatness * 1.14, colour.plum, { "fill-opacity": 0.26 }),
    ellipse([0, 0], r, r * flatness, across("#f4f6f4", "#8d999c")),
    ellipse([0, -r * 0.02], r * 0.86, r * flatness * 0.84, lit("#dfe5e4")),
    lump(-0.42, -0.2, 0.3, "#f6efdc"),
    lump(0.32, -0.36, 0.26, "#e2a12c"),
    lump(0.4, 0.3, 0.22, colour.leaf),
    ellipse([-r * 0.16, r * 0.34 * flatness], r * 0.34, r * 0.34 * flatness, lit("#d9a86a")),
    ellipse([-r * 0.12, r * 0.3 * flatness], r * 0.1, r * 0.08 * flatness, "#8b5a2c", {
      "fill-opacity": 0.5,
    }),
  ]);
}

export function tumbler(height: number): string {
  const h = height;
  return group([
    ellipse([h * 0.1, 0], h * 0.42, h * 0.12, glow(colour.plum), { "fill-opacity": 0.6 }),
    path(`M${-h * 0.34} ${-h}H${h * 0.34}L${h * 0.27} 0H${-h * 0.27}Z`, across("#f6f8f6", "#7f8b8e")),
    ellipse([0, -h], h * 0.34, h * 0.11, lit("#cdd6d7")),
    ellipse([0, -h * 0.98], h * 0.26, h * 0.07, "#7d898c"),
  ]);
}

/** A serving pot with its food showing, standing on the origin. */
export function servingPot(height: number, food: string): string {
  const h = height;
  return group([
    ellipse([h * 0.1, 0], h * 0.8, h * 0.16, glow(colour.plum), { "fill-opacity": 0.6 }),
    path(
      `M${-h * 0.62} ${-h}H${h * 0.62}Q${h * 0.7} ${-h * 0.3} ${h * 0.42} 0H${-h * 0.42}Q${-h * 0.7} ${-h * 0.3} ${-h * 0.62} ${-h}Z`,
      across("#f2f4f2", "#77858a"),
    ),
    stroke(
      `M${-h * 0.48} ${-h * 0.82}Q${-h * 0.56} ${-h * 0.4} ${-h * 0.36} ${-h * 0.12}`,
      "#ffffff",
      h * 0.06,
      { "stroke-opacity": 0.7 },
    ),
    ellipse([0, -h], h * 0.64, h * 0.17, lit(STEEL)),
    ellipse([0, -h * 0.98], h * 0.54, h * 0.12, lit(food)),
  ]);
}

/** A ladle from the hand at the origin down to its bowl. */
export function ladle(length: number, food?: string): string {
  const l = length;
  return group([
    stroke(`M0 ${-l * 0.1}L${l * 0.08} ${l * 0.8}`, lit(STEEL), l * 0.06),
    path(
      `M${-l * 0.08} ${l * 0.78}h${l * 0.34}q0 ${l * 0.2} ${-l * 0.17} ${l * 0.2}t${-l * 0.17} ${-l * 0.2}Z`,
      across("#f2f4f2", "#7f8b8e"),
    ),
    food ? ellipse([l * 0.09, l * 0.78], l * 0.16, l * 0.05, lit(food)) : "",
  ]);
}

/** A basket of rotis under a cloth. */
export function rotiBasket(width: number): string {
  const w = width / 2;
  return group([
    ellipse([0, 0], w * 1.1, w * 0.24, glow(colour.plum), { "fill-opacity": 0.5 }),
    path(`M${-w} ${-w * 0.5}Q0 ${-w * 0.26} ${w} ${-w * 0.5}L${w * 0.78} 0H${-w * 0.78}Z`, lit(colour.clay)),
    stroke(
      [0.14, 0.3].map((y) => `M${-w * 0.9} ${-w * y}Q0 ${-w * (y - 0.16)} ${w * 0.9} ${-w * y}`).join(""),
      darker(colour.clay, 0.4),
      w * 0.05,
    ),
    ...[0, 1, 2, 3].map((index) =>
      ellipse(
        [(index % 2) * w * 0.1 - w * 0.05, -w * (0.5 + index * 0.07)],
        w * 0.8,
        w * 0.2,
        lit(lighter("#d9a86a", index * 0.08)),
      ),
    ),
    ellipse([w * 0.1, -w * 0.72], w * 0.18, w * 0.05, "#8b5a2c", { "fill-opacity": 0.5 }),
  ]);
}

/** A steel jug with a handle. */
export function jug(height: number): string {
  const h = height;
  return group([
    ellipse([h * 0.06, 0], h * 0.4, h * 0.1, glow(colour.plum), { "fill-opacity": 0.6 }),
    stroke(`M${h * 0.26} ${-h * 0.8}Q${h * 0.56} ${-h * 0.6} ${h * 0.28} ${-h * 0.3}`, lit(STEEL), h * 0.07),
    path(
      `M${-h * 0.22} ${-h}H${h * 0.22}Q${h * 0.16} ${-h * 0.8} ${h * 0.3} ${-h * 0.4}Q${h * 0.32} ${-h * 0.1} ${h * 0.2} 0H${-h * 0.2}Q${-h * 0.32} ${-h * 0.1} ${-h * 0.3} ${-h * 0.4}Q${-h * 0.16} ${-h * 0.8} ${-h * 0.22} ${-h}Z`,
      across("#f6f8f6", "#7f8b8e"),
    ),
    ellipse([0, -h], h * 0.23, h * 0.06, "#8a9699"),
  ]);
}

export function fruitBowl(width: number): string {
  const w = width / 2;
  const fruit = (x: number, y: number, r: number, tone: string): string =>
    ellipse([x * w, y * w], r * w, r * w, ball(tone));
  return group([
    ellipse([0, 0], w, w * 0.2, glow(colour.plum), { "fill-opacity": 0.5 }),
    fruit(-0.4, -0.66, 0.32, colour.saffron),
    fruit(0.36, -0.64, 0.32, "#b5382c"),
    fruit(0, -0.8, 0.32, colour.marigold),
    place(
      w * 0.1,
      -w * 0.72,
      path(
        `M${-w * 0.7} 0Q0 ${-w * 0.5} ${w * 0.7} ${-w * 0.1}Q0 ${-w * 0.16} ${-w * 0.7} 0Z`,
        lit("#f0c93d"),
      ),
      { rotate: -8 },
    ),
    path(
      `M${-w} ${-w * 0.56}Q0 ${-w * 0.4} ${w} ${-w * 0.56}Q${w * 0.8} 0 ${w * 0.3} 0H${-w * 0.3}Q${-w * 0.8} 0 ${-w} ${-w * 0.56}Z`,
      down(lighter(colour.teal, 0.2), darker(colour.teal, 0.2)),
    ),
    rect(-w * 0.3, -w * 0.04, w * 0.6, w * 0.05, darker(colour.teal, 0.3)),
  ]);
}
