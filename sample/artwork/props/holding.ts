import type { FigureOptions } from "../people.ts";
import { type Point, place } from "../svg.ts";

type Held = Pick<FigureOptions, "held">;

/** Something held in both hands, in the figure's own units (1000 to its standing height). */
export function inBothHands(body: string, dx = 0, dy = 0): Held {
  return {
    held: ({ arms: { left, right } }) =>
      place((left.end[0] + right.end[0]) / 2 + dx, (left.end[1] + right.end[1]) / 2 + dy, body),
  };
}

/** Something held in one hand; left and right are those of the picture. */
export function inHand(side: "left" | "right", body: string, offset: Point = [0, 0], rotate = 0): Held {
  return {
    held: ({ arms }) => place(arms[side].end[0] + offset[0], arms[side].end[1] + offset[1], body, { rotate }),
  };
}
