import { colour, darker, lighter, lit } from "../palette.ts";
import { blob, crescent, curve, ellipse, type Point, path, ribbon, stroke } from "../svg.ts";
import type { HairLayers } from "./hair.ts";
import { type Head, type Headwear, skullHalf, turned } from "./looks.ts";

function turban(head: Head, tone: string): HairLayers {
  const at = (x: number, y: number): Point => turned(head, [x, y]);
  const d = blob([
    at(-44, -8),
    at(-49, -30),
    at(-38, -58),
    at(-8, -74),
    at(24, -70),
    at(45, -48),
    at(47, -24),
    at(43, -8),
    at(24, -25),
    at(2, -35),
    at(-22, -27),
  ]);
  const fold = (from: Point, through: Point, to: Point): string =>
    stroke(curve([at(...from), at(...through), at(...to)]), darker(tone, 0.45), 1.5, {
      "stroke-opacity": 0.45,
    }) +
    stroke(
      curve([at(from[0], from[1] - 2.2), at(through[0], through[1] - 2.2), at(to[0], to[1] - 2.2)]),
      lighter(tone, 0.5),
      1.1,
      { "stroke-opacity": 0.4 },
    );
  const folds = [
    fold([-46, -18], [-14, -44], [20, -68]),
    fold([-47, -30], [-20, -56], [6, -72]),
    fold([-38, -14], [-6, -36], [36, -58]),
    fold([46, -20], [24, -42], [-2, -52]),
    fold([46, -34], [34, -52], [14, -62]),
  ].join("");
  return {
    behind: "",
    over: `${path(blob([at(-36, -12), at(0, -32), at(36, -12), at(30, -16), at(0, -27), at(-30, -16)]), darker(head.looks.skin, 0.6), { "fill-opacity": 0.3 })}${path(d, lit(tone))}${folds}${crescent(d, -5, -3, colour.plum, 0.16)}${path(blob([at(-6, -31), at(2, -36), at(10, -31), at(2, -26)]), lit(darker(tone, 0.3)))}`,
  };
}

function patka(head: Head, tone: string): HairLayers {
  const at = (x: number, y: number): Point => turned(head, [x, y]);
  const d = blob([
    at(-43, -4),
    at(-44, -24),
    at(-30, -48),
    at(0, -56),
    at(30, -48),
    at(44, -24),
    at(43, -4),
    at(28, -23),
    at(0, -31),
    at(-28, -23),
  ]);
  const knot = blob([at(-11, -54), at(-12, -66), at(0, -74), at(12, -66), at(11, -54)]);
  return {
    behind: "",
    over: `${path(knot, lit(tone))}${path(d, lit(tone))}${crescent(d, -5, -3, colour.plum, 0.16)}${stroke(curve([at(-34, -30), at(-16, -44), at(0, -55)]), darker(tone, 0.4), 1.2, { "stroke-opacity": 0.5 })}${stroke(curve([at(34, -30), at(16, -44), at(0, -55)]), darker(tone, 0.4), 1.2, { "stroke-opacity": 0.5 })}${stroke(curve([at(-9, -55), at(0, -52), at(9, -55)]), darker(tone, 0.5), 1.6, { "stroke-opacity": 0.6 })}`,
  };
}

function hijab(head: Head, tone: string): HairLayers {
  const at = (x: number, y: number): Point => turned(head, [x, y]);
  const reach = (skullHalf(head)[4] as Point)[0];
  const outer: Point[] = [
    at(0, -57),
    at(28, -51),
    at(reach + 8, -22),
    at(reach + 9, 14),
    at(reach + 6, 42),
    at(reach + 12, 70),
    at(22, 84),
    at(0, 88),
    at(-22, 84),
    at(-reach - 12, 70),
    at(-reach - 6, 42),
    at(-reach - 9, 14),
    at(-reach - 8, -22),
    at(-28, -51),
  ];
  const opening = blob([
    at(0, -37),
    at(20, -32),
    at(reach - 4, -8),
    at(reach - 5, 14),
    at(24, 38),
    at(8, 48.5),
    at(-8, 48.5),
    at(-24, 38),
    at(-reach + 5, 14),
    at(-reach + 4, -8),
    at(-20, -32),
  ]);
  const d = blob(outer);
  return {
    behind: "",
    over: `${path(d + opening, lit(tone), { "fill-rule": "evenodd" })}${stroke(opening, darker(tone, 0.4), 2.2, { "stroke-opacity": 0.35 })}${stroke(curve([at(-reach + 2, 20), at(-14, 58), at(24, 66)]), darker(tone, 0.45), 1.6, { "stroke-opacity": 0.4 })}${stroke(curve([at(reach - 2, 24), at(18, 60), at(-20, 78)]), darker(tone, 0.45), 1.6, { "stroke-opacity": 0.4 })}${stroke(curve([at(-30, -40), at(-reach - 2, -12), at(-reach - 3, 24)]), lighter(tone, 0.5), 2.4, { "stroke-opacity": 0.4 })}`,
  };
}

function veil(head: Head, tone: string, border: string): HairLayers {
  const at = (x: number, y: number): Point => turned(head, [x, y]);
  const reach = (skullHalf(head)[4] as Point)[0];
  const edge: Point[] = [
    at(-reach - 3, 56),
    at(-reach - 3, 20),
    at(-reach - 1, -14),
    at(-24, -40),
    at(0, -48),
    at(24, -40),
    at(reach + 1, -14),
    at(reach + 3, 20),
    at(reach + 3, 56),
  ];
  const outer: Point[] = [
    at(reach + 22, 70),
    at(reach + 13, 20),
    at(reach + 9, -24),
    at(30, -54),
    at(0, -62),
    at(-30, -54),
    at(-reach - 9, -24),
    at(-reach - 13, 20),
    at(-reach - 22, 70),
  ];
  return {
    behind: path(
      `${curve([...outer].reverse())}L${at(reach, 80).join(" ")}L${at(-reach, 80).join(" ")}Z`,
      lit(darker(tone, 0.3)),
    ),
    over: `${path(`${curve(edge)}L${curve(outer).slice(1)}Z`, lit(tone))}${path(ribbon(edge, [5]), lit(border))}`,
  };
}

function cap(head: Head, tone: string): HairLayers {
  const at = (x: number, y: number): Point => turned(head, [x, y]);
  const d = blob([
    at(-43, -20),
    at(-38, -44),
    at(-14, -59),
    at(14, -59),
    at(38, -44),
    at(43, -20),
    at(0, -27),
  ]);
  const peak = head.turn * 16;
  return {
    behind: "",
    over: `${path(d, lit(tone))}${crescent(d, -6, -2, colour.plum, 0.16)}${path(
      blob([
        [-36 + peak, -22],
        [peak, -30],
        [36 + peak, -22],
        [27 + peak * 1.5, -13],
        [peak * 1.5, -17],
        [-27 + peak * 1.5, -13],
      ]),
      lit(darker(tone, 0.15)),
    )}${ellipse(at(0, -59), 3, 2, lit(darker(tone, 0.2)))}`,
  };
}

function topi(head: Head, tone: string): HairLayers {
  const at = (x: number, y: number): Point => turned(head, [x, y]);
  const d = `M${at(-40, -24).join(" ")}L${at(-33, -50).join(" ")}Q${at(0, -66).join(" ")} ${at(35, -52).join(" ")}L${at(40, -24).join(" ")}Q${at(0, -36).join(" ")} ${at(-40, -24).join(" ")}Z`;
  return {
    behind: "",
    over: `${path(d, lit(tone))}${crescent(d, -7, -2, colour.plum, 0.14)}${stroke(curve([at(-36, -38), at(0, -49), at(37, -38)]), darker(tone, 0.4), 1.1, { "stroke-opacity": 0.35 })}`,
  };
}

/** What is worn on the head, and whether hair still shows beneath it. */
export function headwear(head: Head, worn: Headwear): HairLayers & { hidesHair: boolean } {
  if (worn.kind === "turban") return { ...turban(head, worn.colour), hidesHair: true };
  if (worn.kind === "patka") return { ...patka(head, worn.colour), hidesHair: true };
  if (worn.kind === "hijab") return { ...hijab(head, worn.colour), hidesHair: true };
  if (worn.kind === "veil") return { ...veil(head, worn.colour, worn.border), hidesHair: false };
  if (worn.kind === "cap") return { ...cap(head, worn.colour), hidesHair: false };
  return { ...topi(head, worn.colour), hidesHair: false };
}
