import { colour, darker, lighter, lit } from "../palette.ts";
import { clipped, curve, ellipse, type Point, path, polygon, ribbon, stroke } from "../svg.ts";
import { BOTTOM, type BustFrame, betweenArms, cloth, neckHole, wholeBust } from "./bust-frame.ts";
import type { Garments } from "./dress.ts";

export function collar(frame: BustFrame, tone: string): string {
  const { front, neck: half, shoulder } = frame;
  const share = half / shoulder;
  const flap = (side: number): string => {
    const d = `M${front(side * share * 1.08, -9).join(" ")}Q${front(side * share * 1.5, -3).join(" ")} ${front(side * (share + 0.14), 4).join(" ")}L${front(side * (share * 0.62 + 0.06), 21).join(" ")}Q${front(side * 0.1, 12).join(" ")} ${front(0, 6.5).join(" ")}Q${front(side * share * 0.8, 0).join(" ")} ${front(side * share * 1.08, -9).join(" ")}Z`;
    return (
      path(d, colour.plum, { "fill-opacity": 0.22, transform: "translate(0.8 1.6)" }) +
      path(d, lit(side < 0 ? lighter(tone, 0.25) : lighter(tone, 0.05)))
    );
  };
  return flap(-1) + flap(1);
}

export function tie(frame: BustFrame, garments: Garments): string {
  const { front, shoulder } = frame;
  const w = 5 / shoulder;
  const at = (x: number, y: number): Point => front(x * w, y);
  const blade = polygon([
    at(-0.8, 14),
    at(0.8, 14),
    at(1.7, 70),
    at(1.9, BOTTOM),
    at(-1.9, BOTTOM),
    at(-1.7, 70),
  ]);
  const tone = garments.tie ?? colour.maroon;
  const stripes = garments.school
    ? [20, 36, 52, 68].map((y) =>
        path(polygon([at(-2.4, y + 6), at(2.4, y), at(2.4, y + 4), at(-2.4, y + 10)]), colour.marigold, {
          "fill-opacity": 0.85,
        }),
      )
    : [];
  const knot = polygon([at(-1.25, 5.5), at(1.25, 5.5), at(0.85, 15), at(-0.85, 15)]);
  return (
    path(blade, lit(tone)) +
    clipped(blade, stripes.join("")) +
    path(knot, lit(darker(tone, 0.1))) +
    stroke(curve([at(-0.9, 8), at(0, 10), at(0.9, 8)]), lighter(tone, 0.4), 0.6, { "stroke-opacity": 0.5 })
  );
}

export function buttons(frame: BustFrame, tone: string, from: number): string {
  const { front } = frame;
  return `${stroke(`M${front(0.02, 10).join(" ")}L${front(0.02, BOTTOM).join(" ")}`, darker(tone, 0.5), 0.8, { "stroke-opacity": 0.35 })}${[0, 22, 44, 66].map((step) => ellipse(front(-0.015, from + step), 1.5, 1.5, darker(tone, 0.32)) + ellipse([front(-0.015, 0)[0] - 0.4, front(0, from + step)[1] - 0.4], 0.5, 0.5, "#ffffff", { "fill-opacity": 0.6 })).join("")}`;
}

export function jacket(frame: BustFrame, worn: NonNullable<Garments["jacket"]>): string {
  const { front, neck: half, shoulder } = frame;
  const share = half / shoulder;
  const tone = worn.colour;
  if (!worn.lapels) {
    const cut = betweenArms(frame);
    const band = path(
      ribbon(
        [
          front(-share * 1.16, -8),
          front(-share * 0.85, 0),
          front(-0.02, 7),
          front(share * 0.85, 0),
          front(share * 1.16, -8),
        ],
        [7, 8, 7.5, 8, 7],
      ),
      lit(lighter(tone, 0.06)),
    );
    const studs = [18, 38, 58, 78].map((y) => ellipse(front(0.055, y), 2.1, 2.1, lit(colour.gold)));
    const seam = stroke(`M${front(0, 8).join(" ")}L${front(0, BOTTOM).join(" ")}`, darker(tone, 0.6), 1, {
      "stroke-opacity": 0.6,
    });
    const square =
      path(
        polygon([front(0.3, 50), front(0.36, 43), front(0.41, 48), front(0.47, 42), front(0.52, 50)]),
        lit(colour.marigold),
      ) +
      path(polygon([front(0.28, 50), front(0.55, 49), front(0.55, 52), front(0.28, 53)]), darker(tone, 0.3));
    return cloth(cut, tone, neckHole(frame, 8, share * 1.02, false)) + seam + studs.join("") + band + square;
  }
  const open = polygon([
    front(-share * 1.12, -14),
    front(-0.34, 40),
    front(0, 98),
    front(0.34, 40),
    front(share * 1.12, -14),
  ]);
  const lapel = (side: number): string => {
    const d = polygon([
      front(side * share * 1.12, -8),
      front(side * (share * 1.3 + 0.06), -1),
      front(side * 0.5, 26),
      front(side * 0.42, 32),
      front(side * 0.5, 37),
      front(0, 98),
      front(side * 0.2, 40),
    ]);
    return (
      path(d, colour.plum, { "fill-opacity": 0.2, transform: "translate(1 2)" }) +
      path(d, lit(lighter(tone, side < 0 ? 0.14 : 0.03)))
    );
  };
  return cloth(wholeBust(frame), tone, open) + sleeves(frame, tone) + lapel(-1) + lapel(1);
}

export function pallu(frame: BustFrame, worn: NonNullable<Garments["pallu"]>): string {
  const { front, neck: half, shoulder } = frame;
  const share = half / shoulder;
  const d = `${curve([front(-0.9, BOTTOM), front(-0.66, 66), front(-0.3, 36), front(share * 0.9, 10), front(share * 1.5, -2)])}L${curve([front(0.62, 4), front(0.85, 12), front(0.92, 40), front(0.9, BOTTOM)]).slice(1)}Z`;
  const edge: Point[] = [
    front(-0.86, BOTTOM),
    front(-0.63, 68),
    front(-0.27, 38),
    front(share * 0.92, 12),
    front(share * 1.5, -1),
  ];
  const folds = [0.16, 0.32, 0.48, 0.64].map((offset) =>
    stroke(
      curve([
        front(-0.6 + offset * 1.3, BOTTOM),
        front(-0.36 + offset * 1.2, 66),
        front(-0.06 + offset * 0.95, 36),
        front(share * 1.2 + offset * 0.55, 6 + offset * 4),
      ]),
      darker(worn.colour, 0.5),
      1.3,
      { "stroke-opacity": 0.32 },
    ),
  );
  const lights = [0.24, 0.56].map((offset) =>
    path(
      ribbon(
        [
          front(-0.36 + offset * 1.2, 70),
          front(-0.06 + offset * 0.95, 38),
          front(share * 1.2 + offset * 0.5, 8),
        ],
        [5, 3.4, 1],
      ),
      lighter(worn.colour, 0.5),
      { "fill-opacity": 0.25 },
    ),
  );
  return (
    cloth({ outline: d, shaded: d }, worn.colour) +
    clipped(d, folds.join("") + lights.join("")) +
    path(ribbon(edge, [9, 8, 7, 6, 5]), lit(worn.border)) +
    stroke(curve(edge.map(([x, y]): Point => [x + 6, y + 3])), worn.border, 0.9, { "stroke-opacity": 0.8 })
  );
}

export function dupatta(frame: BustFrame, tone: string): string {
  const { front } = frame;
  const upper: Point[] = [front(-1.1, 6), front(-0.55, 23), front(0, 34), front(0.55, 23), front(1.1, 6)];
  const lower: Point[] = [front(1.2, 34), front(0.6, 62), front(0, 78), front(-0.6, 62), front(-1.2, 34)];
  const d = `${curve(upper)}L${curve(lower).slice(1)}Z`;
  const fold = (y: number): string => {
    const line = [
      front(-1.15, y - 24),
      front(-0.55, y - 5),
      front(0, y + 6),
      front(0.55, y - 5),
      front(1.15, y - 24),
    ];
    return stroke(curve(line), darker(tone, 0.5), 1.2, { "stroke-opacity": 0.32 });
  };
  const draped =
    cloth({ outline: d, shaded: d }, tone) + clipped(d, fold(42) + fold(50) + fold(59) + fold(66));
  const hem = stroke(curve(lower), lighter(tone, 0.5), 1.8, { "stroke-opacity": 0.7 });
  return clipped(wholeBust(frame).outline, draped + hem);
}

export function stole(frame: BustFrame, tone: string): string {
  const { front, neck: half, shoulder } = frame;
  const share = half / shoulder;
  return [-1, 1]
    .map((side) => {
      const spine: Point[] = [
        front(side * share * 1.1, -9),
        front(side * (share + 0.16), 6),
        front(side * 0.46, 40),
        front(side * 0.44, BOTTOM),
      ];
      return (
        path(ribbon(spine, [8, 16, 22, 24]), lit(darker(tone, side > 0 ? 0.1 : 0))) +
        stroke(curve(spine.slice(1).map(([x, y]): Point => [x + 4, y])), darker(tone, 0.5), 1.1, {
          "stroke-opacity": 0.35,
        })
      );
    })
    .join("");
}

export function sleeves({ front }: BustFrame, tone: string): string {
  const seam = (side: number): string =>
    stroke(
      curve([front(side * 0.72, 10), front(side * 0.68, 26), front(side * 0.72, 48), front(side * 0.8, 62)]),
      darker(tone, 0.5),
      0.9,
      { "stroke-opacity": 0.35 },
    );
  const fold = (side: number): string =>
    path(
      ribbon([front(side * 0.8, 56), front(side * 0.79, 90), front(side * 0.8, BOTTOM)], [0.5, 4, 6]),
      colour.plum,
      { "fill-opacity": 0.22 },
    );
  const crease = (side: number, y: number): string =>
    stroke(
      curve([front(side * 0.96, y), front(side * 0.86, y + 5), front(side * 0.8, y + 14)]),
      darker(tone, 0.5),
      0.9,
      { "stroke-opacity": 0.28 },
    );
  return [-1, 1].map((side) => seam(side) + fold(side) + crease(side, 44) + crease(side, 60)).join("");
}
