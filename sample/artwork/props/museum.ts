import { across, ball, colour, darker, down, glow, lighter, lit, mix } from "../palette.ts";
import { figure, type Pose } from "../people.ts";
import { archOutline } from "../surroundings/school.ts";
import { ellipse, group, path, place, polygon, rect, stroke } from "../svg.ts";

const sandstone = "#b48a64";

/** Everything inside becomes carved stone of one colour. */
function inStone(id: string, body: string): string {
  return `<filter id="${id}" x="-0.2" y="-0.2" width="1.4" height="1.4" color-interpolation-filters="sRGB"><feColorMatrix values="0.38 0.56 0.18 0 0.1  0.32 0.47 0.15 0 0.05  0.24 0.36 0.12 0 0.03  0 0 0 1 0"/></filter>${group([body], { filter: `url(#${id})` })}`;
}

const tribhanga: Pose = {
  legLeft: { angles: [-8, -2] },
  legRight: { angles: [26, -24] },
  armLeft: { to: [-0.5, -0.36], bend: -1, size: 0.94 },
  armRight: { to: [0.4, 0.72], bend: -1, size: 0.9 },
  handLeft: "open",
  handRight: "hidden",
  lean: -6,
  tilt: 9,
};

/** A dancer carved from sandstone before a lotus halo, on a moulded pedestal; stands on the origin. */
export function stoneDancer(height: number): string {
  const h = height;
  const petals = Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * Math.PI * 2;
    const at = (out: number, turn: number): string =>
      `${(Math.cos(angle + turn) * h * out).toFixed(1)} ${(Math.sin(angle + turn) * h * out).toFixed(1)}`;
    return `M${at(0.16, 0)}Q${at(0.22, -0.2)} ${at(0.27, 0)}Q${at(0.22, 0.2)} ${at(0.16, 0)}Z`;
  });
  const step = (y: number, w: number, tall: number, shade: number): string =>
    rect(
      -w * h,
      -y * h,
      w * 2 * h,
      tall * h,
      across(lighter(sandstone, 0.3 - shade), darker(sandstone, 0.3 + shade)),
    );
  return group([
    ellipse([h * 0.06, 0], h * 0.42, h * 0.05, glow(colour.plum), { "fill-opacity": 0.7 }),
    step(0.1, 0.3, 0.1, 0),
    step(0.16, 0.26, 0.06, 0.08),
    step(0.3, 0.22, 0.14, 0.02),
    step(0.34, 0.27, 0.045, 0),
    stroke(
      Array.from(
        { length: 7 },
        (_, index) => `M${(-0.17 + index * 0.057) * h} ${-h * 0.18}v${-h * 0.09}`,
      ).join(""),
      darker(sandstone, 0.4),
      h * 0.008,
      { "stroke-opacity": 0.5 },
    ),
    place(
      0,
      -h * 0.9,
      ellipse([0, 0], h * 0.21, h * 0.21, lit(darker(sandstone, 0.4))) +
        path(petals.join(""), lit(darker(sandstone, 0.22))),
    ),
    place(
      0,
      -h * 0.35,
      inStone(
        "carved-dancer",
        figure({
          height: h * 0.68,
          age: "adult",
          sex: "f",
          pose: tribhanga,
          expression: "focus",
          hair: "topKnot",
          skin: "#c79a6e",
          hairColour: "#9c7550",
          earrings: true,
          flowers: true,
          shadow: false,
          outfit: {
            kind: "lehenga",
            colour: "#c09468",
            blouse: "#b4885e",
            border: "#8a6444",
            dupatta: "#cfa57a",
          },
        }),
      ),
    ),
  ]);
}

/** A glass case on legs with pots and coins; stands on the origin. */
export function showcase(width: number, height: number): string {
  const [w, h] = [width / 2, height];
  const pot = (x: number, r: number, tone: string): string =>
    place(
      x,
      -h * 0.52,
      ellipse([0, -r * 0.8], r, r * 0.8, ball(tone)) +
        rect(-r * 0.4, -r * 1.8, r * 0.8, r * 0.4, lit(tone)) +
        ellipse([0, -r * 1.8], r * 0.5, r * 0.14, darker(tone, 0.4)),
    );
  return group([
    ellipse([0, 0], w * 1.1, h * 0.06, glow(colour.plum), { "fill-opacity": 0.6 }),
    rect(-w * 0.94, -h * 0.52, w * 0.08, h * 0.52, darker(colour.bark, 0.3)),
    rect(w * 0.86, -h * 0.52, w * 0.08, h * 0.52, darker(colour.bark, 0.4)),
    rect(-w, -h * 0.6, w * 2, h * 0.1, lit(colour.bark)),
    pot(-w * 0.5, h * 0.12, colour.terracotta),
    pot(w * 0.1, h * 0.09, mix(colour.slate, colour.clay, 0.4)),
    ...[0.4, 0.56, 0.72].map((x) => ellipse([w * x, -h * 0.62], h * 0.03, h * 0.02, lit(colour.gold))),
    rect(-w * 0.96, -h, w * 1.92, h * 0.42, "#dff0ee", { "fill-opacity": 0.2 }),
    path(
      polygon([
        [-w * 0.8, -h * 0.6],
        [-w * 0.4, -h],
        [-w * 0.1, -h],
        [-w * 0.5, -h * 0.6],
      ]),
      "#ffffff",
      { "fill-opacity": 0.16 },
    ),
    stroke(`M${-w * 0.96} ${-h * 0.58}V${-h}H${w * 0.96}V${-h * 0.58}`, lighter(colour.bark, 0.3), h * 0.02),
  ]);
}

/** A lit niche in the wall with its label; upper left corner of the arch's box is the origin. */
export function niche(width: number, height: number, inside: string): string {
  const arch = archOutline(0, height, width, height);
  return group([
    path(arch, down("#3c3348", "#6a5148")),
    ellipse([width / 2, height * 0.35], width * 0.7, height * 0.5, glow("#ffdf9e"), { "fill-opacity": 0.55 }),
    place(width / 2, height, inside),
    stroke(arch, lit(colour.sand), width * 0.05),
    rect(width * 0.3, height + 14, width * 0.4, 20, lit(colour.gold), { rx: 2 }),
  ]);
}
