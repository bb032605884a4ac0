import { jointsOf } from "../people.ts";
import { clipped, type Point, ribbon } from "../svg.ts";
import { person, type Standing, type View } from "./perspective.ts";

/**
 * The part of somebody behind a table that shows in front of it: what rises above the table's height, and the
 * forearms that reach over its top. To be drawn after the table, with the whole person drawn before.
 */
export function overTable(view: View, standing: Standing, tableHeight: number): string {
  const { x, y = 0, z, metres = 1.24 } = standing;
  const height = metres * view.scale(z);
  const { elbowLeft, elbowRight, handLeft, handRight } = jointsOf({ ...standing, height });
  const [px, py] = view.at(x, y, z);
  const [, edge] = view.at(0, tableHeight, z - 0.12);
  const forearm = (elbow: Point, hand: Point): string => {
    const along = (share: number): Point => [
      px + elbow[0] + (hand[0] - elbow[0]) * share,
      py + elbow[1] + (hand[1] - elbow[1]) * share,
    ];
    return ribbon([along(0.2), along(1), along(1.5)], [height * 0.066, height * 0.066, height * 0.084]);
  };
  return clipped(
    `M-200 -200H3000V${edge.toFixed(1)}H-200Z${forearm(elbowLeft, handLeft)}${forearm(elbowRight, handRight)}`,
    person(view, standing),
  );
}
