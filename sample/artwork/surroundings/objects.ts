import { across, ball, colour, darker, down, glow, lighter, lit } from "../palette.ts";
import {
  blob,
  clipped,
  crescent,
  ellipse,
  group,
  type Point,
  path,
  place,
  polygon,
  rect,
  stroke,
} from "../svg.ts";

/** Small things stand on the origin or are centred on it; sizes are their height unless named otherwise. */

export function schoolBag(height: number, tone: string): string {
  const h = height;
  const body = blob([
    [-h * 0.36, -h * 0.06],
    [-h * 0.4, -h * 0.5],
    [-h * 0.28, -h * 0.86],
    [0, -h * 0.96],
    [h * 0.28, -h * 0.86],
    [h * 0.4, -h * 0.5],
    [h * 0.36, -h * 0.06],
    [0, 0],
  ]);
  return group([
    ellipse([h * 0.05, 0], h * 0.48, h * 0.07, glow(colour.plum), { "fill-opacity": 0.5 }),
    stroke(`M${-h * 0.1} ${-h * 0.92}q${h * 0.1} ${-h * 0.16} ${h * 0.2} 0`, darker(tone, 0.4), h * 0.05),
    path(body, lit(tone)),
    crescent(body, -h * 0.1, -h * 0.03, colour.plum, 0.2),
    rect(-h * 0.25, -h * 0.42, h * 0.5, h * 0.32, lit(lighter(tone, 0.14)), { rx: h * 0.06 }),
    stroke(
      `M${-h * 0.3} ${-h * 0.56}Q0 ${-h * 0.48} ${h * 0.3} ${-h * 0.56}`,
      darker(tone, 0.45),
      h * 0.025,
      { "stroke-opacity": 0.7 },
    ),
    rect(-h * 0.05, -h * 0.46, h * 0.1, h * 0.08, colour.gold, { rx: 2 }),
  ]);
}

/** An oil lamp with its flame and glow; the bowl stands on the origin. */
export function diya(width: number, burning = true): string {
  const w = width / 2;
  const flame = burning
    ? ellipse([w * 0.5, -w * 1.2], w * 2.6, w * 2.6, glow("#ffce6b"), { "fill-opacity": 0.7 }) +
      path(
        `M${w * 0.5} ${-w * 1.9}C${w * 0.95} ${-w * 1.2} ${w * 0.8} ${-w * 0.7} ${w * 0.5} ${-w * 0.66}C${w * 0.2} ${-w * 0.7} ${w * 0.1} ${-w * 1.2} ${w * 0.5} ${-w * 1.9}Z`,
        down("#fff3c4", "#f08a24"),
      ) +
      ellipse([w * 0.5, -w * 0.92], w * 0.13, w * 0.24, "#fffbe8")
    : "";
  return group([
    ellipse([0, 0], w * 1.2, w * 0.2, glow(colour.plum), { "fill-opacity": 0.5 }),
    path(
      `M${-w} ${-w * 0.62}Q0 ${-w * 0.4} ${w * 1.08} ${-w * 0.7}Q${w * 0.8} 0 0 ${w * 0.04}Q${-w * 0.8} 0 ${-w} ${-w * 0.62}Z`,
      lit(colour.terracotta),
    ),
    path(
      `M${-w} ${-w * 0.62}Q0 ${-w * 0.86} ${w * 1.08} ${-w * 0.7}Q0 ${-w * 0.36} ${-w} ${-w * 0.62}Z`,
      darker(colour.terracotta, 0.35),
    ),
    flame,
  ]);
}

/** A tall brass lamp with five wicks. */
export function brassLamp(height: number, burning = true): string {
  const h = height;
  const part = (y: number, w: number, tall: number): string =>
    ellipse([0, -h * y], h * w, h * tall, across(lighter(colour.gold, 0.4), darker(colour.gold, 0.4)));
  const flames = burning
    ? [-0.13, -0.07, 0, 0.07, 0.13]
        .map(
          (x) =>
            ellipse([h * x, -h * 0.84], h * 0.08, h * 0.08, glow("#ffce6b"), { "fill-opacity": 0.7 }) +
            path(
              `M${h * x} ${-h * 0.9}q${h * 0.024} ${h * 0.04} 0 ${h * 0.062}q${-h * 0.024} ${-h * 0.022} 0 ${-h * 0.062}Z`,
              down("#fff3c4", "#f08a24"),
            ),
        )
        .join("")
    : "";
  return group([
    ellipse([h * 0.03, 0], h * 0.24, h * 0.04, glow(colour.plum), { "fill-opacity": 0.5 }),
    part(0.03, 0.19, 0.045),
    part(0.08, 0.13, 0.04),
    rect(
      -h * 0.02,
      -h * 0.8,
      h * 0.04,
      h * 0.74,
      across(lighter(colour.gold, 0.5), darker(colour.gold, 0.45)),
    ),
    part(0.3, 0.05, 0.03),
    part(0.5, 0.06, 0.035),
    part(0.66, 0.045, 0.025),
    part(0.8, 0.16, 0.04),
    rect(
      -h * 0.013,
      -h * 0.96,
      h * 0.026,
      h * 0.16,
      across(lighter(colour.gold, 0.5), darker(colour.gold, 0.45)),
    ),
    path(
      `M0 ${-h * 1.04}q${h * 0.04} ${h * 0.05} 0 ${h * 0.09}q${-h * 0.04} ${-h * 0.04} 0 ${-h * 0.09}Z`,
      lit(colour.gold),
    ),
    flames,
  ]);
}

export function matka(height: number, tone: string = colour.terracotta): string {
  const h = height;
  const d = blob([
    [-h * 0.2, -h * 0.86],
    [-h * 0.44, -h * 0.62],
    [-h * 0.48, -h * 0.34],
    [-h * 0.28, -h * 0.04],
    [0, 0],
    [h * 0.28, -h * 0.04],
    [h * 0.48, -h * 0.34],
    [h * 0.44, -h * 0.62],
    [h * 0.2, -h * 0.86],
  ]);
  return group([
    ellipse([h * 0.06, 0], h * 0.46, h * 0.07, glow(colour.plum), { "fill-opacity": 0.5 }),
    path(d, ball(tone)),
    ellipse([0, -h * 0.9], h * 0.25, h * 0.08, lit(lighter(tone, 0.1))),
    ellipse([0, -h * 0.91], h * 0.18, h * 0.045, darker(tone, 0.55)),
    stroke(`M${-h * 0.45} ${-h * 0.52}q${h * 0.45} ${h * 0.14} ${h * 0.9} 0`, colour.cream, h * 0.022, {
      "stroke-opacity": 0.7,
      "stroke-dasharray": `${h * 0.05} ${h * 0.05}`,
    }),
  ]);
}

/** A yellow school bus seen from its side, driving left; stands on the origin at its left wheel line. */
export function schoolBus(length: number, sideName?: (width: number, height: number) => string): string {
  const l = length;
  const h = l * 0.42;
  const body = `M${l * 0.04} ${-h * 0.14}Q0 ${-h * 0.2} ${l * 0.005} ${-h * 0.5}Q${l * 0.015} ${-h * 0.94} ${l * 0.08} ${-h}H${l * 0.95}Q${l} ${-h} ${l} ${-h * 0.86}V${-h * 0.14}Z`;
  const windows = Array.from(
    { length: 6 },
    (_, index) =>
      rect(l * (0.22 + index * 0.125), -h * 0.86, l * 0.108, h * 0.3, down("#cfe4e8", "#7fa0ac"), {
        rx: l * 0.01,
      }) +
      path(
        polygon([
          [l * (0.23 + index * 0.125), -h * 0.58],
          [l * (0.26 + index * 0.125), -h * 0.84],
          [l * (0.285 + index * 0.125), -h * 0.84],
          [l * (0.255 + index * 0.125), -h * 0.58],
        ]),
        "#ffffff",
        { "fill-opacity": 0.35 },
      ),
  );
  const wheel = (x: number): string =>
    ellipse([x, -h * 0.1], h * 0.17, h * 0.17, lit("#2c2526")) +
    ellipse([x, -h * 0.1], h * 0.09, h * 0.09, lit(colour.steel)) +
    ellipse([x, -h * 0.1], h * 0.03, h * 0.03, colour.ink);
  return group([
    ellipse([l * 0.52, 0], l * 0.56, h * 0.09, glow(colour.plum), { "fill-opacity": 0.6 }),
    path(body, down("#ffcf52", "#e09a1c")),
    clipped(
      body,
      `${rect(0, -h * 0.46, l, h * 0.07, colour.maroon)}${rect(0, -h, l, h * 0.1, "#fff1c4", { "fill-opacity": 0.5 })}${rect(l * 0.8, -h, l * 0.2, h, colour.plum, { "fill-opacity": 0.12 })}${rect(0, -h * 0.2, l, h * 0.08, colour.ink, { "fill-opacity": 0.7 })}`,
    ),
    path(
      `M${l * 0.025} ${-h * 0.5}Q${l * 0.03} ${-h * 0.86} ${l * 0.075} ${-h * 0.88}H${l * 0.19}V${-h * 0.5}Z`,
      down("#d9edf0", "#86a7b3"),
    ),
    ...windows,
    rect(l * 0.1, -h * 0.46, l * 0.085, h * 0.32, lit(darker("#f0b234", 0.1)), { rx: 3 }),
    ellipse([l * 0.025, -h * 0.3], l * 0.016, h * 0.05, "#fff6d8"),
    sideName ? place(l * 0.3, -h * 0.385, sideName(l * 0.5, h * 0.15)) : "",
    wheel(l * 0.16),
    wheel(l * 0.78),
  ]);
}

/** A swallow-tailed banner between two points with room for lettering in the middle. */
export function banner(width: number, height: number, tone: string, writing = ""): string {
  return group([
    rect(4, 6, width, height, colour.plum, { "fill-opacity": 0.18 }),
    path(
      `M0 0H${width}L${width - height * 0.3} ${height / 2}L${width} ${height}H0L${height * 0.3} ${height / 2}Z`,
      lit(tone),
    ),
    stroke(
      `M${height * 0.35} ${height * 0.12}H${width - height * 0.35}M${height * 0.35} ${height * 0.88}H${width - height * 0.35}`,
      colour.marigold,
      height * 0.025,
      { "stroke-opacity": 0.8 },
    ),
    writing,
  ]);
}

export function globe(height: number): string {
  const r = height * 0.34;
  const at: Point = [0, -height * 0.58];
  const land =
    path(
      blob([
        [at[0] - r * 0.6, at[1] - r * 0.4],
        [at[0] - r * 0.1, at[1] - r * 0.7],
        [at[0] + r * 0.2, at[1] - r * 0.2],
        [at[0] - r * 0.1, at[1] + r * 0.2],
        [at[0] - r * 0.4, at[1] + r * 0.1],
      ]),
      colour.leafLight,
    ) +
    path(
      blob([
        [at[0] + r * 0.3, at[1] + r * 0.1],
        [at[0] + r * 0.7, at[1] + r * 0.1],
        [at[0] + r * 0.5, at[1] + r * 0.6],
      ]),
      colour.leafLight,
    );
  const round = `M${at[0] - r} ${at[1]}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;
  return group([
    ellipse([0, 0], height * 0.26, height * 0.04, glow(colour.plum), { "fill-opacity": 0.5 }),
    path(`M${-height * 0.2} 0Q0 ${-height * 0.12} ${height * 0.2} 0Z`, lit(colour.bark)),
    rect(-height * 0.02, -height * 0.26, height * 0.04, height * 0.2, lit(colour.gold)),
    stroke(
      `M${r * 0.5} ${at[1] - r * 1.1}A${r * 1.18} ${r * 1.18} 0 0 1 ${r * 0.2} ${at[1] + r * 1.16}`,
      colour.gold,
      height * 0.03,
    ),
    ellipse(at, r, r, ball(colour.dustyBlue)),
    clipped(round, land),
    crescent(round, -r * 0.24, -r * 0.12, colour.plum, 0.25),
  ]);
}

export { bookCover, bookStack, openBook } from "./books.ts";
export { cricketBall, cricketBat, football, kite, stumps } from "./games.ts";
