import { colour, darker, lighter, lit } from "../palette.ts";
import type { FigureOptions } from "../people.ts";
import { cricketBat } from "../surroundings/objects.ts";
import { group, type Point, path, place, ribbon, stroke } from "../svg.ts";

type Held = NonNullable<FigureOptions["held"]>;

const midway = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

/** White pads on both shins. */
export const pads: Held = ({ legs, build }) =>
  group(
    [legs.left, legs.right].map(({ joint, end }) => {
      const top: Point = [joint[0] + (joint[0] - end[0]) * 0.2, joint[1] + (joint[1] - end[1]) * 0.2];
      const spine = [top, midway(joint, end), end];
      const seams = [0.3, 0.5, 0.7, 0.9].map((t) => {
        const [x, y] = [top[0] + (end[0] - top[0]) * t, top[1] + (end[1] - top[1]) * t];
        return `M${x - build.leg * 0.5} ${y}H${x + build.leg * 0.5}`;
      });
      return (
        path(ribbon(spine, [build.leg * 1.2, build.leg * 1.24, build.leg * 0.96]), lit(colour.white)) +
        stroke(seams.join(""), colour.steel, 6, { "stroke-opacity": 0.45 })
      );
    }),
  );

/** A bat in both hands; 0 hangs straight down, positive angles swing it to the left. */
export const batInHands =
  (rotate: number, length = 620): Held =>
  ({ arms }) =>
    place(...midway(arms.left.end, arms.right.end), cricketBat(length), { rotate });

/** A short stick across the hand of one arm. */
export const baton =
  (side: "left" | "right", rotate: number): Held =>
  ({ arms }) =>
    place(
      ...arms[side].end,
      path(
        ribbon(
          [
            [-110, 0],
            [110, 0],
          ],
          [34],
        ),
        lit(colour.saffron),
      ) +
        path(
          ribbon(
            [
              [-110, 0],
              [-60, 0],
            ],
            [35],
          ),
          lit(darker(colour.maroon, 0.05)),
        ) +
        stroke("M-100 -8H100", lighter(colour.saffron, 0.6), 5, { "stroke-opacity": 0.6 }),
      { rotate },
    );
