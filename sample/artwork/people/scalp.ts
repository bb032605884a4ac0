import { darker, lighter, lit } from "../palette.ts";
import { clipped, crescent, curve, type Point, path, ribbon, stroke } from "../svg.ts";
import { type Head, skullHalf, turned } from "./looks.ts";

/** The edge of the hair around the skull, from the left temple over the crown to the right one. */
export function crown(head: Head, volume: number, lowest: number): Point[] {
  const half = skullHalf(head).filter(([, y]) => y < lowest);
  const outward = ([x, y]: Point): Point => [
    x * (1 + volume / 40) + Math.sign(x) * 0.6,
    y < 0 ? y * (1 + volume / 50) : y,
  ];
  const edge = (side: 1 | -1): Point[] => {
    const end = lowestOn(head, side, lowest);
    const points = half.filter(([, y]) => y < end).map(outward);
    const last = points[points.length - 1] as Point;
    return [...points, [last[0] * 0.99, end] as Point].map(([x, y]): Point => [x * side, y]);
  };
  const left = edge(-1).filter(([x]) => x !== 0);
  return [...left.reverse(), ...edge(1)].map((point) => turned(head, point));
}

/** On the far side of a turned head short hair ends at the temple: what is below it lies around the corner. */
function lowestOn(head: Head, side: number, lowest: number): number {
  return side * head.turn > 0.3 && lowest < 20 ? Math.min(lowest, -7) : lowest;
}

/** Where hair meets forehead, right to left, as places on the unturned head. */
const hairlines: Record<"crop" | "sidePart" | "centre" | "receding" | "fringe", readonly Point[]> = {
  crop: [
    [36, 2],
    [34, -14],
    [29, -25],
    [14, -31],
    [0, -30],
    [-14, -31],
    [-29, -25],
    [-34, -14],
    [-36, 2],
  ],
  sidePart: [
    [36, 4],
    [34.5, -12],
    [30, -22],
    [20, -24],
    [4, -28],
    [-12, -36],
    [-20, -30],
    [-30, -24],
    [-34, -12],
    [-36, 4],
  ],
  centre: [
    [37, 10],
    [36, -8],
    [29, -24],
    [14, -34],
    [0, -41],
    [-14, -34],
    [-29, -24],
    [-36, -8],
    [-37, 10],
  ],
  receding: [
    [36, 4],
    [34, -14],
    [30, -28],
    [24, -40],
    [10, -38],
    [0, -40],
    [-10, -38],
    [-24, -40],
    [-30, -28],
    [-34, -14],
    [-36, 4],
  ],
  fringe: [
    [37, 14],
    [36, -2],
    [33, -14],
    [20, -17],
    [4, -19],
    [-10, -18],
    [-24, -16],
    [-34, -13],
    [-36, -2],
    [-37, 14],
  ],
};

export function cap(head: Head, volume: number, line: keyof typeof hairlines, lowest: number): string {
  const { hairColour: tone } = head.looks;
  const edge = crown(head, volume, lowest);
  const narrow = (skullHalf(head)[4] as Point)[0] / 37;
  const front = hairlines[line].map(([x, y]): Point => {
    const [px, py] = turned(head, [x * narrow, Math.min(y, lowestOn(head, Math.sign(x), lowest) - 1)]);
    const lift = 1 - Math.min(1, Math.abs(x) / 37);
    return [px + head.turn * 7 * lift, py];
  });
  const d = `${curve(edge)}L${curve(front).slice(1)}Z`;
  const shadow = front.map(([x, y]): Point => [x + 1.5, y + 4]);
  return [
    path(`${curve(front)}L${curve([...shadow].reverse()).slice(1)}Z`, darker(head.looks.skin, 0.6), {
      "fill-opacity": 0.28,
    }),
    path(d, lit(tone)),
    sheen(head, volume),
    head.fine ? crescent(d, 2.2, 2.4, lighter(tone, 0.45), 0.5) + parting(head, line) : "",
    head.fine && line === "centre" ? clipped(d, combed(head)) : "",
  ].join("");
}

function parting(head: Head, line: keyof typeof hairlines): string {
  if (line !== "centre" && line !== "sidePart") return "";
  const [x, y] = line === "centre" ? [0, -41] : [-12, -36];
  const [px] = turned(head, [x, y]);
  const shift = px + head.turn * 6;
  const sindoor = head.looks.sindoor && line === "centre";
  return stroke(
    `M${shift} ${y + 1}Q${shift * 0.9} -48 ${shift * 0.7} -53`,
    sindoor ? "#b3202c" : darker(head.looks.skin, 0.3),
    sindoor ? 1.8 : 1.1,
    {
      "stroke-opacity": sindoor ? 0.9 : 0.55,
    },
  );
}

/** Hair combed from the parting to both sides. */
function combed(head: Head): string {
  const tone = head.looks.hairColour;
  const at = (x: number, y: number): Point => {
    const [px, py] = turned(head, [x, y]);
    return [px + head.turn * 5 * (1 - Math.abs(x) / 40), py];
  };
  const lines = [-1, 1].flatMap((side) =>
    (
      [
        [-47, -30, -17],
        [-43, -32, -8],
        [-48.5, -24, -28],
      ] as const
    ).map(([top, x, low]) =>
      curve([at(side * 3, top), at(side * Math.abs(x) * 0.62, top + 7), at(side * (Math.abs(x) + 5), low)]),
    ),
  );
  return stroke(lines.join(""), lighter(tone, 0.35), 0.8, { "stroke-opacity": 0.28 });
}

/** Soft lights that follow the roundness of the skull. */
function sheen(head: Head, volume: number): string {
  const tone = lighter(head.looks.hairColour, 0.4);
  const at = (x: number, y: number): Point => turned(head, [x, y - volume * 0.4]);
  return (
    path(ribbon([at(-31, -26), at(-22, -40), at(-8, -47)], [1, 5.5, 1]), tone, { "fill-opacity": 0.3 }) +
    path(ribbon([at(12, -46), at(25, -38), at(33, -24)], [0.6, 2.6, 0.6]), tone, { "fill-opacity": 0.2 })
  );
}
