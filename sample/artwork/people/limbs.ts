import { colour, darker, lighter, lit } from "../palette.ts";
import { blob, clipped, curve, ellipse, type Point, path, ribbon, ribbonShade, stroke } from "../svg.ts";
import type { Garments } from "./dress.ts";
import { hand } from "./hands.ts";
import type { Hand, Pose } from "./poses.ts";
import { along, angleOf, between, type LimbJoints, type Skeleton, towards } from "./skeleton.ts";
import { torsoOutline } from "./torso.ts";

function band(points: Point[], widths: number[], tone: string, flat: false | "end" = false): string {
  return (
    path(ribbon(points, widths, { flat }), lit(tone)) +
    path(ribbonShade(points, widths, 0.42), colour.plum, { "fill-opacity": 0.17 })
  );
}

function covering(limb: LimbJoints, length: number): Point[] {
  if (length <= 0.5) return [limb.root, along(limb, length * 0.5), along(limb, length)];
  return [limb.root, along(limb, 0.26), limb.joint, along(limb, (0.5 + length) / 2), along(limb, length)];
}

function bareFoot(skeleton: Skeleton, limb: LimbJoints, tone: string): string {
  const { foot } = skeleton.build;
  const direction = angleOf(limb.joint, limb.end);
  const spine = [-0.2, 0.5, 1.3].map((step) => towards(limb.end, direction, foot * step)) as [
    Point,
    Point,
    Point,
  ];
  return band(spine, [foot * 0.8, foot * 0.85, foot * 0.5], tone);
}

function shoe(skeleton: Skeleton, limb: LimbJoints, tone: string, turn: number, side: number): string {
  const { foot } = skeleton.build;
  const shin = angleOf(limb.joint, limb.end);
  if (Math.abs(turn) < 0.3) {
    const [x, y] = towards(limb.end, shin, foot * 0.25);
    const d = blob([
      [x - foot * 0.5, y - foot * 0.3],
      [x + foot * 0.5, y - foot * 0.3],
      [x + foot * (0.62 + side * 0.12), y + foot * 0.45],
      [x + side * foot * 0.12, y + foot * 0.62],
      [x - foot * (0.62 - side * 0.12), y + foot * 0.45],
    ]);
    return (
      path(d, lit(tone)) +
      ellipse([x - foot * 0.12 + side * foot * 0.1, y], foot * 0.24, foot * 0.16, lighter(tone, 0.4), {
        "fill-opacity": 0.4,
      })
    );
  }
  const ahead = shin + Math.sign(turn) * 84;
  const heel = towards(towards(limb.end, shin, foot * 0.2), ahead, -foot * 0.45);
  const ball = towards(towards(limb.end, shin, foot * 0.42), ahead, foot * 0.8);
  const toe = towards(towards(limb.end, shin, foot * 0.5), ahead, foot * 1.55);
  return (
    path(ribbon([heel, ball, toe], [foot * 0.95, foot * 0.85, foot * 0.55]), lit(tone)) +
    stroke(curve([towards(heel, ahead, foot * 0.2), ball]), lighter(tone, 0.5), foot * 0.12, {
      "stroke-opacity": 0.35,
    })
  );
}

/** Skin, socks and shoes of one leg. */
function bareLeg(
  skeleton: Skeleton,
  limb: LimbJoints,
  garments: Garments,
  skinTone: string,
  turn: number,
  side: number,
  crossed: boolean,
): string {
  const { leg: width } = skeleton.build;
  const covered = garments.lower.kind === "legs" && garments.lower.length >= 0.92;
  const skin = covered
    ? ""
    : band(
        [along(limb, 0.2), limb.joint, along(limb, 0.68), limb.end],
        [width, width * 0.7, width * 0.72, width * 0.44],
        skinTone,
      );
  const sock =
    garments.socks && !crossed
      ? band(
          [along(limb, 0.74), along(limb, 0.86), limb.end],
          [width * 0.72, width * 0.62, width * 0.5],
          garments.socks,
        )
      : "";
  return (
    skin +
    sock +
    (crossed ? bareFoot(skeleton, limb, skinTone) : shoe(skeleton, limb, garments.shoes, turn, side))
  );
}

interface TrouserLeg {
  outline: string;
  shade: string;
}

function trouserLeg(skeleton: Skeleton, limb: LimbJoints, { lower }: Garments): TrouserLeg {
  const spine = covering(limb, lower.length);
  const shares = spine.length === 3 ? [1.05, 1, 1.02] : [1.05, 1, 0.86, 0.8, 0.72];
  const widths = shares.map((share) => share * skeleton.build.leg * lower.width);
  return { outline: ribbon(spine, widths, { flat: "end" }), shade: ribbonShade(spine, widths, 0.42) };
}

type Side = "left" | "right";

function farAndNear(turn: number): readonly [Side, Side] {
  return turn > 0 ? ["right", "left"] : ["left", "right"];
}

/** Legs without what is worn above the knee; `clothed` adds trouser legs, for those whose lap shows. */
export function legs(
  skeleton: Skeleton,
  pose: Pose,
  garments: Garments,
  skinTone: string,
  turn: number,
  clothed: boolean,
): string {
  return farAndNear(turn)
    .map((side) => {
      const limb = skeleton.legs[side];
      const bare = bareLeg(
        skeleton,
        limb,
        garments,
        skinTone,
        turn,
        side === "left" ? -1 : 1,
        pose.crossLegged ?? false,
      );
      if (!clothed || garments.lower.kind !== "legs") return bare;
      const { outline, shade } = trouserLeg(skeleton, limb, garments);
      return (
        bare + path(outline, lit(garments.lower.colour)) + path(shade, colour.plum, { "fill-opacity": 0.17 })
      );
    })
    .join("");
}

function seatOutline(skeleton: Skeleton, turn: number): string {
  const { waist, hip, torso: height } = skeleton.build;
  const narrow = 1 - 0.22 * Math.abs(turn);
  const at = (x: number, y: number): Point => skeleton.torsoAt(x * narrow, y * height);
  return blob(
    [
      at(-hip * 1.06, 0.06),
      at(-hip * 0.9, -0.14),
      at(0, -0.17),
      at(hip * 0.9, -0.14),
      at(hip * 1.06, 0.06),
      at(waist * 1.01, 0.33),
      at(0, 0.3),
      at(-waist * 1.01, 0.33),
    ],
    0.8,
  );
}

/** The part of trousers that shows above the lap of somebody sitting. */
export function seat(skeleton: Skeleton, garments: Garments, turn: number): string {
  return path(seatOutline(skeleton, turn), lit(darker(garments.lower.colour, 0.15)));
}

/** Trousers or shorts over a tucked-in shirt, in one piece from the waist down. */
export function trousers(skeleton: Skeleton, garments: Garments, turn: number): string {
  const seat = seatOutline(skeleton, turn);
  const [far, near] = farAndNear(turn).map((side) => trouserLeg(skeleton, skeleton.legs[side], garments)) as [
    TrouserLeg,
    TrouserLeg,
  ];
  const tone = garments.lower.colour;
  const front = Math.abs(turn) < 0.3;
  const shades = path(near.shade + (front ? far.shade : ""), colour.plum, { "fill-opacity": 0.17 });
  if (front) return path(seat + far.outline + near.outline, lit(tone)) + shades;
  return path(far.outline, lit(darker(tone, 0.12))) + path(seat + near.outline, lit(tone)) + shades;
}

export function arm(
  skeleton: Skeleton,
  limb: LimbJoints,
  garments: Garments,
  skinTone: string,
  kind: Hand,
  side: number,
  turn: number,
): string {
  const width = skeleton.build.arm;
  const contact = path(
    ribbon(
      [limb.root, limb.joint, limb.end].map(([x, y]): Point => [x + width * 0.1, y + width * 0.12]),
      [width * 1.2, width * 1.1, width * 0.66],
    ),
    colour.plum,
    { "fill-opacity": 0.16 },
  );
  const parts = [
    skeleton.fine ? clipped(torsoOutline(skeleton, turn), contact) : "",
    hand(limb, skeleton.build.hand, skinTone, kind, side),
    band(
      [limb.root, limb.joint, along(limb, 0.7), limb.end],
      [width * 0.94, width * 0.76, width * 0.74, width * 0.5],
      skinTone,
    ),
  ];
  const sleeved = garments.jacket?.sleeves
    ? { tone: garments.jacket.colour, length: 0.94, loose: 1.18 }
    : {
        tone: garments.vest && garments.sleeve > 0.8 ? garments.vest : garments.top,
        length: garments.sleeve,
        loose: 1.1,
      };
  if (sleeved.length > 0) {
    const spine = covering(limb, sleeved.length);
    const widths = spine.length === 3 ? [1.0, 1.12, 1.12] : [1.0, 1.08, 1, 0.94, 0.88];
    parts.push(
      band(
        spine,
        widths.map((share) => share * width * sleeved.loose),
        sleeved.tone,
        "end",
      ),
    );
    const cuff = spine[spine.length - 1] as Point;
    const before = spine[spine.length - 2] as Point;
    const edge = garments.trim ?? darker(sleeved.tone, 0.2);
    const inner = between(cuff, before, 0.12);
    parts.push(
      path(
        ribbon([inner, cuff], [(widths[widths.length - 1] as number) * width * sleeved.loose], {
          flat: true,
        }),
        edge,
        { "fill-opacity": garments.trim ? 1 : 0.5 },
      ),
    );
  }
  return parts.join("");
}
