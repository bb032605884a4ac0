import { colour, darker, lighter, lit } from "../palette.ts";
import { clipped, crescent, curve, ellipse, type Point, path, polygon, ribbon, stroke } from "../svg.ts";
import type { Garments } from "./dress.ts";
import type { Head } from "./looks.ts";
import type { Build } from "./skeleton.ts";

/** How far down a bust is drawn, in hundredths of the head below its middle. */
const BOTTOM = 170;

/** Shoulders in head units, with the middle of the head as origin. */
export interface BustFrame {
  /** Half the breadth of shoulders and neck. */
  shoulder: number;
  neck: number;
  /** Height at which the neck meets the shoulders. */
  base: number;
  /** Places on the front: x in half shoulder breadths from the middle line, y in head units below the neck's base. */
  front(x: number, y: number): Point;
}

export function bustFrame(head: Head, build: Build): BustFrame {
  const unit = 100 / build.head;
  const shoulder = build.shoulder * unit * 1.06;
  const neck = head.grown > 0.8 ? (head.looks.sex === "m" ? 21 : 16.5) : 17;
  const base = 52 + build.neck * unit * 0.68;
  const narrow = 1 - 0.06 * Math.abs(head.turn);
  const front = (x: number, y: number): Point => {
    const near = x * head.turn < 0 ? 1.05 : narrow;
    return [x * shoulder * near + head.turn * (4 + Math.min(12, y * 0.2)), base + y];
  };
  return { shoulder, neck, base, front };
}

function silhouette({ front, neck, shoulder }: BustFrame): string {
  const half: Point[] = [
    [(neck * 1.04) / shoulder, -7],
    [(neck * 1.3) / shoulder, 0],
    [0.55, 5.5],
    [0.82, 13],
    [0.97, 27],
    [1.03, 52],
    [1.07, BOTTOM],
  ];
  const right = half.map(([x, y]) => front(x, y));
  const left = half.map(([x, y]) => front(-x, y)).reverse();
  return `${curve(right)}L${curve(left).slice(1)}Z`;
}

/** The part between the armholes. */
function panel({ front, neck, shoulder }: BustFrame): string {
  const half: Point[] = [
    [(neck * 1.04) / shoulder, -7],
    [(neck * 1.3) / shoulder, 0],
    [0.5, 4.5],
    [0.7, 9],
    [0.69, 26],
    [0.72, 48],
    [0.84, 66],
    [0.86, BOTTOM],
  ];
  const right = half.map(([x, y]) => front(x, y));
  const left = half.map(([x, y]) => front(-x, y)).reverse();
  return `${curve(right)}L${curve(left).slice(1)}Z`;
}

function sleeves({ front }: BustFrame, tone: string): string {
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

export function neck(frame: BustFrame, head: Head): string {
  const { front, neck: half, shoulder, base } = frame;
  const share = half / shoulder;
  const tone = head.looks.skin;
  const chest = `${curve([[head.turn * 7 - half, 30], front(-share, -10), front(-share * 1.3, 2.5), front(-0.48, 12), front(-0.46, 60)])}L${curve([front(0.46, 60), front(0.48, 12), front(share * 1.3, 2.5), front(share, -10), [head.turn * 7 + half, 30]]).slice(1)}Z`;
  const shade = `M${head.turn * 7 - half} 36C${head.turn * 9 - half * 0.8} ${base - 4} ${head.turn * 9 + half * 0.5} ${base + 2} ${head.turn * 7 + half * 1.1} ${base - 1}L${head.turn * 7 + half} 30Z`;
  const bones = [-1, 1].map((side) =>
    stroke(
      curve([front(side * 0.06, 9), front(side * 0.22, 7.5), front(side * 0.42, 9.5)]),
      darker(tone, 0.5),
      1.2,
      { "stroke-opacity": 0.25 },
    ),
  );
  return (
    path(chest, lit(darker(tone, 0.05))) +
    clipped(chest, path(shade, darker(tone, 0.75), { "fill-opacity": 0.32 })) +
    bones.join("")
  );
}

/** Cloth with a neck opening, as an outline to be filled by the even-odd rule. */
function opened(outline: string, frame: BustFrame, depth: number, breadth: number, pointed: boolean): string {
  const { front } = frame;
  const rim = -12;
  const opening = pointed
    ? polygon([
        front(-breadth, rim),
        front(-breadth * 0.98, -2),
        front(0, depth),
        front(breadth * 0.98, -2),
        front(breadth, rim),
      ])
    : `M${front(-breadth, rim).join(" ")}L${front(-breadth, -2).join(" ")}C${front(-breadth * 0.8, depth * 0.9).join(" ")} ${front(-breadth * 0.3, depth).join(" ")} ${front(0, depth).join(" ")}C${front(breadth * 0.3, depth).join(" ")} ${front(breadth * 0.8, depth * 0.9).join(" ")} ${front(breadth, -2).join(" ")}L${front(breadth, rim).join(" ")}Z`;
  return outline + opening;
}

function cloth(outline: string, d: string, tone: string): string {
  return (
    clipped(outline, path(d, lit(tone), { "fill-rule": "evenodd" })) +
    crescent(outline, -9, -3, colour.plum, 0.16)
  );
}

function collar(frame: BustFrame, tone: string): string {
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

function tie(frame: BustFrame, garments: Garments): string {
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

function buttons(frame: BustFrame, tone: string, from: number): string {
  const { front } = frame;
  return `${stroke(`M${front(0.02, 10).join(" ")}L${front(0.02, BOTTOM).join(" ")}`, darker(tone, 0.5), 0.8, { "stroke-opacity": 0.35 })}${[0, 22, 44, 66].map((step) => ellipse(front(-0.015, from + step), 1.5, 1.5, darker(tone, 0.32)) + ellipse([front(-0.015, 0)[0] - 0.4, front(0, from + step)[1] - 0.4], 0.5, 0.5, "#ffffff", { "fill-opacity": 0.6 })).join("")}`;
}

function jacket(frame: BustFrame, worn: NonNullable<Garments["jacket"]>): string {
  const { front, neck: half, shoulder } = frame;
  const share = half / shoulder;
  const tone = worn.colour;
  if (!worn.lapels) {
    const outline = panel(frame);
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
    return (
      cloth(outline, opened(outline, frame, 8, share * 1.02, false), tone) +
      seam +
      studs.join("") +
      band +
      square
    );
  }
  const outline = silhouette(frame);
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
  return cloth(outline, outline + open, tone) + sleeves(frame, tone) + lapel(-1) + lapel(1);
}

function pallu(frame: BustFrame, worn: NonNullable<Garments["pallu"]>): string {
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
    cloth(d, d, worn.colour) +
    clipped(d, folds.join("") + lights.join("")) +
    path(ribbon(edge, [9, 8, 7, 6, 5]), lit(worn.border)) +
    stroke(curve(edge.map(([x, y]): Point => [x + 6, y + 3])), worn.border, 0.9, { "stroke-opacity": 0.8 })
  );
}

function dupatta(frame: BustFrame, tone: string): string {
  const { front } = frame;
  const upper: Point[] = [front(-0.86, 12), front(-0.5, 24), front(0, 34), front(0.5, 24), front(0.86, 12)];
  const lower: Point[] = [front(1.0, 34), front(0.56, 62), front(0, 78), front(-0.56, 62), front(-1.0, 34)];
  const d = `${curve(upper)}L${curve(lower).slice(1)}Z`;
  const fold = (y: number): string =>
    stroke(
      curve([
        front(-0.95, y - 18),
        front(-0.5, y - 4),
        front(0, y + 6),
        front(0.5, y - 4),
        front(0.95, y - 18),
      ]),
      darker(tone, 0.5),
      1.2,
      { "stroke-opacity": 0.32 },
    );
  return (
    cloth(d, d, tone) +
    clipped(d, fold(42) + fold(50) + fold(59) + fold(66)) +
    stroke(curve(lower), lighter(tone, 0.5), 1.8, { "stroke-opacity": 0.7 })
  );
}

function stole(frame: BustFrame, tone: string): string {
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

/** Everything worn above the chest, from the skin outwards. */
export function bust(head: Head, frame: BustFrame, garments: Garments): string {
  const { front, neck: half, shoulder } = frame;
  const share = half / shoulder;
  const outline = silhouette(frame);
  const tone = garments.vest ?? garments.top;
  const skinNeck = neck(frame, head);
  const parts: string[] = [];
  const collared = garments.neckline === "collar";
  const depth = { collar: 14, band: 10, vee: 34, scoop: 27, round: 18 }[garments.neckline];
  const breadth =
    collared || garments.neckline === "band"
      ? share * 1.0
      : share * (garments.neckline === "scoop" ? 1.75 : 1.4);
  parts.push(skinNeck, cloth(outline, opened(outline, frame, depth, breadth, collared), garments.top));
  if (garments.vest) {
    const d = opened(outline, frame, 46, share * 1.25, true);
    parts.push(
      cloth(outline, d, tone),
      stroke(
        curve([front(-share * 1.25, -4), front(0, 46), front(share * 1.25, -4)], false, 0.3),
        darker(tone, 0.3),
        4,
      ),
    );
  }
  parts.push(sleeves(frame, tone));
  if (garments.bib) {
    const inner = panel(frame);
    const opening = `M${front(-share * 1.5, -14).join(" ")}L${front(-share * 1.7, 2).join(" ")}C${front(-share * 1.5, 30).join(" ")} ${front(-0.2, 48).join(" ")} ${front(0, 50).join(" ")}C${front(0.2, 48).join(" ")} ${front(share * 1.5, 30).join(" ")} ${front(share * 1.7, 2).join(" ")}L${front(share * 1.5, -14).join(" ")}Z`;
    parts.push(cloth(inner, inner + opening, garments.bib));
  }
  if (garments.neckline === "band")
    parts.push(
      path(
        ribbon(
          [
            front(-share * 1.1, -8),
            front(-share * 0.8, 1),
            front(0, 7),
            front(share * 0.8, 1),
            front(share * 1.1, -8),
          ],
          [6, 7, 6.5, 7, 6],
        ),
        lit(darker(garments.top, 0.06)),
      ),
    );
  if (garments.neckline === "round" && garments.trim)
    parts.push(
      stroke(
        curve([
          front(-share * 1.4, -2),
          front(-share * 0.8, 14),
          front(0, 18),
          front(share * 0.8, 14),
          front(share * 1.4, -2),
        ]),
        garments.trim,
        3.4,
      ),
    );
  if (garments.buttons && !garments.vest && !garments.jacket)
    parts.push(buttons(frame, garments.top, collared ? 26 : 20));
  if (garments.tie) parts.push(tie(frame, garments));
  if (collared) parts.push(collar(frame, garments.top));
  if (garments.jacket) parts.push(jacket(frame, garments.jacket));
  if (garments.pallu) parts.push(pallu(frame, garments.pallu));
  if (garments.dupatta) parts.push(dupatta(frame, garments.dupatta));
  if (garments.stole) parts.push(stole(frame, garments.stole));
  if (garments.school)
    parts.push(
      path(
        polygon([front(0.34, 44), front(0.56, 43), front(0.55, 58), front(0.45, 64), front(0.35, 58)]),
        lit(colour.gold),
      ),
      ellipse(front(0.45, 52), 3.2, 3.2, lit(colour.maroon)),
    );
  return parts.join("");
}
