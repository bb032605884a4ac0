import { colour, darker, lighter, lit } from "../palette.ts";
import { blob, chance, crescent, curve, ellipse, type Point, path, ribbon, stroke } from "../svg.ts";
import { type Head, skullHalf, turned } from "./looks.ts";
import { crown } from "./scalp.ts";

function plaitStrands(head: Head, from: Point, to: Point, width: number): string {
  const { hairColour: tone } = head.looks;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const links = Math.max(3, Math.round(long / (width * 0.62)));
  const sway = to[0] > from[0] ? 3 : -3;
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t + Math.sin(t * Math.PI) * sway,
    from[1] + (to[1] - from[1]) * t,
  ];
  const strands = Array.from({ length: head.fine ? links : 0 }, (_, index) => {
    const [x, y] = at((index + 0.5) / links);
    const size = width * (1 - 0.25 * (index / links));
    const step = long / links;
    const strand = (side: number): string =>
      path(
        ribbon(
          [
            [x + side * size * 0.46, y - step * 0.75],
            [x + side * size * 0.36, y + step * 0.05],
            [x - side * size * 0.14, y + step * 0.72],
          ],
          [size * 0.3, size * 0.56, size * 0.16],
        ),
        side < 0 ? lit(lighter(tone, 0.1)) : lit(tone),
      );
    return index % 2 ? strand(1) + strand(-1) : strand(-1) + strand(1);
  });
  const core = path(
    ribbon([from, at(0.5), to], [width * 0.8, width * 0.85, width * 0.55]),
    head.fine ? darker(tone, 0.2) : lit(tone),
  );
  return core + strands.join("");
}

/** A hanging plait, tied with a bow. */
export function plait(head: Head, from: Point, to: Point, width: number): string {
  const [x, y] = to;
  const { hairColour: tone, ribbon: tied = colour.maroon } = head.looks;
  const tuft = path(
    ribbon(
      [
        [x, y],
        [x + 0.5, y + width * 0.9],
      ],
      [width * 0.6, 1],
    ),
    lit(tone),
  );
  return `${tuft}${plaitStrands(head, from, to, width)}${bow([x, y + 1], width * 0.95, tied)}`;
}

export function bow([x, y]: Point, size: number, tone: string): string {
  const loop = (side: number): string =>
    path(
      blob([
        [x, y],
        [x + side * size * 0.7, y - size * 0.5],
        [x + side * size * 1.05, y - size * 0.05],
        [x + side * size * 0.65, y + size * 0.4],
      ]),
      lit(tone),
    );
  const tail = (side: number): string =>
    path(
      ribbon(
        [
          [x, y],
          [x + side * size * 0.3, y + size * 0.5],
          [x + side * size * 0.5, y + size * 1.05],
        ],
        [size * 0.2, size * 0.36, size * 0.3],
        { flat: true },
      ),
      lit(darker(tone, 0.12)),
    );
  return (
    tail(-1) +
    tail(1) +
    loop(-1) +
    loop(1) +
    ellipse([x, y], size * 0.22, size * 0.22, lit(darker(tone, 0.2)))
  );
}

function flowersAround(centre: Point, rx: number, ry: number): string {
  const random = chance(11);
  return Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (0.95 + (index / 12) * 1.1);
    const at: Point = [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry];
    return ellipse(at, random(2, 2.9), random(2, 2.9), lit(index % 3 ? colour.white : colour.butter));
  }).join("");
}

export function bunAt(head: Head, centre: Point, size: number): string {
  const { hairColour: tone, flowers } = head.looks;
  const d = blob([
    [centre[0], centre[1] - size],
    [centre[0] + size * 1.1, centre[1] - size * 0.1],
    [centre[0], centre[1] + size * 0.95],
    [centre[0] - size * 1.1, centre[1] - size * 0.1],
  ]);
  return [
    path(d, lit(tone)),
    crescent(d, 1.6, 1.8, lighter(tone, 0.4), 0.4),
    stroke(
      `M${centre[0] - size * 0.6} ${centre[1]}Q${centre[0]} ${centre[1] - size * 0.8} ${centre[0] + size * 0.65} ${centre[1] - size * 0.1}`,
      lighter(tone, 0.3),
      1,
      { "stroke-opacity": 0.4 },
    ),
    flowers ? flowersAround(centre, size * 1.05, size) : "",
  ].join("");
}

/** A mass of hair hanging behind, down to `length`. */
export function fall(head: Head, length: number, width: number): string {
  const { hairColour: tone } = head.looks;
  const reach = (skullHalf(head)[4] as Point)[0] + width;
  const d = blob(
    (
      [
        [0, -54],
        [reach * 0.75, -42],
        [reach, -10],
        [reach * 1.02, 20],
        [reach * 0.98, length - 12],
        [reach * 0.6, length],
        [0, length - 3],
        [-reach * 0.6, length],
        [-reach * 0.98, length - 12],
        [-reach * 1.02, 20],
        [-reach, -10],
        [-reach * 0.75, -42],
      ] as Point[]
    ).map((point) => turned(head, point)),
  );
  return path(d, lit(darker(tone, 0.18)));
}

export function curls(head: Head, seed: number, lowest: number): string {
  const { hairColour: tone } = head.looks;
  const random = chance(seed);
  const edge = crown(head, 8, lowest);
  return edge
    .flatMap((point, index) => {
      const next = edge[index + 1];
      return next ? [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as Point] : [point];
    })
    .map(([x, y]) => {
      const size = random(6, 9);
      return ellipse([x * 0.96, y * 0.96], size, size, lit(lighter(tone, random(0, 0.08))));
    })
    .join("");
}

export function quiff(head: Head): string {
  const { hairColour: tone } = head.looks;
  const at = (x: number, y: number): Point => turned(head, [x, y]);
  return (
    path(
      blob([at(-14, -37), at(-4, -50), at(16, -51), at(31, -38), at(33, -22), at(22, -27), at(4, -30)]),
      lit(lighter(tone, 0.05)),
    ) +
    stroke(curve([at(-8, -38), at(8, -41), at(26, -31)]), lighter(tone, 0.4), 1.3, { "stroke-opacity": 0.4 })
  );
}

export function waves(head: Head): string {
  const { hairColour: tone } = head.looks;
  return (
    [
      [-22, -37, 11],
      [-6, -45, 13],
      [12, -46, 13],
      [27, -36, 11],
      [33, -22, 7],
      [-32, -22, 7],
    ] as const
  )
    .map(([x, y, size], index) => {
      const [cx, cy] = turned(head, [x, y]);
      return (
        ellipse([cx, cy], size, size * 0.72, lit(lighter(tone, index % 2 ? 0.07 : 0.02)), {
          transform: `rotate(${x * 0.9} ${cx} ${cy})`,
        }) +
        stroke(
          `M${cx - size * 0.6} ${cy + 1}q${size * 0.5} ${-size * 0.7} ${size * 1.1} ${-size * 0.2}`,
          lighter(tone, 0.4),
          1,
          { "stroke-opacity": 0.4 },
        )
      );
    })
    .join("");
}

export function fringeCurls(head: Head): string {
  const { hairColour: tone } = head.looks;
  const random = chance(3);
  return Array.from({ length: 11 }, (_, index) => {
    const x = -29 + index * 5.8;
    const at = turned(head, [x, -29 - Math.cos((x / 32) * 1.3) * 6 + random(-2, 2)]);
    const size = random(5, 7);
    return ellipse(at, size, size, lit(lighter(tone, random(0.02, 0.12))));
  }).join("");
}

export function frontLocks(head: Head): string {
  const { hairColour: tone } = head.looks;
  return [-1, 1]
    .map((side) => {
      const at = (x: number, y: number): Point => turned(head, [side * x, y]);
      return (
        path(ribbon([at(33, -22), at(41, 8), at(42, 44), at(38, 80)], [6, 12, 15, 3]), lit(tone)) +
        stroke(curve([at(35, -14), at(43, 20), at(42, 60)]), lighter(tone, 0.4), 1, {
          "stroke-opacity": 0.35,
        })
      );
    })
    .join("");
}

export function sideHair(head: Head): string {
  const { hairColour: tone } = head.looks;
  const reach = (skullHalf(head)[4] as Point)[0];
  return [-1, 1]
    .filter((side) => side * head.turn < 0.6)
    .map((side) => {
      const at = (x: number, y: number): Point => turned(head, [side * x, y]);
      return path(
        blob([
          at(reach - 2, -24),
          at(reach + 4, -12),
          at(reach + 4, 4),
          at(reach, 12),
          at(reach - 2.5, 2),
          at(reach - 4, -12),
        ]),
        lit(tone),
      );
    })
    .concat(
      ellipse(turned(head, [-12, -38]), 12, 6, lighter(head.looks.skin, 0.6), {
        "fill-opacity": 0.4,
        transform: "rotate(-24 -12 -38)",
      }),
    )
    .join("");
}

/** A plait folded up and tied to itself by the ear, as schoolgirls wear it. */
export function loopedPlait(head: Head, side: number): string {
  const [x] = turned(head, [side * 43, 0]);
  const down = plaitStrands(head, [x - side * 3, 16], [x + side * 1, 46], 12);
  const up = plaitStrands(head, [x + side * 9, 20], [x + side * 4, 47], 11);
  return `${up}${down}${bow([x + side * 4, 17], 13, head.looks.ribbon ?? colour.maroon)}`;
}

/** Short hair that will not lie down. */
export function tufts(head: Head): string {
  const { hairColour: tone } = head.looks;
  const at = (x: number, y: number): Point => turned(head, [x, y]);
  const tuft = (x: number, lean: number, height: number): string => {
    const foot = -44 + (x * x) / 70;
    return path(
      ribbon(
        [at(x, foot + 6), at(x + lean * 0.4, foot - height * 0.55), at(x + lean, foot - height)],
        [15, 12, 3],
      ),
      lit(lighter(tone, 0.04)),
    );
  };
  const fringe = [-22, -10, 3, 16].map((x) =>
    path(ribbon([at(x, -40), at(x + 4, -31), at(x + 9, -24)], [12, 9, 0.6]), lit(tone)),
  );
  return (
    [-28, -18, -8, 2, 12, 22, 30].map((x, index) => tuft(x, x * 0.2 + 7, index % 2 ? 6 : 9)).join("") +
    fringe.join("")
  );
}

/** A band over the crown from ear to ear. */
export function hairband(head: Head, tone: string): string {
  const at = (x: number, y: number): Point => turned(head, [x, y]);
  const reach = (skullHalf(head)[4] as Point)[0] + 4;
  return path(
    ribbon(
      [
        at(-reach, -4),
        at(-reach * 0.88, -30),
        at(-reach * 0.45, -49),
        at(0, -55),
        at(reach * 0.45, -49),
        at(reach * 0.88, -30),
        at(reach, -4),
      ],
      [4, 5, 5.6, 6, 5.6, 5, 4],
    ),
    lit(tone),
  );
}
