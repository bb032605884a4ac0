import { jointsOf } from "../people.ts";
import { attributes, group, type Point, path, ribbon, round } from "../svg.ts";
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
    return ribbon([along(0), along(1), along(1.5)], [height * 0.088, height * 0.072, height * 0.084]);
  };
  const shown = [
    `M-200 -200H3000V${round(edge)}H-200Z`,
    forearm(elbowLeft, handLeft),
    forearm(elbowRight, handRight),
  ];
  // A mask, because the parts of a clip path cut holes into one another where they overlap.
  const id = `over${Math.round(px)}x${Math.round(py)}`;
  const box = { x: px - height, y: py - height * 1.2, width: height * 2, height: height * 1.4 };
  const mask = `<mask id="${id}"${attributes({ maskUnits: "userSpaceOnUse", ...box })}>${shown.map((d) => path(d, "#fff")).join("")}</mask>`;
  return mask + group([person(view, standing)], { mask: `url(#${id})` });
}
