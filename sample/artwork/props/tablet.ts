import { colour, glow, lit } from "../palette.ts";
import { clipped, ellipse, group, type Point, path, polygon, rect } from "../svg.ts";
import type { View } from "./perspective.ts";

/** A tablet leaning on a table, its screen running from the place `left` to the place `right`; `body` fills a box of 320 by 220. */
export function tablet(
  view: View,
  { left, right, y, height }: { left: Point; right: Point; y: number; height: number },
  body: string,
): string {
  const corner = (u: number, v: number): Point =>
    view.at(
      left[0] + (right[0] - left[0]) * u,
      y + height * (1 - v),
      left[1] + (right[1] - left[1]) * u + (1 - v) * 0.06,
    );
  const frame = (edge: number): string =>
    polygon([
      corner(-edge, -edge),
      corner(1 + edge, -edge),
      corner(1 + edge, 1 + edge),
      corner(-edge, 1 + edge),
    ]);
  const [a, b, c] = [corner(0, 0), corner(1, 0), corner(0, 1)];
  const matrix = [
    (b[0] - a[0]) / 320,
    (b[1] - a[1]) / 320,
    (c[0] - a[0]) / 220,
    (c[1] - a[1]) / 220,
    a[0],
    a[1],
  ];
  const [cx, cy] = corner(0.5, 0.5);
  const reach = view.scale((left[1] + right[1]) / 2) * 0.5;
  return group([
    path(frame(0.07), lit(colour.ink)),
    clipped(
      frame(0),
      group([rect(0, 0, 320, 220, "#dfeeee"), body], {
        transform: `matrix(${matrix.map((value) => value.toFixed(4)).join(" ")})`,
      }),
    ),
    path(polygon([corner(0, 0), corner(0.34, 0), corner(0.12, 1), corner(0, 1)]), "#ffffff", {
      "fill-opacity": 0.14,
    }),
    ellipse([cx, cy], reach, reach, glow("#d9f0f2"), { "fill-opacity": 0.3 }),
  ]);
}
