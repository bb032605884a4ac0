import { across, colour, darker, down, fadeDown, fadeRight, glow, lighter, mix } from "../palette.ts";
import { foliage } from "../surroundings/plants.ts";
import { chance, clipped, ellipse, group, path, polygon, stroke } from "../svg.ts";
import { type Corner, face, type View } from "./perspective.ts";

interface RoomOptions {
  /** The side walls, in metres from the middle line, and the back wall's distance. */
  left: number;
  right: number;
  back: number;
  height: number;
  wall: string;
  floor: string;
  dado?: string;
  dadoHeight?: number;
  /** Size of a floor tile; boards that run away from us when it is 0. */
  tile?: number;
  checkered?: boolean;
}

const NEAR = 0.7;

const upright = (x: number, z0: number, z1: number, y0: number, y1: number): Corner[] => [
  [x, y0, z0],
  [x, y0, z1],
  [x, y1, z1],
  [x, y1, z0],
];

const flat = (z: number, x0: number, x1: number, y0: number, y1: number): Corner[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

const lying = (x0: number, x1: number, z0: number, z1: number, y = 0): Corner[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

/** An empty room seen from its fourth wall; daylight comes from the left. */
export function room(view: View, options: RoomOptions): string {
  const { left, right, back, height, wall, dado, dadoHeight = 1 } = options;
  const painted = dado ? mix(dado, wall, 0.2) : undefined;
  const skirting = 0.1;
  return group([
    face(view, upright(left, NEAR, back, 0, height), across(darker(wall, 0.16), darker(wall, 0.06))),
    face(view, upright(right, back, NEAR, 0, height), across(lighter(wall, 0.22), lighter(wall, 0.36))),
    face(view, flat(back, left, right, 0, height), across(lighter(wall, 0.42), darker(wall, 0.06))),
    painted
      ? face(
          view,
          upright(left, NEAR, back, 0, dadoHeight),
          across(darker(painted, 0.2), darker(painted, 0.1)),
        ) +
        face(
          view,
          upright(right, back, NEAR, 0, dadoHeight),
          across(lighter(painted, 0.1), lighter(painted, 0.2)),
        ) +
        face(
          view,
          flat(back, left, right, 0, dadoHeight),
          across(lighter(painted, 0.2), darker(painted, 0.12)),
        )
      : "",
    face(view, flat(back, left, right, 0, skirting), darker(painted ?? wall, 0.4)),
    face(view, upright(left, NEAR, back, 0, skirting), darker(painted ?? wall, 0.5)),
    face(view, upright(right, NEAR, back, 0, skirting), darker(painted ?? wall, 0.3)),
    face(view, lying(left, right, NEAR, back, height), down(darker(wall, 0.24), darker(wall, 0.1))),
    face(view, flat(back, left, right, height * 0.74, height), fadeDown(colour.plum), {
      "fill-opacity": 0.2,
    }),
    floor(view, options),
    face(view, lying(left, right, back - 0.5, back), fadeDown(colour.plum), { "fill-opacity": 0.2 }),
  ]);
}

function floor(
  view: View,
  { left, right, back, floor: tone, tile = 0.6, checkered = false }: RoomOptions,
): string {
  const base = face(view, lying(left, right, NEAR, back), down(lighter(tone, 0.3), darker(tone, 0.14)));
  const line = (from: Corner, to: Corner): string =>
    `M${view
      .at(...from)
      .map(Math.round)
      .join(" ")}L${view
      .at(...to)
      .map(Math.round)
      .join(" ")}`;
  if (tile === 0) {
    const random = chance(31);
    const boards: string[] = [];
    const tints: string[] = [];
    for (let x = left; x < right; x += 0.24) {
      boards.push(line([x, 0, NEAR], [x, 0, back]));
      if (random() > 0.55)
        tints.push(polygon(lying(x, x + 0.24, NEAR, back).map((corner) => view.at(...corner))));
      const end = random(1.2, back);
      boards.push(line([x, 0, end], [x + 0.24, 0, end]));
    }
    return (
      base +
      path(tints.join(""), darker(tone, 0.4), { "fill-opacity": 0.1 }) +
      stroke(boards.join(""), darker(tone, 0.6), 1.6, { "stroke-opacity": 0.3 })
    );
  }
  const joints: string[] = [];
  const dark: string[] = [];
  for (let x = left, column = 0; x < right; x += tile, column += 1) {
    joints.push(line([x, 0, NEAR], [x, 0, back]));
    for (let z = back, row = 0; checkered && z > NEAR + tile; z -= tile, row += 1)
      if ((column + row) % 2 === 0)
        dark.push(
          polygon(lying(x, Math.min(right, x + tile), z - tile, z).map((corner) => view.at(...corner))),
        );
  }
  for (let z = back; z > NEAR; z -= tile) joints.push(line([left, 0, z], [right, 0, z]));
  return (
    base +
    (checkered ? path(dark.join(""), darker(tone, 0.45), { "fill-opacity": 0.26 }) : "") +
    stroke(joints.join(""), darker(tone, 0.5), 1.5, { "stroke-opacity": 0.22 })
  );
}

interface SideWindow {
  /** The wall it is in. */
  x: number;
  from: number;
  to: number;
  sill?: number;
  head?: number;
}

/** A barred window in the left wall, with leaves and sky behind it. */
export function sideWindow(view: View, { x, from, to, sill = 0.95, head = 2.5 }: SideWindow): string {
  const middle = (from + to) / 2;
  const bars = [0.25, 0.5, 0.75].map((share) => {
    const z = from + (to - from) * share;
    return face(view, upright(x, z - 0.025, z + 0.025, sill, head), colour.bark);
  });
  const [cx, cy] = view.at(x, (sill + head) / 2, middle);
  const reach = view.scale(middle);
  return group([
    face(view, upright(x, from - 0.12, to + 0.12, sill - 0.1, head + 0.1), lighter(colour.sand, 0.3)),
    clipped(
      polygon(upright(x, from, to, sill, head).map((corner) => view.at(...corner))),
      face(view, upright(x, from, to, sill, head), down("#c3e0e2", "#fff3cf")) +
        foliage([cx - reach * 0.3, cy + reach * 0.55], reach * 1.3, reach * 0.9, colour.leafLight, 12, 0.25) +
        foliage([cx + reach * 0.4, cy + reach * 0.7], reach * 0.9, reach * 0.8, colour.leaf, 15, 0.3),
    ),
    face(
      view,
      [
        [x, sill, to],
        [x + 0.14, sill, to],
        [x + 0.14, head, to],
        [x, head, to],
      ],
      "#fff4d6",
    ),
    ...bars,
    face(view, upright(x, from, to, (sill + head) / 2 - 0.03, (sill + head) / 2 + 0.03), colour.bark),
    face(view, lying(x, x + 0.2, from - 0.14, to + 0.14, sill), lighter(colour.sand, 0.6)),
    ellipse([cx, cy], reach * 1.5, reach * 1.7, glow("#fff3cf"), { "fill-opacity": 0.5 }),
  ]);
}

/** Where the sun through such a window lies on the floor. */
export function sunOnFloor(
  view: View,
  { x, from, to, sill = 0.95, head = 2.5 }: SideWindow,
  { slant = 1.15, towardsUs = 0.35, strength = 0.42 } = {},
): string {
  const rows = [0, 1].map((row) => [
    sill + ((head - sill) * row) / 2 + 0.04,
    sill + ((head - sill) * (row + 1)) / 2 - 0.04,
  ]);
  const columns = [0, 1, 2, 3].map((column) => [
    from + ((to - from) * column) / 4 + 0.04,
    from + ((to - from) * (column + 1)) / 4 - 0.04,
  ]);
  const land = (y: number, z: number): Corner => [x + y * slant, 0, z - y * towardsUs];
  return path(
    rows
      .flatMap(([low, high]) =>
        columns.map(([near, far]) =>
          polygon(
            [
              land(low as number, near as number),
              land(low as number, far as number),
              land(high as number, far as number),
              land(high as number, near as number),
            ].map((corner) => view.at(...corner)),
          ),
        ),
      )
      .join(""),
    "#fff1c2",
    { "fill-opacity": strength },
  );
}

/** Air lit by such a window: one broad beam from it down to the floor. */
export function beam(
  view: View,
  { x, from, to, sill = 0.95, head = 2.5 }: SideWindow,
  { slant = 1.15, towardsUs = 0.35, strength = 0.2 } = {},
): string {
  return path(
    polygon(
      (
        [
          [x, head, from],
          [x, head, to],
          [x + head * slant, 0, to - head * towardsUs],
          [x + sill * slant, 0, from - sill * towardsUs],
          [x, sill, from],
        ] as Corner[]
      ).map((corner) => view.at(...corner)),
    ),
    fadeRight("#fff0c8"),
    { "fill-opacity": strength },
  );
}
