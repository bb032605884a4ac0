import { colour, darker, down, lighter, lit } from "../palette.ts";
import { blob, ellipse, group, path, polygon, rect, stroke } from "../svg.ts";

/** Pictures as children paint them, in a box from (0, 0) with a white margin. */

type Motif = (w: number, h: number) => string;

const sun = (x: number, y: number, r: number): string =>
  ellipse([x, y], r, r, lit(colour.marigold)) +
  stroke(
    Array.from({ length: 10 }, (_, index) => {
      const angle = (index / 10) * Math.PI * 2;
      return `M${x + Math.cos(angle) * r * 1.25} ${y + Math.sin(angle) * r * 1.25}l${Math.cos(angle) * r * 0.4} ${Math.sin(angle) * r * 0.4}`;
    }).join(""),
    colour.marigold,
    r * 0.16,
  );

const landscape: Motif = (w, h) =>
  rect(0, 0, w, h, down("#a9dbe6", "#e8f3e2")) +
  sun(w * 0.8, h * 0.22, h * 0.1) +
  path(
    `M0 ${h * 0.62}Q${w * 0.24} ${h * 0.3} ${w * 0.48} ${h * 0.6}T${w} ${h * 0.54}V${h}H0Z`,
    lit(colour.leaf),
  ) +
  path(
    `M${w * 0.5} ${h * 0.6}Q${w * 0.4} ${h * 0.78} ${w * 0.56} ${h}H${w * 0.76}Q${w * 0.56} ${h * 0.78} ${w * 0.58} ${h * 0.6}Z`,
    lit(colour.skyDeep),
  ) +
  rect(w * 0.14, h * 0.6, w * 0.2, h * 0.2, lit(colour.butter)) +
  path(
    polygon([
      [w * 0.1, h * 0.62],
      [w * 0.24, h * 0.44],
      [w * 0.38, h * 0.62],
    ]),
    lit(colour.brick),
  ) +
  rect(w * 0.82, h * 0.58, w * 0.025, h * 0.2, colour.bark) +
  path(
    blob([
      [w * 0.83, h * 0.62],
      [w * 0.74, h * 0.52],
      [w * 0.82, h * 0.38],
      [w * 0.92, h * 0.46],
      [w * 0.92, h * 0.58],
    ]),
    lit(colour.green),
  );

const vase: Motif = (w, h) => {
  const flower = (x: number, y: number, tone: string): string =>
    stroke(`M${w * 0.5} ${h * 0.66}Q${(x + w * 0.5) / 2} ${h * 0.5} ${x} ${y}`, colour.leaf, h * 0.025) +
    Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI * 2;
      return ellipse(
        [x + Math.cos(angle) * h * 0.075, y + Math.sin(angle) * h * 0.075],
        h * 0.055,
        h * 0.055,
        tone,
      );
    }).join("") +
    ellipse([x, y], h * 0.045, h * 0.045, colour.marigold);
  return (
    rect(0, 0, w, h, down("#fbe3b4", "#f5c98a")) +
    rect(0, h * 0.82, w, h * 0.18, lit(colour.terracotta)) +
    flower(w * 0.3, h * 0.34, colour.rose) +
    flower(w * 0.68, h * 0.32, colour.indigo) +
    flower(w * 0.5, h * 0.2, colour.maroon) +
    path(
      `M${w * 0.38} ${h * 0.6}H${w * 0.62}Q${w * 0.72} ${h * 0.78} ${w * 0.58} ${h * 0.92}H${w * 0.42}Q${w * 0.28} ${h * 0.78} ${w * 0.38} ${h * 0.6}Z`,
      lit(colour.peacock),
    ) +
    stroke(`M${w * 0.34} ${h * 0.76}Q${w * 0.5} ${h * 0.84} ${w * 0.66} ${h * 0.76}`, colour.butter, h * 0.03)
  );
};

const fish: Motif = (w, h) => {
  const swimmer = (x: number, y: number, s: number, tone: string): string =>
    path(`M${x - s} ${y}Q${x} ${y - s * 0.8} ${x + s} ${y}Q${x} ${y + s * 0.8} ${x - s} ${y}Z`, lit(tone)) +
    path(
      polygon([
        [x + s * 0.8, y],
        [x + s * 1.5, y - s * 0.5],
        [x + s * 1.5, y + s * 0.5],
      ]),
      darker(tone, 0.15),
    ) +
    ellipse([x - s * 0.5, y - s * 0.1], s * 0.12, s * 0.12, colour.ink) +
    stroke(
      `M${x - s * 0.1} ${y - s * 0.36}q${s * 0.2} ${s * 0.36} 0 ${s * 0.72}M${x + s * 0.3} ${y - s * 0.28}q${s * 0.16} ${s * 0.28} 0 ${s * 0.56}`,
      colour.cream,
      s * 0.09,
    );
  return (
    rect(0, 0, w, h, down("#8fd0dc", "#2c7c93")) +
    swimmer(w * 0.34, h * 0.36, w * 0.15, colour.saffron) +
    swimmer(w * 0.66, h * 0.66, w * 0.12, colour.rose) +
    stroke(
      `M${w * 0.12} ${h}q${w * 0.06} ${-h * 0.2} 0 ${-h * 0.4}M${w * 0.2} ${h}q${-w * 0.05} ${-h * 0.14} 0 ${-h * 0.3}M${w * 0.88} ${h}q${w * 0.05} ${-h * 0.2} ${-w * 0.01} ${-h * 0.44}`,
      colour.leaf,
      w * 0.025,
    )
  );
};

const rainbow: Motif = (w, h) =>
  rect(0, 0, w, h, lit("#d9ecf0")) +
  ["#b5382c", colour.saffron, "#f2d13c", colour.leaf, colour.dustyBlue, colour.lilac]
    .map((tone, index) =>
      stroke(
        `M${w * (0.1 + index * 0.045)} ${h * 0.82}A${w * (0.4 - index * 0.045)} ${h * (0.62 - index * 0.07)} 0 0 1 ${w * (0.9 - index * 0.045)} ${h * 0.82}`,
        tone,
        h * 0.065,
        { "stroke-linecap": "butt" },
      ),
    )
    .join("") +
  rect(0, h * 0.8, w, h * 0.2, lit(colour.leafLight)) +
  [0.1, 0.9].map((x) => ellipse([w * x, h * 0.8], w * 0.12, h * 0.09, colour.white)).join("");

const elephant: Motif = (w, h) =>
  rect(0, 0, w, h, down("#f6c9a0", "#fbe6b8")) +
  rect(0, h * 0.8, w, h * 0.2, lit(colour.leaf)) +
  path(
    `M${w * 0.24} ${h * 0.84}V${h * 0.46}Q${w * 0.26} ${h * 0.26} ${w * 0.5} ${h * 0.26}Q${w * 0.76} ${h * 0.26} ${w * 0.78} ${h * 0.5}V${h * 0.84}H${w * 0.66}V${h * 0.68}H${w * 0.4}V${h * 0.84}Z`,
    lit(colour.dustyBlue),
  ) +
  path(
    `M${w * 0.3} ${h * 0.34}Q${w * 0.1} ${h * 0.34} ${w * 0.12} ${h * 0.6}Q${w * 0.13} ${h * 0.76} ${w * 0.06} ${h * 0.78}`,
    "none",
    { stroke: colour.dustyBlue, "stroke-width": w * 0.06, "stroke-linecap": "round" },
  ) +
  ellipse([w * 0.36, h * 0.42], w * 0.1, h * 0.15, lit(lighter(colour.dustyBlue, 0.2))) +
  ellipse([w * 0.24, h * 0.4], w * 0.018, h * 0.025, colour.ink) +
  path(
    polygon([
      [w * 0.44, h * 0.26],
      [w * 0.68, h * 0.26],
      [w * 0.72, h * 0.56],
      [w * 0.42, h * 0.56],
    ]),
    lit(colour.maroon),
  ) +
  stroke(
    `M${w * 0.43} ${h * 0.5}H${w * 0.71}M${w * 0.46} ${h * 0.32}H${w * 0.67}`,
    colour.marigold,
    h * 0.03,
  );

const kites: Motif = (w, h) => {
  const kite = (x: number, y: number, s: number, tone: string, other: string): string =>
    path(
      polygon([
        [x, y - s],
        [x + s * 0.8, y],
        [x, y + s],
        [x - s * 0.8, y],
      ]),
      tone,
    ) +
    path(
      polygon([
        [x, y - s],
        [x + s * 0.8, y],
        [x, y],
      ]),
      other,
    ) +
    stroke(`M${x} ${y + s}q${s * 0.5} ${s * 0.6} 0 ${s * 1.2}t0 ${s}`, colour.plum, s * 0.06);
  return (
    rect(0, 0, w, h, down("#6fb2cf", "#d5ecee")) +
    kite(w * 0.3, h * 0.32, h * 0.18, colour.maroon, colour.saffron) +
    kite(w * 0.68, h * 0.42, h * 0.15, colour.leaf, "#f2d13c") +
    rect(0, h * 0.84, w, h * 0.16, lit(colour.brick)) +
    sun(w * 0.88, h * 0.16, h * 0.08)
  );
};

const motifs: readonly Motif[] = [landscape, vase, fish, rainbow, elephant, kites];

/** One of the six motifs, on a white sheet. */
export function childsPainting(width: number, height: number, motif: number): string {
  const edge = height * 0.06;
  const paint = motifs[motif % motifs.length] as Motif;
  return group([
    rect(0, 0, width, height, colour.white),
    group([paint(width - edge * 2, height - edge * 2)], {
      transform: `translate(${edge.toFixed(1)} ${edge.toFixed(1)})`,
    }),
  ]);
}
