import { colour, lighter, lit } from "../palette.ts";
import { curve, ellipse, type Point, path, polygon, rect, stroke } from "../svg.ts";
import type { BustFrame } from "./bust-frame.ts";

export type Accessory =
  | "lanyard"
  | "stethoscope"
  | "whistle"
  | "medal"
  | "beads"
  | "mangalsutra"
  | "ranks"
  | "tape";

/** Things that tell what somebody does, worn over the clothes of a bust. */
export function accessory(kind: Accessory, { front, neck, shoulder }: BustFrame): string {
  const share = neck / shoulder;
  const around = (depth: number): Point[] => [
    front(-share * 1.16, 0),
    front(-share * 0.82, depth * 0.6),
    front(0, depth),
    front(share * 0.82, depth * 0.6),
    front(share * 1.16, 0),
  ];
  switch (kind) {
    case "lanyard": {
      const [x, y] = front(0, 42);
      return (
        stroke(curve([front(-share * 1.2, -4), front(-0.16, 22), [x, y - 6]]), colour.maroon, 2.4) +
        stroke(curve([front(share * 1.2, -4), front(0.16, 22), [x, y - 6]]), colour.maroon, 2.4) +
        rect(x - 13, y - 5, 26, 34, lit(colour.white), { rx: 2 }) +
        rect(x - 13, y - 5, 26, 8, colour.maroon, { rx: 2 }) +
        ellipse([x, y + 12], 5, 6, lit(colour.clay))
      );
    }
    case "stethoscope":
      return (
        stroke(curve([front(-share * 1.25, -6), front(-0.36, 34), front(-0.3, 80)]), "#3a3f4a", 3.4) +
        stroke(curve([front(share * 1.25, -6), front(0.36, 24), front(0.34, 40)]), "#3a3f4a", 3.4) +
        ellipse(front(0.34, 46), 6, 6, lit(colour.steel)) +
        ellipse(front(0.34, 46), 3.4, 3.4, lighter(colour.steel, 0.5))
      );
    case "whistle":
      return (
        stroke(curve(around(40)), colour.indigo, 1.8) +
        rect(front(0, 40)[0] - 4, front(0, 40)[1], 12, 7, lit(colour.steel), { rx: 3 })
      );
    case "medal": {
      const [x, y] = front(0, 36);
      return (
        path(
          polygon([front(-share * 1.2, -6), front(-share * 0.8, -6), [x + 3, y], [x - 3, y]]),
          lit(colour.saffron),
        ) +
        path(
          polygon([front(share * 0.8, -6), front(share * 1.2, -6), [x + 3, y], [x - 3, y]]),
          lit(colour.green),
        ) +
        ellipse([x, y + 7], 9, 9, lit(colour.gold)) +
        ellipse([x, y + 7], 6, 6, lit(lighter(colour.gold, 0.25)))
      );
    }
    case "beads":
      return Array.from({ length: 15 }, (_, index) => {
        const t = (index / 14) * 2 - 1;
        return ellipse(front(t * share * 1.25, 20 - t * t * 20), 2.1, 2.1, lit(colour.linen));
      }).join("");
    case "mangalsutra":
      return (
        stroke(curve(around(26)), colour.ink, 1.5) +
        ellipse(front(-0.03, 27), 2, 2.4, lit(colour.gold)) +
        ellipse(front(0.03, 27), 2, 2.4, lit(colour.gold))
      );
    case "ranks":
      return (
        [-1, 1]
          .map(
            (side) =>
              path(
                polygon([
                  front(side * 0.4, 3),
                  front(side * 0.74, 9),
                  front(side * 0.76, 17),
                  front(side * 0.4, 11),
                ]),
                lit("#3d4a2c"),
              ) +
              [0.48, 0.58, 0.68]
                .map((x) => ellipse(front(side * x, 9 + (x - 0.48) * 24), 1.7, 1.7, colour.gold))
                .join(""),
          )
          .join("") +
        [0, 1, 2]
          .map((index) =>
            path(
              polygon([
                front(0.28 + index * 0.1, 46),
                front(0.37 + index * 0.1, 46),
                front(0.37 + index * 0.1, 51),
                front(0.28 + index * 0.1, 51),
              ]),
              [colour.saffron, colour.green, colour.maroon][index] as string,
            ),
          )
          .join("")
      );
    case "tape":
      return (
        stroke(curve([front(-share * 1.3, -6), front(-0.42, 40), front(-0.4, 170)]), colour.marigold, 6) +
        stroke(curve([front(share * 1.3, -6), front(0.42, 40), front(0.4, 170)]), colour.marigold, 6)
      );
  }
}
