import { colour, glow, lit } from "../palette.ts";
import { ellipse, group, type Point, path, polygon, stroke } from "../svg.ts";
import { box, type View } from "./perspective.ts";

export type Program = "drawing" | "letters" | "sums" | "map" | "bars";

type Plane = (u: number, v: number) => Point;

/** What a screen shows; (0, 0) is its upper left corner and (1, 1) its lower right one. */
function programOn(plane: Plane, program: Program): string {
  const quad = (u0: number, v0: number, u1: number, v1: number, fill: string, opacity = 1): string =>
    path(polygon([plane(u0, v0), plane(u1, v0), plane(u1, v1), plane(u0, v1)]), fill, {
      "fill-opacity": opacity,
    });
  const shape = (points: readonly Point[], fill: string): string =>
    path(polygon(points.map(([u, v]) => plane(u, v))), fill);
  const round = (u: number, v: number, r: number, fill: string): string =>
    shape(
      Array.from({ length: 14 }, (_, index): Point => {
        const angle = (index / 14) * Math.PI * 2;
        return [u + Math.cos(angle) * r * 0.75, v + Math.sin(angle) * r];
      }),
      fill,
    );
  const paper = quad(0, 0, 1, 1, "#eaf3f2");
  switch (program) {
    case "drawing":
      return (
        paper +
        quad(0, 0, 0.12, 1, colour.dustyBlue) +
        quad(0.12, 0.66, 1, 1, colour.leafLight) +
        quad(0.12, 0, 1, 0.66, "#bfe0ea") +
        round(0.84, 0.2, 0.12, colour.marigold) +
        quad(0.36, 0.46, 0.7, 0.8, colour.sand) +
        shape(
          [
            [0.3, 0.47],
            [0.53, 0.22],
            [0.76, 0.47],
          ],
          colour.brick,
        ) +
        quad(0.48, 0.58, 0.58, 0.8, colour.maroon) +
        [colour.maroon, colour.saffron, colour.green, colour.indigo]
          .map((tone, index) => quad(0.03, 0.1 + index * 0.2, 0.09, 0.22 + index * 0.2, tone))
          .join("")
      );
    case "letters":
      return (
        quad(0, 0, 1, 1, "#fdf6e2") +
        quad(0, 0, 1, 0.14, colour.maroon) +
        [0.28, 0.42, 0.56, 0.7, 0.84]
          .map((v, index) => quad(0.12, v, 0.88 - (index % 3) * 0.16, v + 0.05, colour.slate, 0.55))
          .join("") +
        quad(0.62, 0.62, 0.9, 0.92, colour.saffron)
      );
    case "sums":
      return (
        quad(0, 0, 1, 1, "#2c5f58") +
        [0.2, 0.5, 0.8]
          .flatMap((u, column) =>
            [0.25, 0.55, 0.82].map((v, row) =>
              round(u, v, 0.11, [colour.marigold, colour.rose, colour.skyDeep][(column + row) % 3] as string),
            ),
          )
          .join("")
      );
    case "map":
      return (
        quad(0, 0, 1, 1, "#8fc3d2") +
        shape(
          [
            [0.36, 0.08],
            [0.56, 0.16],
            [0.6, 0.34],
            [0.84, 0.36],
            [0.78, 0.5],
            [0.62, 0.54],
            [0.5, 0.94],
            [0.4, 0.62],
            [0.22, 0.46],
            [0.34, 0.34],
          ],
          colour.leafLight,
        ) +
        round(0.46, 0.3, 0.05, colour.maroon) +
        quad(0, 0, 1, 0.08, colour.indigo)
      );
    case "bars":
      return (
        quad(0, 0, 1, 1, "#f4efe2") +
        [0.5, 0.3, 0.62, 0.2, 0.42]
          .map((v, index) =>
            quad(
              0.12 + index * 0.16,
              v,
              0.23 + index * 0.16,
              0.88,
              [colour.saffron, colour.teal, colour.maroon, colour.indigo, colour.leaf][index] as string,
            ),
          )
          .join("") +
        quad(0.08, 0.88, 0.94, 0.91, colour.slate)
      );
  }
}

/** A monitor on a table whose screen runs from the place `left` to the place `right` (across and away from us). */
export function monitor(
  view: View,
  {
    left,
    right,
    y,
    program,
    height = 0.36,
  }: { left: Point; right: Point; y: number; program: Program; height?: number },
): string {
  const top = y + 0.1 + height;
  const plane: Plane = (u, v) =>
    view.at(left[0] + (right[0] - left[0]) * u, top - height * v, left[1] + (right[1] - left[1]) * u);
  const outline = (edge: number): string =>
    polygon([plane(-edge, -edge), plane(1 + edge, -edge), plane(1 + edge, 1 + edge), plane(-edge, 1 + edge)]);
  const [x, z] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const [cx, cy] = plane(0.5, 0.5);
  const reach = view.scale(z) * 0.6;
  return group([
    box(view, { x: x - 0.1, y, z: z - 0.1, width: 0.2, height: 0.02, depth: 0.2 }, colour.slate),
    box(view, { x: x - 0.02, y, z: z - 0.03, width: 0.04, height: 0.16, depth: 0.06 }, colour.slate),
    path(outline(0.06), lit(colour.slate)),
    programOn(plane, program),
    path(polygon([plane(0, 0), plane(0.5, 0), plane(0.2, 1), plane(0, 1)]), "#ffffff", {
      "fill-opacity": 0.12,
    }),
    ellipse([cx, cy], reach, reach, glow("#cfeaf2"), { "fill-opacity": 0.35 }),
  ]);
}

/** A monitor that stands sideways to us: its screen lies in the plane of `x`. */
export function sideMonitor(
  view: View,
  { x, y, z, program, width = 0.52 }: { x: number; y: number; z: number; program: Program; width?: number },
): string {
  const [near, far]: [Point, Point] = [
    [x, z],
    [x, z + width],
  ];
  return monitor(view, { left: x < 0 ? near : far, right: x < 0 ? far : near, y, program });
}

/** A framed print on a side wall, showing the same things as the screens. */
export function sidePrint(view: View, x: number, z: number, program: Program): string {
  const [bottom, top, width] = [1.4, 2.3, 0.95];
  const plane: Plane = (u, v) =>
    view.at(x, top - (top - bottom) * v, x < 0 ? z + width * u : z + width * (1 - u));
  const outline = (edge: number): string =>
    polygon([plane(-edge, -edge), plane(1 + edge, -edge), plane(1 + edge, 1 + edge), plane(-edge, 1 + edge)]);
  return group([
    path(outline(0.08), lit(colour.clay)),
    path(outline(0.04), colour.cream),
    programOn(plane, program),
  ]);
}

/** A keyboard lying on a table along the side of the room. */
export function keyboardAt(
  view: View,
  x: number,
  y: number,
  z: number,
  { width = 0.16, depth = 0.42 } = {},
): string {
  const keys = Array.from({ length: 9 }, (_, index) => {
    const at = z + depth * (0.08 + index * 0.1);
    const [from, to] = [view.at(x + width * 0.1, y + 0.02, at), view.at(x + width * 0.9, y + 0.02, at)];
    return `M${from.join(" ")}L${to.join(" ")}`;
  });
  return (
    box(view, { x, y, z, width, height: 0.02, depth }, colour.linen) +
    stroke(keys.join(""), colour.steel, Math.max(1, view.scale(z) * 0.008), { "stroke-opacity": 0.8 })
  );
}
