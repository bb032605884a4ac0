import { colour, darker, lighter, lit } from "../palette.ts";
import {
  blob,
  clipped,
  crescent,
  curve,
  ellipse,
  type Point,
  path,
  polygon,
  ribbon,
  stroke,
} from "../svg.ts";

import type { Garments } from "./dress.ts";
import type { Pose } from "./poses.ts";
import type { Skeleton } from "./skeleton.ts";
import { robe, torsoHalf, torsoOutline, upperOutline } from "./torso.ts";

/** Places on the front of the chest: x in shoulder widths from the middle line, y in torso lengths above the pelvis. */
function frontOf(skeleton: Skeleton, turn: number): (x: number, y: number) => Point {
  const { shoulder, torso } = skeleton.build;
  const narrow = 1 - 0.25 * Math.abs(turn);
  return (x, y) => {
    const round = 0.14 + 0.16 * Math.max(0, Math.min(1, (1.05 - y) / 0.25));
    return skeleton.torsoAt((x * narrow + turn * round * (1 - Math.abs(x) * 0.3)) * shoulder, y * torso);
  };
}

function neckline(skeleton: Skeleton, garments: Garments, skinTone: string, turn: number): string {
  const at = frontOf(skeleton, turn);
  const size = skeleton.build.shoulder;
  const opening = (depth: number, breadth: number): string =>
    path(
      `M${at(-breadth, 1.05).join(" ")}Q${at(0, 1.0 - depth * 2).join(" ")} ${at(breadth, 1.05).join(" ")}Z`,
      lit(darker(skinTone, 0.08)),
    );
  switch (garments.neckline) {
    case "collar": {
      const flap = (side: number): string =>
        path(
          blob([at(0, 0.985), at(side * 0.34, 1.075), at(side * 0.44, 1.0), at(side * 0.26, 0.9)], 0.5),
          lit(lighter(garments.top, side < 0 ? 0.3 : 0.05)),
        );
      const edge = (side: number): string =>
        stroke(
          curve([at(side * 0.44, 1.0), at(side * 0.26, 0.9), at(0, 0.985)]),
          darker(garments.top, 0.5),
          size * 0.025,
          { "stroke-opacity": 0.4 },
        );
      return (
        path(polygon([at(-0.26, 1.05), at(0.26, 1.05), at(0, 0.95)]), lit(darker(skinTone, 0.15))) +
        flap(-1) +
        flap(1) +
        edge(-1) +
        edge(1)
      );
    }
    case "band":
      return `${path(polygon([at(-0.1, 1.02), at(0.1, 1.02), at(0, 0.9)]), lit(darker(skinTone, 0.15)))}${path(ribbon([at(-0.34, 1.075), at(-0.14, 1.0), at(0, 0.985), at(0.14, 1.0), at(0.34, 1.075)], [size * 0.13]), lit(darker(garments.top, 0.1)))}`;
    case "scoop":
      return opening(0.1, 0.42);
    case "vee":
      return path(polygon([at(-0.3, 1.05), at(0.3, 1.05), at(0, 0.84)]), lit(darker(skinTone, 0.1)));
    case "round":
      return (
        opening(0.05, 0.36) +
        stroke(
          curve([at(-0.36, 1.05), at(0, 0.945), at(0.36, 1.05)]),
          garments.trim ?? darker(garments.top, 0.3),
          size * 0.06,
        )
      );
  }
}

function tie(
  skeleton: Skeleton,
  { tie: tone = colour.maroon, bib: pinned, school }: Garments,
  turn: number,
): string {
  const length = pinned ? 0.62 : 0.42;
  const at = frontOf(skeleton, turn);
  const d = `${polygon([at(-0.075, 0.96), at(0.075, 0.96), at(0.05, 0.9), at(0.12, length + 0.07), at(0, length), at(-0.12, length + 0.07), at(-0.05, 0.9)])}`;
  const stripes = (school ? [0.82, 0.72, 0.62, 0.52] : []).map((y) =>
    path(
      polygon([at(-0.16, y), at(0.16, y + 0.07), at(0.16, y + 0.045), at(-0.16, y - 0.025)]),
      colour.marigold,
      { "fill-opacity": 0.75 },
    ),
  );
  return (
    path(d, lit(tone)) +
    clipped(d, stripes.join("")) +
    path(
      polygon([at(-0.085, 0.975), at(0.085, 0.975), at(0.055, 0.895), at(-0.055, 0.895)]),
      lit(darker(tone, 0.12)),
    )
  );
}

function buttons(skeleton: Skeleton, garments: Garments, turn: number): string {
  const at = frontOf(skeleton, turn);
  const size = skeleton.build.shoulder;
  const low = garments.neckline === "band" ? 0.55 : 0.3;
  const placket = stroke(
    `M${at(0.02, 0.95).join(" ")}L${at(0.02, low).join(" ")}`,
    darker(garments.top, 0.5),
    size * 0.02,
    { "stroke-opacity": 0.35 },
  );
  const heights = garments.neckline === "band" ? [0.86, 0.76, 0.66] : [0.8, 0.64, 0.48, 0.34];
  return (
    placket +
    heights
      .map((y) =>
        ellipse(at(-0.01, y), size * 0.028, size * 0.028, darker(garments.top, 0.35), {
          "fill-opacity": 0.7,
        }),
      )
      .join("")
  );
}

function jacket(skeleton: Skeleton, pose: Pose, worn: NonNullable<Garments["jacket"]>, turn: number): string {
  const at = frontOf(skeleton, turn);
  const size = skeleton.build.shoulder;
  const open = worn.lapels ? 0.2 : 0.02;
  const gapLow = worn.lapels ? (worn.hem > 0.3 ? 0.1 : 0.42) : 0.9;
  const gap = polygon([
    at(-0.3, 1.09),
    at(-open * 0.9, gapLow + 0.25),
    at(0, gapLow),
    at(open * 0.9, gapLow + 0.25),
    at(0.3, 1.09),
  ]);
  const shell = robe(skeleton, pose, turn, worn.colour, Math.max(0.08, worn.hem), gap);
  const seam = stroke(
    `M${at(0, gapLow).join(" ")}L${at(0.01, -0.12).join(" ")}`,
    darker(worn.colour, 0.6),
    size * 0.03,
    { "stroke-opacity": 0.6 },
  );
  if (!worn.lapels) {
    const collar = path(
      ribbon([at(-0.36, 1.08), at(-0.16, 1.0), at(0, 0.97), at(0.16, 1.0), at(0.36, 1.08)], [size * 0.15]),
      lit(lighter(worn.colour, 0.08)),
    );
    const studs = [0.84, 0.7, 0.56, 0.42, 0.28].map((y) =>
      ellipse(at(0.05, y), size * 0.035, size * 0.035, lit(colour.gold)),
    );
    const pocket =
      path(
        polygon([at(0.34, 0.72), at(0.62, 0.74), at(0.61, 0.7), at(0.34, 0.68)]),
        darker(worn.colour, 0.35),
      ) + path(polygon([at(0.4, 0.73), at(0.47, 0.79), at(0.54, 0.735)]), colour.marigold);
    return shell + seam + collar + studs.join("") + pocket;
  }
  const lapel = (side: number): string =>
    path(
      polygon([
        at(side * 0.3, 1.08),
        at(side * 0.5, 0.86),
        at(side * 0.4, 0.82),
        at(side * 0.46, 0.78),
        at(0, gapLow),
        at(side * 0.12, gapLow + 0.28),
      ]),
      lit(lighter(worn.colour, side < 0 ? 0.16 : 0.04)),
    );
  return (
    shell +
    seam +
    lapel(-1) +
    lapel(1) +
    ellipse(at(0.03, gapLow - 0.06), size * 0.04, size * 0.04, darker(worn.colour, 0.5))
  );
}

function bib(skeleton: Skeleton, tone: string, turn: number): string {
  const at = frontOf(skeleton, turn);
  const d = upperOutline(skeleton, turn);
  const opening = blob([at(-0.42, 1.12), at(-0.3, 0.9), at(0, 0.74), at(0.3, 0.9), at(0.42, 1.12)], 0.7);
  const size = skeleton.build.shoulder;
  const cloth = `${polygon([at(-1.6, 1.2), at(1.6, 1.2), at(1.6, 0.26), at(-1.6, 0.26)])}${opening}`;
  return (
    clipped(d, path(cloth, lit(tone), { "fill-rule": "evenodd" })) +
    (skeleton.fine ? crescent(d, -size * 0.24, -size * 0.06, colour.plum, 0.18) : "")
  );
}

function vest(skeleton: Skeleton, tone: string, turn: number): string {
  const at = frontOf(skeleton, turn);
  const d = torsoOutline(skeleton, turn);
  const opening = polygon([at(-0.34, 1.1), at(0, 0.7), at(0.34, 1.1)]);
  const size = skeleton.build.shoulder;
  const hem = torsoHalf(skeleton, turn)[6] as Point;
  return `${path(d + opening, lit(tone), { "fill-rule": "evenodd" })}${skeleton.fine ? crescent(d, -size * 0.26, -size * 0.08, colour.plum, 0.18) : ""}${stroke(curve([at(-0.34, 1.08), at(0, 0.69), at(0.34, 1.08)]), darker(tone, 0.3), size * 0.07)}${path(ribbon([skeleton.torsoAt(-hem[0] * 1.02, hem[1]), skeleton.torsoAt(hem[0] * 1.02, hem[1])], [size * 0.16], { flat: true }), darker(tone, 0.25))}`;
}

/** The end of a sari: from the waist across the chest and over one shoulder. */
function pallu(skeleton: Skeleton, worn: NonNullable<Garments["pallu"]>, turn: number): string {
  const at = frontOf(skeleton, turn);
  const size = skeleton.build.shoulder;
  const d = `${curve([at(-0.8, 0.3), at(-0.62, 0.56), at(-0.1, 0.84), at(0.4, 1.06), at(0.78, 1.04)])}${curve([at(0.98, 0.9), at(0.86, 0.6), at(0.8, 0.3), at(0.84, 0.02)]).replace(/^M/, "L")}${curve([at(0.2, 0.0), at(-0.4, 0.06), at(-0.86, 0.12)]).replace(/^M/, "L")}Z`;
  const fold = (offset: number): string =>
    stroke(
      curve([at(-0.66 + offset, 0.14), at(0.05 + offset * 0.6, 0.6), at(0.6 + offset * 0.2, 1.0)]),
      darker(worn.colour, 0.5),
      size * 0.03,
      { "stroke-opacity": 0.32 },
    );
  const edge: Point[] = [at(-0.8, 0.33), at(-0.6, 0.58), at(-0.1, 0.85), at(0.38, 1.05)];
  return (
    path(d, lit(lighter(worn.colour, 0.05))) +
    (skeleton.fine ? crescent(d, -size * 0.2, -size * 0.08, colour.plum, 0.16) : "") +
    clipped(d, fold(0.1) + fold(0.36) + fold(0.62)) +
    path(ribbon(edge, [size * 0.1, size * 0.12, size * 0.13, size * 0.16]), lit(worn.border))
  );
}

/** A long scarf whose middle lies on the chest and whose ends hang down the back. */
function dupatta(skeleton: Skeleton, tone: string, turn: number): string {
  const at = frontOf(skeleton, turn);
  const size = skeleton.build.shoulder;
  const upper: Point[] = [at(-0.86, 1.04), at(-0.5, 0.96), at(0, 0.86), at(0.5, 0.96), at(0.86, 1.04)];
  const lower: Point[] = [at(0.98, 0.86), at(0.56, 0.7), at(0, 0.58), at(-0.56, 0.7), at(-0.98, 0.86)];
  const d = `${curve(upper)}${curve(lower).replace(/^M/, "L")}Z`;
  const fold = (y: number): string =>
    stroke(
      curve([at(-0.94, y + 0.2), at(-0.5, y + 0.06), at(0, y), at(0.5, y + 0.06), at(0.94, y + 0.2)]),
      darker(tone, 0.45),
      size * 0.03,
      { "stroke-opacity": 0.35 },
    );
  return (
    path(d, lit(tone)) +
    clipped(d, fold(0.79) + fold(0.72) + fold(0.65)) +
    stroke(curve(lower), lighter(tone, 0.5), size * 0.05, { "stroke-opacity": 0.7 })
  );
}

/** A scarf around the neck with both ends in front. */
function stole(skeleton: Skeleton, tone: string, turn: number): string {
  const at = frontOf(skeleton, turn);
  const size = skeleton.build.shoulder;
  const end = (side: number): string => {
    const spine: Point[] = [
      at(side * 0.34, 1.07),
      at(side * 0.52, 0.9),
      at(side * 0.5, 0.5),
      at(side * 0.54, 0.06),
    ];
    return (
      path(
        ribbon(spine, [size * 0.24, size * 0.34, size * 0.36, size * 0.38], { flat: "end" }),
        lit(darker(tone, side > 0 ? 0.12 : 0)),
      ) +
      stroke(curve([at(side * 0.36, 0.12), at(side * 0.7, 0.11)]), lighter(tone, 0.5), size * 0.05, {
        "stroke-opacity": 0.7,
      })
    );
  };
  return end(-1) + end(1);
}

/** Everything worn on the front of the trunk, from the shirt outwards. */
export function trimmings(
  skeleton: Skeleton,
  pose: Pose,
  garments: Garments,
  skinTone: string,
  turn: number,
  back: boolean,
): string {
  const at = frontOf(skeleton, turn);
  const size = skeleton.build.shoulder;
  const parts: string[] = [];
  if (garments.bib) parts.push(bib(skeleton, garments.bib, back ? 0 : turn));
  if (garments.vest) parts.push(vest(skeleton, garments.vest, turn));
  if (back) {
    if (garments.jacket)
      parts.push(robe(skeleton, pose, turn, garments.jacket.colour, Math.max(0.08, garments.jacket.hem)));
    if (garments.pallu) parts.push(pallu(skeleton, garments.pallu, turn));
    return parts.join("");
  }
  parts.push(neckline(skeleton, garments, skinTone, turn));
  if (garments.buttons && !garments.vest) parts.push(buttons(skeleton, garments, turn));
  if (garments.tie) parts.push(tie(skeleton, garments, turn));
  if (garments.jacket) parts.push(jacket(skeleton, pose, garments.jacket, turn));
  if (garments.pallu) parts.push(pallu(skeleton, garments.pallu, turn));
  if (garments.dupatta) parts.push(dupatta(skeleton, garments.dupatta, turn));
  if (garments.stole) parts.push(stole(skeleton, garments.stole, turn));
  if (garments.school)
    parts.push(
      path(
        polygon([at(0.36, 0.78), at(0.58, 0.79), at(0.57, 0.7), at(0.47, 0.65), at(0.36, 0.69)]),
        lit(colour.gold),
      ),
    );
  if (garments.belt && !garments.vest) {
    const { waist, torso: height } = skeleton.build;
    const narrow = 1 - 0.22 * Math.abs(turn);
    parts.push(
      path(
        ribbon(
          [
            skeleton.torsoAt(-waist * 1.02 * narrow, height * 0.3),
            skeleton.torsoAt(0, height * 0.27),
            skeleton.torsoAt(waist * 1.02 * narrow, height * 0.3),
          ],
          [size * 0.16],
          { flat: true },
        ),
        lit(garments.belt),
      ),
    );
  }
  return parts.join("");
}
