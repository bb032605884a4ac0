import { across, ball, colour, darker, down, glow, lighter, lit } from "../palette.ts";
import { clipped, ellipse, group, path, place, rect, stroke } from "../svg.ts";

/** Apparatus in units of 100 to a metre, standing on the origin; `height` is in those units. */

const GLASS = "#e9f4f1";

function shine(x: number, y0: number, y1: number, width: number): string {
  return stroke(`M${x} ${y0}V${y1}`, "#ffffff", width, { "stroke-opacity": 0.75 });
}

const foot = (width: number): string =>
  ellipse([width * 0.1, 0], width, width * 0.2, glow(colour.plum), { "fill-opacity": 0.55 });

export function conicalFlask(height: number, liquid: string, level = 0.45): string {
  const h = height;
  const outline = `M${-h * 0.11} ${-h}V${-h * 0.7}L${-h * 0.38} ${-h * 0.08}Q${-h * 0.4} 0 ${-h * 0.3} 0H${h * 0.3}Q${h * 0.4} 0 ${h * 0.38} ${-h * 0.08}L${h * 0.11} ${-h * 0.7}V${-h}Z`;
  return group([
    foot(h * 0.5),
    path(outline, GLASS, { "fill-opacity": 0.62 }),
    clipped(
      outline,
      rect(-h, -h * level, h * 2, h * level, across(lighter(liquid, 0.25), darker(liquid, 0.15))),
    ),
    clipped(outline, ellipse([0, -h * level], h * 0.26, h * 0.035, lighter(liquid, 0.5))),
    rect(-h * 0.14, -h * 1.03, h * 0.28, h * 0.06, "#ffffff", { "fill-opacity": 0.8, rx: h * 0.03 }),
    stroke(`M${-h * 0.16} ${-h * 0.52}L${-h * 0.28} ${-h * 0.16}`, "#ffffff", h * 0.04, {
      "stroke-opacity": 0.7,
    }),
  ]);
}

export function beaker(height: number, liquid: string, level = 0.5): string {
  const h = height;
  const outline = `M${-h * 0.36} ${-h}V${-h * 0.06}Q${-h * 0.36} 0 ${-h * 0.3} 0H${h * 0.3}Q${h * 0.36} 0 ${h * 0.36} ${-h * 0.06}V${-h}Z`;
  return group([
    foot(h * 0.5),
    path(outline, GLASS, { "fill-opacity": 0.6 }),
    clipped(
      outline,
      rect(-h, -h * level, h * 2, h * level, across(lighter(liquid, 0.3), darker(liquid, 0.12))),
    ),
    ellipse([0, -h * level], h * 0.36, h * 0.06, lighter(liquid, 0.5)),
    stroke(`M${-h * 0.38} ${-h}H${h * 0.38}`, "#ffffff", h * 0.05, { "stroke-opacity": 0.85 }),
    shine(-h * 0.26, -h * 0.86, -h * 0.12, h * 0.05),
    stroke(
      [0.25, 0.4, 0.55, 0.7].map((y) => `M${h * 0.12} ${-h * y}h${h * 0.14}`).join(""),
      "#ffffff",
      h * 0.025,
      { "stroke-opacity": 0.8 },
    ),
  ]);
}

export function testTube(height: number, liquid: string): string {
  const h = height;
  const d = `M${-h * 0.09} ${-h}V${-h * 0.12}Q0 0 ${h * 0.09} ${-h * 0.12}V${-h}Z`;
  return group([
    path(d, GLASS, { "fill-opacity": 0.75 }),
    clipped(d, rect(-h * 0.1, -h * 0.5, h * 0.2, h, lit(liquid))),
    shine(-h * 0.04, -h * 0.92, -h * 0.3, h * 0.03),
  ]);
}

export function testTubes(height: number, liquids: readonly string[]): string {
  const h = height;
  const wide = h * 0.3 * liquids.length;
  const tube = (liquid: string, index: number): string => {
    const x = (index - (liquids.length - 1) / 2) * h * 0.3;
    const d = `M${x - h * 0.08} ${-h}V${-h * 0.16}Q${x} ${-h * 0.04} ${x + h * 0.08} ${-h * 0.16}V${-h}Z`;
    return (
      path(d, GLASS, { "fill-opacity": 0.75 }) +
      clipped(d, rect(x - h * 0.1, -h * (0.46 + (index % 3) * 0.09), h * 0.2, h, lit(liquid))) +
      shine(x - h * 0.04, -h * 0.92, -h * 0.3, h * 0.025)
    );
  };
  return group([
    foot(wide * 0.6),
    rect(-wide / 2, -h * 0.1, wide, h * 0.1, lit(colour.clay)),
    ...liquids.map(tube),
    rect(-wide / 2, -h * 0.68, wide, h * 0.1, lit(colour.clay)),
    rect(-wide / 2, -h * 0.68, h * 0.07, h * 0.68, lit(colour.clay)),
    rect(wide / 2 - h * 0.07, -h * 0.68, h * 0.07, h * 0.68, lit(darker(colour.clay, 0.2))),
  ]);
}

export function microscope(height: number): string {
  const h = height;
  const body = colour.slate;
  return group([
    foot(h * 0.4),
    path(
      `M${-h * 0.3} 0Q${-h * 0.3} ${-h * 0.1} 0 ${-h * 0.1}H${h * 0.2}Q${h * 0.3} ${-h * 0.1} ${h * 0.3} 0Z`,
      lit(body),
    ),
    stroke(`M${h * 0.12} ${-h * 0.08}Q${h * 0.36} ${-h * 0.36} ${h * 0.1} ${-h * 0.66}`, lit(body), h * 0.09),
    rect(-h * 0.24, -h * 0.34, h * 0.38, h * 0.05, lit(lighter(body, 0.15))),
    place(
      0,
      -h * 0.62,
      rect(-h * 0.08, -h * 0.2, h * 0.16, h * 0.36, across(lighter(colour.steel, 0.4), darker(body, 0.1))) +
        rect(-h * 0.06, -h * 0.4, h * 0.12, h * 0.2, lit(body)) +
        rect(-h * 0.08, -h * 0.44, h * 0.16, h * 0.06, lit(colour.gold)) +
        rect(-h * 0.035, h * 0.16, h * 0.07, h * 0.1, colour.gold),
      { rotate: -14 },
    ),
    ellipse([h * 0.22, -h * 0.3], h * 0.06, h * 0.06, lit(colour.gold)),
  ]);
}

export function spiritLamp(height: number): string {
  const h = height;
  return group([
    foot(h * 0.6),
    path(
      `M${-h * 0.4} 0Q${-h * 0.5} ${-h * 0.4} ${-h * 0.12} ${-h * 0.44}H${h * 0.12}Q${h * 0.5} ${-h * 0.4} ${h * 0.4} 0Z`,
      ball(colour.skyDeep),
      { "fill-opacity": 0.85 },
    ),
    rect(-h * 0.14, -h * 0.54, h * 0.28, h * 0.12, lit(colour.gold)),
    ellipse([0, -h * 0.8], h * 0.6, h * 0.6, glow("#ffd27a"), { "fill-opacity": 0.7 }),
    path(
      `M0 ${-h * 1.15}Q${h * 0.2} ${-h * 0.75} 0 ${-h * 0.54}Q${-h * 0.2} ${-h * 0.75} 0 ${-h * 1.15}Z`,
      down("#fff0b8", "#f0892a"),
    ),
  ]);
}

/** A stoppered jar for a shelf. */
export function jar(height: number, content: string): string {
  const h = height;
  return group([
    rect(-h * 0.3, -h * 0.8, h * 0.6, h * 0.8, GLASS, { rx: h * 0.08, "fill-opacity": 0.8 }),
    rect(-h * 0.26, -h * 0.56, h * 0.52, h * 0.52, across(lighter(content, 0.25), darker(content, 0.2)), {
      rx: h * 0.06,
    }),
    rect(-h * 0.2, -h, h * 0.4, h * 0.22, lit(colour.bark), { rx: h * 0.05 }),
    rect(-h * 0.18, -h * 0.42, h * 0.36, h * 0.2, colour.cream),
    shine(-h * 0.2, -h * 0.74, -h * 0.1, h * 0.05),
  ]);
}

/** A glass held up against the light, handle down from the origin at the lens's centre. */
export function magnifier(radius: number): string {
  const r = radius;
  return group([
    stroke(`M${r * 0.7} ${r * 0.75}L${r * 1.9} ${r * 2.1}`, lit(colour.barkDeep), r * 0.34),
    ellipse([0, 0], r, r, "#dff0ee", { "fill-opacity": 0.55, stroke: colour.gold, "stroke-width": r * 0.2 }),
    path(`M${-r * 0.6} ${r * 0.1}A${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.1} ${-r * 0.62}`, "none", {
      stroke: "#ffffff",
      "stroke-width": r * 0.14,
      "stroke-linecap": "round",
      "stroke-opacity": 0.8,
    }),
  ]);
}

/** Safety glasses over a face, in head units of 100; put on through `held` at the head's centre. */
export function goggles(turn: number): string {
  const x = turn * 15;
  return group([
    stroke(`M${x - 46} 0Q${x - 36} 4 ${x - 30} 4M${x + 30} 4Q${x + 36} 4 ${x + 40} 0`, colour.slate, 5),
    rect(x - 31, -9, 62, 29, "#d9efee", {
      rx: 13,
      "fill-opacity": 0.26,
      stroke: colour.teal,
      "stroke-width": 3.6,
    }),
    stroke(`M${x - 23} -2l5 -3M${x + 12} -2l5 -3`, "#ffffff", 2.4, { "stroke-opacity": 0.9 }),
  ]);
}
