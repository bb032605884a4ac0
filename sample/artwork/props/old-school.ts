import { across, colour, darker, down, lighter, lit, mix } from "../palette.ts";
import { chance, clipped, ellipse, group, path, polygon, rect, stroke } from "../svg.ts";

/** A low house of mud brick under country tiles, with a verandah on wooden posts; the foot of its left corner is the origin. */
export function tiledHouse(width: number, height: number): string {
  const [w, h] = [width, height];
  const wall = "#d9b98a";
  const roof = `M${-w * 0.05} ${-h * 0.56}L${w * 0.1} ${-h}H${w * 0.9}L${w * 1.05} ${-h * 0.56}Z`;
  const random = chance(17);
  const tiles: string[] = [];
  for (let row = 0; row < 9; row += 1)
    for (let column = 0; column < 36; column += 1) {
      const x = -w * 0.06 + (column + (row % 2) * 0.5) * w * 0.032;
      const y = -h + row * h * 0.052;
      tiles.push(
        ellipse([x, y + h * 0.03], w * 0.019, h * 0.034, lit(mix(colour.terracotta, colour.brick, random()))),
      );
    }
  const window = (x: number): string =>
    rect(x - w * 0.01, -h * 0.42, w * 0.11, h * 0.22, lit(colour.bark)) +
    rect(x, -h * 0.4, w * 0.09, h * 0.18, "#3a2a28") +
    stroke(
      [0.25, 0.5, 0.75].map((share) => `M${x + w * 0.09 * share} ${-h * 0.4}v${h * 0.18}`).join(""),
      colour.clay,
      w * 0.005,
    );
  return group([
    rect(0, -h * 0.56, w, h * 0.56, across(lighter(wall, 0.3), darker(wall, 0.2))),
    rect(0, -h * 0.13, w, h * 0.13, lit("#a5663f")),
    window(w * 0.12),
    window(w * 0.72),
    rect(w * 0.42, -h * 0.44, w * 0.14, h * 0.44, lit("#5d6b4c")),
    rect(w * 0.488, -h * 0.44, w * 0.006, h * 0.44, "#2f352a"),
    rect(0, -h * 0.56, w, h * 0.14, colour.plum, { "fill-opacity": 0.3 }),
    clipped(
      roof,
      rect(
        -w * 0.1,
        -h,
        w * 1.2,
        h * 0.5,
        down(lighter(colour.terracotta, 0.1), darker(colour.brick, 0.15)),
      ) + tiles.join(""),
    ),
    stroke(`M${w * 0.1} ${-h}H${w * 0.9}`, darker(colour.brick, 0.2), h * 0.035),
    ...[0.02, 0.3, 0.66, 0.96].map((x) =>
      rect(
        w * x,
        -h * 0.56,
        w * 0.022,
        h * 0.56,
        across(lighter(colour.bark, 0.2), darker(colour.bark, 0.3)),
      ),
    ),
    rect(-w * 0.04, -h * 0.035, w * 1.08, h * 0.06, lit("#c08f66")),
  ]);
}

/** A black bicycle with its stand down, in units of 100 to a metre; it stands on the origin, front to the right. */
export function bicycle(): string {
  const wheel = (x: number): string =>
    ellipse([x, -33], 32, 33, "none", { stroke: colour.ink, "stroke-width": 4 }) +
    stroke(
      Array.from({ length: 8 }, (_, index) => {
        const angle = (index / 8) * Math.PI;
        return `M${x + Math.cos(angle) * 30} ${-33 + Math.sin(angle) * 30}L${x - Math.cos(angle) * 30} ${-33 - Math.sin(angle) * 30}`;
      }).join(""),
      colour.steel,
      0.8,
    );
  return group([
    ellipse([0, 0], 92, 8, colour.plum, { "fill-opacity": 0.25 }),
    wheel(-54),
    wheel(54),
    stroke(
      "M-54 -33L-24 -34L-14 -82M-24 -34L40 -86M-14 -78L44 -80M-54 -33L-17 -78M54 -33L40 -94L48 -100M-30 -86h22M40 -100h-14",
      "#2c2526",
      4.4,
    ),
    path("M-34 -86q12 -6 26 0l-4 4h-18Z", colour.bark),
    ellipse([-24, -34], 8, 8, colour.steel),
    stroke("M-24 -34l8 12h8M-86 -60h30", "#2c2526", 3.4),
  ]);
}

/** A brass gong hung from a cord; the top of the cord is the origin. */
export function schoolGong(drop: number, radius: number): string {
  return group([
    stroke(`M0 0V${drop}`, colour.barkDeep, radius * 0.12),
    ellipse(
      [0, drop + radius],
      radius,
      radius * 1.02,
      across(lighter(colour.gold, 0.4), darker(colour.gold, 0.4)),
    ),
    ellipse([0, drop + radius], radius * 0.6, radius * 0.62, lit(colour.gold)),
    ellipse([-radius * 0.3, drop + radius * 0.7], radius * 0.2, radius * 0.14, "#fff3cf", {
      "fill-opacity": 0.7,
    }),
  ]);
}

/** A board on three legs, with writing in its box; the foot of its middle is the origin. */
export function easelBoard(width: number, height: number, writing: string): string {
  const [w, h] = [width / 2, height];
  return group([
    stroke(
      `M${-w * 0.5} ${-h * 0.9}L${-w * 0.8} 0M${w * 0.5} ${-h * 0.9}L${w * 0.8} 0M0 ${-h}L${w * 0.2} ${-h * 0.06}`,
      lit(colour.bark),
      width * 0.035,
    ),
    rect(-w, -h, width, h * 0.62, lit(colour.clay)),
    path(
      polygon([
        [-w * 0.93, -h * 0.97],
        [w * 0.93, -h * 0.97],
        [w * 0.93, -h * 0.42],
        [-w * 0.93, -h * 0.42],
      ]),
      lit("#2c3836"),
    ),
    writing,
    rect(-w * 0.9, -h * 0.39, width * 0.9, h * 0.03, lit(colour.bark)),
  ]);
}
