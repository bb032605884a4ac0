import { across, colour, darker, down, glow, lighter } from "../palette.ts";
import { type FigureOptions, figure, jointsOf } from "../people.ts";
import { ellipse, group, type Point, path, place, polygon } from "../svg.ts";

/** A camera at x = 0 looking straight ahead: metres to the right, up from the floor and away from us. */
export interface View {
  at(x: number, y: number, z: number): Point;
  /** Pixels to a metre at this distance. */
  scale(z: number): number;
}

interface ViewOptions {
  /** Where the lines that run away from us meet. */
  centre: number;
  horizon: number;
  /** Height of our eyes above the floor. */
  eye: number;
  focal: number;
}

export function viewFrom({ centre, horizon, eye, focal }: ViewOptions): View {
  const scale = (z: number): number => focal / z;
  return {
    scale,
    at: (x, y, z) => [centre + x * scale(z), horizon + (eye - y) * scale(z)],
  };
}

export type Corner = readonly [x: number, y: number, z: number];

/** A flat face with these corners. */
export function face(
  view: View,
  corners: readonly Corner[],
  fill: string,
  more: Record<string, string | number | undefined> = {},
): string {
  return path(polygon(corners.map((corner) => view.at(...corner))), fill, more);
}

export interface Box {
  /** Left edge, underside and nearest edge. */
  x: number;
  y?: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

/** A closed box with the faces that can be seen from x = 0, lit from the upper left. */
export function box(view: View, { x, y = 0, z, width, height, depth }: Box, tone: string): string {
  const [right, top, far] = [x + width, y + height, z + depth];
  const faces: string[] = [];
  if (x > 0)
    faces.push(
      face(
        view,
        [
          [x, y, z],
          [x, y, far],
          [x, top, far],
          [x, top, z],
        ],
        across(darker(tone, 0.08), darker(tone, 0.2)),
      ),
    );
  if (right < 0)
    faces.push(
      face(
        view,
        [
          [right, y, z],
          [right, y, far],
          [right, top, far],
          [right, top, z],
        ],
        across(darker(tone, 0.42), darker(tone, 0.3)),
      ),
    );
  faces.push(
    face(
      view,
      [
        [x, top, z],
        [right, top, z],
        [right, top, far],
        [x, top, far],
      ],
      across(lighter(tone, 0.42), lighter(tone, 0.08)),
    ),
    face(
      view,
      [
        [x, y, z],
        [right, y, z],
        [right, top, z],
        [x, top, z],
      ],
      down(darker(tone, 0.04), darker(tone, 0.24)),
    ),
  );
  return group(faces);
}

/** A table on four legs. */
export function tableBox(
  view: View,
  { x, z, width, height, depth }: Box,
  tone: string,
  thick = 0.05,
): string {
  const leg = 0.07;
  const legs = [z + depth - leg, z].flatMap((at) =>
    [x + 0.04, x + width - leg - 0.04].map((left) =>
      box(view, { x: left, z: at, width: leg, height: height - thick, depth: leg }, darker(tone, 0.25)),
    ),
  );
  return group([
    softShade(view, x + width / 2 + 0.1, z + depth / 2, width * 0.62, depth * 0.7, 0.42),
    ...legs,
    box(view, { x, y: height - thick, z, width, height: thick, depth }, tone),
  ]);
}

/** A soft patch of shade lying on the floor. */
export function softShade(
  view: View,
  x: number,
  z: number,
  halfWidth: number,
  halfDepth: number,
  strength = 0.45,
): string {
  const [cx, near] = view.at(x, 0, Math.max(0.5, z - halfDepth));
  const [, far] = view.at(x, 0, z + halfDepth);
  const [, cy] = view.at(x, 0, z);
  return ellipse(
    [cx, (near + far + cy) / 3],
    halfWidth * view.scale(z),
    (near - far) / 2,
    glow(colour.plum),
    {
      "fill-opacity": strength,
    },
  );
}

/** The long shadow of somebody standing at (x, z), falling to the right and towards us. */
export function longShadow(
  view: View,
  x: number,
  z: number,
  { length = 0.9, width = 0.17, towardsUs = 0.35, strength = 0.22 } = {},
): string {
  const tip: Point = [x + length, z - length * towardsUs];
  const outline: Corner[] = [
    [x - width * 0.5, 0, z - width * 0.5],
    [x, 0, z + width * 0.6],
    [tip[0] - width * 0.3, 0, tip[1] + width * 1.1],
    [tip[0] + width * 0.7, 0, tip[1] + width * 0.4],
    [tip[0] + width * 0.5, 0, tip[1] - width * 0.6],
    [x + width * 0.6, 0, z - width],
  ];
  return face(view, outline, colour.plum, { "fill-opacity": strength });
}

export interface Standing extends Omit<FigureOptions, "height"> {
  x: number;
  z: number;
  /** Above the floor: on a step, a stage, a ladder. */
  y?: number;
  /** Standing height in metres. */
  metres?: number;
  /** Length of the shadow over the floor; none for those who sit at a table. */
  shade?: number;
}

function heightOf({ age, sex, metres }: Omit<Standing, "x" | "z">): number {
  if (metres) return metres;
  if (age === "adult" || age === "elder") return sex === "m" ? 1.7 : 1.6;
  return age === "teen" ? 1.5 : 1.24;
}

/** Where somebody's hand is in the picture: for strings and things thrown. */
export function handOf(view: View, standing: Standing, side: "left" | "right"): Point {
  const { x, y = 0, z } = standing;
  const joints = jointsOf({ ...standing, height: heightOf(standing) * view.scale(z) });
  const [px, py] = view.at(x, y, z);
  const [dx, dy] = side === "left" ? joints.handLeft : joints.handRight;
  return [px + dx, py + dy];
}

/** A person at a place in the room, of the size that the distance asks for. */
export function person(view: View, standing: Standing): string {
  const { x, y = 0, z, metres: _metres, shade = 0, ...options } = standing;
  const [px, py] = view.at(x, y, z);
  return (
    (shade > 0 ? longShadow(view, x, z, { length: shade }) : "") +
    place(px, py, figure({ ...options, height: heightOf(standing) * view.scale(z) }))
  );
}

/** Puts something drawn in pixels of one metre = 100 at a place in the room. */
export function thing(view: View, x: number, y: number, z: number, body: string, rotate = 0): string {
  const [px, py] = view.at(x, y, z);
  return place(px, py, body, { scale: view.scale(z) / 100, rotate });
}
