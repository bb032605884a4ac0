import { across, colour, darker, glow, lit } from "../palette.ts";
import type { FigureOptions } from "../people.ts";
import { ellipse, group, path, place, polygon, rect, stroke } from "../svg.ts";

type Held = NonNullable<FigureOptions["held"]>;

/** A microphone on a stand, foot on the origin. */
export function microphone(height: number): string {
  return group([
    ellipse([0, 0], height * 0.16, height * 0.03, glow(colour.plum), { "fill-opacity": 0.6 }),
    ellipse([0, -height * 0.015], height * 0.1, height * 0.024, lit(colour.slate)),
    rect(-height * 0.01, -height * 0.92, height * 0.02, height * 0.92, across("#b9bfbf", "#4b5354")),
    place(
      0,
      -height * 0.94,
      rect(-height * 0.018, -height * 0.09, height * 0.036, height * 0.12, lit(colour.slate), {
        rx: height * 0.01,
      }) + ellipse([0, -height * 0.1], height * 0.032, height * 0.036, lit("#5d686b")),
      { rotate: 24 },
    ),
  ]);
}

/** A sheet of paper held in both hands, tilted to the reader. */
export function heldSheet(tone: string = colour.white): Held {
  return ({ arms }) => {
    const [x, y] = [(arms.left.end[0] + arms.right.end[0]) / 2, (arms.left.end[1] + arms.right.end[1]) / 2];
    return place(
      x,
      y,
      path(
        polygon([
          [-84, -70],
          [84, -84],
          [92, 60],
          [-80, 70],
        ]),
        lit(tone),
      ) +
        stroke("M-60 -40L58 -50M-58 -14L60 -22M-58 14L40 8", darker(colour.clay, 0.2), 6, {
          "stroke-opacity": 0.5,
        }),
    );
  };
}
