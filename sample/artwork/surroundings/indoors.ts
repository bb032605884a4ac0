import { across, colour, darker, down, fadeDown, glow, lighter, lit, mix } from "../palette.ts";
import { chance, clipped, ellipse, group, type Point, path, place, polygon, rect, stroke } from "../svg.ts";
import { bindings } from "./books.ts";

/** Back wall with a painted dado, and the light of a window falling over it from the left. */
export function roomWall(
  width: number,
  height: number,
  tone: string,
  { dado = colour.maroon as string, dadoTop = 0.68 } = {},
): string {
  const y = height * dadoTop;
  return group([
    rect(0, 0, width, height, across(lighter(tone, 0.45), darker(tone, 0.12))),
    rect(
      0,
      y,
      width,
      height - y,
      across(lighter(mix(dado, tone, 0.25), 0.12), darker(mix(dado, tone, 0.25), 0.2)),
    ),
    rect(0, y - 5, width, 7, lighter(tone, 0.5)),
    ellipse([width * 0.12, height * 0.25], width * 0.6, height * 0.75, glow("#fff1cc"), {
      "fill-opacity": 0.5,
    }),
    rect(0, 0, width, height * 0.16, fadeDown(colour.plum), { "fill-opacity": 0.14 }),
  ]);
}

/** A barred school window with shutters; trees and sky outside. Upper left corner is the origin. */
export function windowOpening(width: number, height: number, { shutters = true, seed = 4 } = {}): string {
  const random = chance(seed);
  const view = Array.from({ length: 9 }, (_, index) =>
    ellipse(
      [(index / 8) * width, height * random(0.66, 0.9)],
      width * random(0.14, 0.24),
      height * random(0.16, 0.26),
      lit(mix(colour.leafLight, colour.leaf, random())),
    ),
  );
  const bars = Array.from({ length: 5 }, (_, index) => `M${((index + 1) / 6) * width} 0V${height}`);
  const shutter = (x: number, tone: string): string => {
    const w = width * 0.3;
    const slats = Array.from(
      { length: 9 },
      (_, index) => `M${x + w * 0.16} ${height * (0.1 + index * 0.1)}h${w * 0.68}`,
    );
    return (
      rect(x, -height * 0.02, w, height * 1.04, lit(tone)) +
      stroke(slats.join(""), darker(tone, 0.4), height * 0.018, { "stroke-opacity": 0.5 })
    );
  };
  return group([
    shutters ? shutter(-width * 0.34, colour.green) + shutter(width * 1.04, darker(colour.green, 0.12)) : "",
    rect(-width * 0.05, -height * 0.04, width * 1.1, height * 1.08, lit(colour.sand)),
    clipped(
      `M0 0H${width}V${height}H0Z`,
      rect(0, 0, width, height, down("#cfe6e6", "#fff4d4")) +
        view.join("") +
        rect(0, 0, width, height, "#fff6da", { "fill-opacity": 0.22 }),
    ),
    stroke(bars.join(""), colour.bark, width * 0.016),
    rect(0, height * 0.48, width, height * 0.025, colour.bark),
    rect(-width * 0.09, height * 1.03, width * 1.18, height * 0.05, lit(lighter(colour.sand, 0.2))),
  ]);
}

/** The light of a window as it lies on wall and floor: a slanted patch of bright panes. */
export function windowLight(x: number, y: number, width: number, height: number, strength = 0.4): string {
  const panes = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => {
      const [left, top] = [x + column * width * 0.34 + row * height * 0.26, y + row * height * 0.52];
      return polygon([
        [left, top],
        [left + width * 0.3, top],
        [left + width * 0.3 + height * 0.24, top + height * 0.47],
        [left + height * 0.24, top + height * 0.47],
      ]);
    }),
  );
  return path(panes.join(""), "#fff2c8", { "fill-opacity": strength });
}

/** A framed board; `writing` is drawn in its inner box. Upper left corner is the origin. */
export function blackboard(width: number, height: number, writing = "", tone: string = colour.board): string {
  const frame = Math.min(width, height) * 0.045;
  return group([
    rect(frame * 0.5, frame * 0.8, width + frame * 2, height + frame * 2, colour.plum, {
      "fill-opacity": 0.2,
    }),
    rect(-frame, -frame, width + frame * 2, height + frame * 2, lit(colour.clay), { rx: frame * 0.3 }),
    rect(0, 0, width, height, lit(tone)),
    path(
      `M${width * 0.04} ${height * 0.9}Q${width * 0.3} ${height * 0.7} ${width * 0.6} ${height * 0.86}T${width * 0.97} ${height * 0.8}L${width * 0.97} ${height * 0.95}L${width * 0.04} ${height * 0.95}Z`,
      "#ffffff",
      { "fill-opacity": 0.05 },
    ),
    path(
      polygon([
        [0, 0],
        [width * 0.42, 0],
        [width * 0.12, height],
        [0, height],
      ]),
      "#ffffff",
      { "fill-opacity": 0.045 },
    ),
    writing,
    rect(
      -frame * 0.6,
      height + frame * 0.7,
      width + frame * 1.2,
      frame * 0.7,
      lit(lighter(colour.clay, 0.15)),
      { rx: 2 },
    ),
    rect(width * 0.1, height + frame * 0.35, width * 0.035, frame * 0.4, colour.white, { rx: 1.5 }),
    rect(width * 0.15, height + frame * 0.35, width * 0.03, frame * 0.4, colour.pink, { rx: 1.5 }),
    rect(width * 0.8, height + frame * 0.05, width * 0.09, frame * 0.7, lit(colour.bark), { rx: 2 }),
  ]);
}

export function wallClock(radius: number, hour = 9, minute = 10): string {
  const hand = (turn: number, length: number, width: number): string =>
    stroke(
      `M0 0L${Math.sin(turn * Math.PI * 2) * length} ${-Math.cos(turn * Math.PI * 2) * length}`,
      colour.ink,
      width,
    );
  const marks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    return ellipse(
      [Math.sin(angle) * radius * 0.72, -Math.cos(angle) * radius * 0.72],
      radius * 0.05,
      radius * 0.05,
      colour.maroon,
    );
  });
  return group([
    ellipse([radius * 0.1, radius * 0.14], radius * 1.02, radius * 1.02, colour.plum, {
      "fill-opacity": 0.2,
    }),
    ellipse([0, 0], radius, radius, lit(colour.maroon)),
    ellipse([0, 0], radius * 0.86, radius * 0.86, lit(colour.cream)),
    ...marks,
    hand((hour + minute / 60) / 12, radius * 0.42, radius * 0.08),
    hand(minute / 60, radius * 0.64, radius * 0.055),
    ellipse([0, 0], radius * 0.07, radius * 0.07, colour.saffron),
  ]);
}

/** Something flat in a frame on a wall; `inside` is drawn in a box from (0, 0). */
export function framed(width: number, height: number, inside: string, tone: string = colour.bark): string {
  const edge = Math.min(width, height) * 0.07;
  return group([
    rect(-edge * 0.6, -edge * 0.4, width + edge * 2, height + edge * 2, colour.plum, {
      "fill-opacity": 0.18,
    }),
    rect(-edge, -edge, width + edge * 2, height + edge * 2, lit(tone)),
    rect(0, 0, width, height, lit(colour.cream)),
    clipped(`M0 0H${width}V${height}H0Z`, inside),
  ]);
}

export function ceilingFan(span: number): string {
  const blade = (x: number, lift: number): string =>
    path(
      `M0 0Q${x * 0.5} ${-span * 0.05 - lift} ${x} ${-span * 0.015 - lift}L${x} ${span * 0.02 - lift}Q${x * 0.5} ${span * 0.02} 0 ${span * 0.02}Z`,
      lit(colour.linen),
    );
  return group([
    rect(-span * 0.012, -span * 0.4, span * 0.024, span * 0.4, colour.steel),
    blade(-span * 0.5, 0),
    blade(span * 0.5, span * 0.02),
    blade(span * 0.2, -span * 0.06),
    ellipse([0, 0], span * 0.07, span * 0.035, lit(colour.gold)),
  ]);
}

/** A window-shaped array of posters or children's drawings pinned to a line, from (0, 0) to the right. */
export function pinnedDrawings(width: number, size: number, seed: number): string {
  const random = chance(seed);
  const count = Math.floor(width / (size * 1.25));
  const sheets = Array.from({ length: count }, (_, index) => {
    const at: Point = [
      (index + 0.5) * (width / count),
      size * 0.1 + Math.sin(((index + 0.5) / count) * Math.PI) * size * 0.2,
    ];
    const tone = bindings[Math.floor(random(0, bindings.length))] as string;
    const art = [
      ellipse([0, size * 0.5], size * 0.2, size * 0.2, lit(tone)) +
        stroke(
          `M${-size * 0.3} ${size * 0.9}q${size * 0.3} ${-size * 0.2} ${size * 0.6} 0`,
          colour.leaf,
          size * 0.05,
        ),
      path(
        polygon([
          [-size * 0.3, size * 0.55],
          [0, size * 0.3],
          [size * 0.3, size * 0.55],
        ]),
        colour.brick,
      ) + rect(-size * 0.22, size * 0.55, size * 0.44, size * 0.32, lit(tone)),
      stroke(`M0 ${size * 0.9}V${size * 0.5}`, colour.leaf, size * 0.05) +
        ellipse([0, size * 0.42], size * 0.17, size * 0.17, lit(tone)) +
        ellipse([0, size * 0.42], size * 0.07, size * 0.07, colour.marigold),
    ][index % 3] as string;
    return place(
      at[0],
      at[1],
      rect(-size * 0.42, size * 0.1, size * 0.84, size, lit(colour.white)) +
        art +
        rect(-size * 0.04, size * 0.02, size * 0.08, size * 0.16, colour.saffron),
      { rotate: random(-4, 4) },
    );
  });
  return stroke(`M0 0Q${width / 2} ${size * 0.5} ${width} 0`, colour.bark, size * 0.03) + sheets.join("");
}

export { carpet, chair, table } from "./furniture.ts";
