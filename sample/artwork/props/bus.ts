import { fittingSize, lettering } from "../lettering.ts";
import { across, colour, darker, down, lighter, lit } from "../palette.ts";
import { type FigureOptions, figure } from "../people.ts";
import { clipped, ellipse, group, type Point, path, place, polygon, rect, round, stroke } from "../svg.ts";
import { softShade, type View } from "./perspective.ts";

interface BusOptions {
  /** The corner by the door: where the front meets the side that we see. */
  x: number;
  z: number;
  width?: number;
  height?: number;
  length?: number;
  /** Somebody in each side window, from the front. */
  passengers?: readonly (Omit<FigureOptions, "height"> | undefined)[];
  driver: Omit<FigureOptions, "height">;
}

const YELLOW = "#f2b233";

/** A yellow bus that comes towards us at the left, its door side to the right of its front. */
export function bus(view: View, options: BusOptions): string {
  const { x, z, width = 2.3, height = 2.75, length = 7, passengers = [], driver } = options;
  const metre = view.scale(z);
  const front = (u: number, v: number): Point => view.at(x - width + width * u, height * (1 - v), z);
  const side = (s: number, v: number): Point => view.at(x, height * (1 - v), z + s);
  const quad = (
    plane: (a: number, b: number) => Point,
    a0: number,
    b0: number,
    a1: number,
    b1: number,
  ): string => polygon([plane(a0, b0), plane(a1, b0), plane(a1, b1), plane(a0, b1)]);
  const wheel = (s: number): string => {
    const [cx, cy] = view.at(x, 0.46, z + s);
    const r = 0.46 * view.scale(z + s);
    return (
      path(
        `M${cx - r * 0.6} ${cy + r * 0.2}A${r * 0.62} ${r * 1.12} 0 0 1 ${cx + r * 0.64} ${cy + r * 0.2}Z`,
        "#3a2a22",
      ) +
      ellipse([cx, cy], r * 0.56, r, lit("#2c2526")) +
      ellipse([cx - r * 0.05, cy], r * 0.3, r * 0.55, lit(colour.steel)) +
      ellipse([cx - r * 0.05, cy], r * 0.1, r * 0.2, colour.ink)
    );
  };
  const panes = Array.from({ length: 5 }, (_, index) => {
    const from = 1.75 + index * 1.04;
    const pane = quad(side, from, 0.2, from + 0.9, 0.46);
    const who = passengers[index];
    const [cx, cy] = side(from + 0.45, 0.46);
    const seen = who
      ? place(
          cx,
          cy + view.scale(z + from) * 0.72,
          figure({ ...who, height: 1.24 * view.scale(z + from), shadow: false }),
        )
      : "";
    return (
      path(pane, down("#7fa3ad", "#4d6d78")) +
      clipped(pane, seen) +
      path(quad(side, from, 0.2, from + 0.3, 0.46), "#ffffff", { "fill-opacity": 0.16 }) +
      stroke(pane, darker(YELLOW, 0.35), 2)
    );
  });
  const door = quad(side, 0.35, 0.18, 1.45, 0.93);
  const step = (s0: number, s1: number, v: number): string =>
    path(quad(side, s0, v, s1, v + 0.05), colour.steel);
  const windscreen = quad(front, 0.07, 0.18, 0.93, 0.5);
  const [wx, wy] = front(0.68, 0.5);
  const lamp = (u: number): string => {
    const [cx, cy] = front(u, 0.76);
    return (
      ellipse([cx, cy], metre * 0.13, metre * 0.13, lit(colour.steel)) +
      ellipse([cx, cy], metre * 0.1, metre * 0.1, lit("#fff6d8"))
    );
  };
  const [nameFrom, nameTo, nameLow] = [side(1.9, 0.55), side(6.5, 0.55), side(1.9, 0.68)];
  const nameWidth = 460;
  const nameHeight = 40;
  const matrix = [
    (nameTo[0] - nameFrom[0]) / nameWidth,
    (nameTo[1] - nameFrom[1]) / nameWidth,
    (nameLow[0] - nameFrom[0]) / nameHeight,
    (nameLow[1] - nameFrom[1]) / nameHeight,
    ...nameFrom,
  ].map((value) => round(value * 100) / 100);
  const school = "आदर्श विद्या गुरुकुल";
  return group([
    softShade(view, x - width / 2, z + length / 2, width * 0.8, length * 0.55, 0.6),
    path(
      polygon([
        view.at(x, 0, z),
        view.at(x, 0, z + length),
        view.at(x + 0.9, 0, z + length),
        view.at(x + 0.9, 0, z - 0.2),
      ]),
      colour.plum,
      { "fill-opacity": 0.26 },
    ),
    path(quad(side, 0, 0.03, length, 0.9), across(darker(YELLOW, 0.1), darker(YELLOW, 0.3))),
    path(quad(side, 0, 0.03, length, 0.1), lighter(YELLOW, 0.35)),
    path(quad(side, 0, 0.5, length, 0.54), colour.maroon),
    path(quad(side, 0, 0.72, length, 0.76), colour.maroon),
    path(quad(side, 0, 0.88, length, 0.92), "#3a2a22"),
    ...panes,
    group(
      [
        lettering(school, 0, nameHeight * 0.8, {
          size: fittingSize(school, nameWidth, nameHeight),
          fill: colour.maroonDeep,
        }),
      ],
      {
        transform: `matrix(${matrix.join(" ")})`,
      },
    ),
    path(door, down("#4c3a34", "#2c2220")),
    clipped(
      door,
      path(quad(side, 1.1, 0.18, 1.45, 0.93), darker(YELLOW, 0.25)) +
        step(0.4, 1.4, 0.82) +
        step(0.4, 1.4, 0.9),
    ),
    stroke(door, lighter(YELLOW, 0.2), 3),
    wheel(2.3),
    wheel(5.9),

    path(quad(front, 0, 0.02, 1, 0.92), down(lighter(YELLOW, 0.3), darker(YELLOW, 0.06))),
    path(
      polygon([front(0, 0.02), front(0.05, -0.02), front(0.95, -0.02), front(1, 0.02)]),
      lighter(YELLOW, 0.5),
    ),
    path(windscreen, down("#a9c8cf", "#597a86")),
    clipped(
      windscreen,
      place(wx, wy + metre * 1.1, figure({ ...driver, height: 1.7 * metre, shadow: false })) +
        path(polygon([front(0.1, 0.5), front(0.26, 0.18), front(0.4, 0.18), front(0.24, 0.5)]), "#ffffff", {
          "fill-opacity": 0.25,
        }),
    ),
    stroke(`M${front(0.5, 0.18).join(" ")}L${front(0.5, 0.5).join(" ")}`, darker(YELLOW, 0.4), metre * 0.03),
    stroke(windscreen, darker(YELLOW, 0.4), metre * 0.03),
    stroke(
      `M${front(0.3, 0.5).join(" ")}L${front(0.16, 0.34).join(" ")}M${front(0.74, 0.5).join(" ")}L${front(0.6, 0.34).join(" ")}`,
      colour.ink,
      metre * 0.018,
    ),
    path(quad(front, 0.16, 0.05, 0.84, 0.15), lit(colour.maroon)),
    lettering("SCHOOL BUS", ...front(0.5, 0.126), {
      size: metre * 0.19,
      fill: colour.butter,
      anchor: "middle",
    }),
    path(quad(front, 0, 0.54, 1, 0.58), colour.maroon),
    path(quad(front, 0.26, 0.62, 0.74, 0.78), lit("#4a3a34")),
    stroke(
      [0.65, 0.685, 0.72, 0.755]
        .map((v) => `M${front(0.28, v).join(" ")}L${front(0.72, v).join(" ")}`)
        .join(""),
      colour.steel,
      metre * 0.016,
    ),
    lamp(0.13),
    lamp(0.87),
    path(quad(front, -0.02, 0.84, 1.02, 0.93), lit("#5a4a44")),
    path(quad(front, 0.36, 0.85, 0.64, 0.92), colour.cream),
    rect(front(0.04, 0)[0], front(0, 0.93)[1], metre * 0.34, metre * 0.17, "#2c2526", { rx: 4 }),
    rect(front(0.82, 0)[0], front(0, 0.93)[1], metre * 0.34, metre * 0.17, "#2c2526", { rx: 4 }),
  ]);
}
