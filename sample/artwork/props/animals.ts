import { ball, colour, darker, glow, lighter, lit, mix } from "../palette.ts";
import {
  blob,
  chance,
  clipped,
  crescent,
  ellipse,
  group,
  type Point,
  path,
  place,
  ribbon,
  stroke,
} from "../svg.ts";

/** Animals stand on the origin and look to the left; `size` is the height of the back. */

export function elephant(size: number, trunkUp = false): string {
  const s = size;
  const at = (x: number, y: number): Point => [x * s, -y * s];
  const hide = "#8b8490";
  const leg = (x: number, shade: number): string => {
    const d = ribbon([at(x, 0.5), at(x - 0.01, 0.25), at(x - 0.01, 0.02)], [s * 0.27, s * 0.2, s * 0.22], {
      flat: "end",
    });
    const nails = [-0.07, 0, 0.07].map((dx) =>
      ellipse(at(x - 0.01 + dx, 0.025), s * 0.025, s * 0.02, lighter(hide, 0.4)),
    );
    return path(d, lit(darker(hide, shade))) + nails.join("");
  };
  const body = blob([
    at(-0.46, 0.72),
    at(-0.3, 0.96),
    at(0.1, 1.04),
    at(0.46, 0.96),
    at(0.66, 0.72),
    at(0.64, 0.42),
    at(0.4, 0.3),
    at(0, 0.27),
    at(-0.34, 0.34),
  ]);
  const head = blob([
    at(-0.46, 0.98),
    at(-0.62, 1.06),
    at(-0.82, 0.98),
    at(-0.9, 0.76),
    at(-0.8, 0.56),
    at(-0.6, 0.5),
    at(-0.44, 0.62),
  ]);
  const trunk = trunkUp
    ? [at(-0.82, 0.66), at(-1.0, 0.56), at(-1.14, 0.7), at(-1.14, 0.96), at(-1.02, 1.12)]
    : [at(-0.82, 0.68), at(-0.96, 0.46), at(-0.98, 0.22), at(-1.06, 0.06), at(-1.18, 0.08)];
  const trunkWidths = [s * 0.26, s * 0.18, s * 0.13, s * 0.1, s * 0.07];
  const ear = blob([
    at(-0.56, 0.98),
    at(-0.38, 1.0),
    at(-0.22, 0.82),
    at(-0.26, 0.58),
    at(-0.42, 0.44),
    at(-0.5, 0.6),
    at(-0.6, 0.76),
  ]);
  const wrinkles = [0.3, 0.42, 0.54, 0.66].map((t) => {
    const index = Math.min(3, Math.floor(t * 4));
    const [a, b] = [trunk[index] as Point, trunk[index + 1] as Point];
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    return `M${x - s * 0.05} ${y}q${s * 0.05} ${s * 0.03} ${s * 0.1} 0`;
  });
  return group([
    ellipse([s * 0.06, s * 0.01], s * 0.95, s * 0.1, glow(colour.plum), { "fill-opacity": 0.55 }),
    leg(-0.26, 0.3),
    leg(0.44, 0.3),
    path(
      ribbon([at(0.64, 0.8), at(0.78, 0.6), at(0.76, 0.38)], [s * 0.05, s * 0.035, s * 0.02]),
      lit(darker(hide, 0.2)),
    ),
    ellipse(at(0.76, 0.34), s * 0.03, s * 0.06, darker(hide, 0.5)),
    path(body, ball(hide)),
    crescent(body, -s * 0.06, -s * 0.1, colour.plum, 0.22),
    leg(-0.36, 0.06),
    leg(0.3, 0.06),
    path(ribbon(trunk, trunkWidths), lit(hide)),
    path(head, ball(lighter(hide, 0.06))),
    stroke(wrinkles.join(""), darker(hide, 0.4), s * 0.012, { "stroke-opacity": 0.5 }),
    path(
      ribbon([at(-0.78, 0.6), at(-0.94, 0.5), at(-1.04, 0.56)], [s * 0.06, s * 0.05, s * 0.015]),
      lit(colour.cream),
    ),
    path(ear, lit(darker(hide, 0.08))),
    clipped(
      ear,
      path(
        blob([
          at(-0.5, 0.9),
          at(-0.36, 0.92),
          at(-0.26, 0.78),
          at(-0.3, 0.6),
          at(-0.4, 0.52),
          at(-0.48, 0.66),
        ]),
        mix(hide, colour.pink, 0.3),
      ),
    ),
    ellipse(at(-0.76, 0.82), s * 0.024, s * 0.026, colour.ink),
    ellipse(at(-0.768, 0.828), s * 0.008, s * 0.008, "#ffffff"),
    stroke(
      `M${-0.8 * s} ${-0.86 * s}q${0.04 * s} ${-0.03 * s} ${0.08 * s} ${0.005 * s}`,
      darker(hide, 0.5),
      s * 0.012,
    ),
    stroke(`M${-0.8 * s} ${-0.62 * s}q${0.06 * s} ${0.05 * s} ${0.14 * s} 0`, darker(hide, 0.5), s * 0.014),
  ]);
}

/** A spotted deer. */
export function chital(size: number, antlers: boolean, seed: number): string {
  const s = size;
  const at = (x: number, y: number): Point => [x * s, -y * s];
  const coat = "#b5763f";
  const random = chance(seed);
  const body = blob([
    at(-0.46, 0.86),
    at(-0.2, 1.02),
    at(0.24, 1.0),
    at(0.5, 0.9),
    at(0.5, 0.66),
    at(0.1, 0.56),
    at(-0.36, 0.62),
  ]);
  const leg = (x: number, lean: number, shade: number): string =>
    path(
      ribbon([at(x, 0.68), at(x + lean, 0.34), at(x + lean * 0.4, 0.02)], [s * 0.12, s * 0.055, s * 0.05]),
      lit(darker(coat, shade)),
    );
  const spots = Array.from({ length: 20 }, () =>
    ellipse(at(random(-0.3, 0.44), random(0.72, 0.98)), s * 0.02, s * 0.016, colour.cream),
  );
  const horn = (side: number): string =>
    stroke(
      `M${at(-0.66 + side * 0.03, 1.42).join(" ")}Q${at(-0.6 + side * 0.1, 1.6).join(" ")} ${at(-0.66 + side * 0.08, 1.8).join(" ")}M${at(-0.62 + side * 0.07, 1.58).join(" ")}L${at(-0.74 + side * 0.06, 1.66).join(" ")}`,
      colour.bark,
      s * 0.03,
    );
  return group([
    ellipse([0, 0], s * 0.62, s * 0.07, glow(colour.plum), { "fill-opacity": 0.5 }),
    leg(-0.24, 0.02, 0.3),
    leg(0.42, -0.03, 0.3),
    path(body, lit(coat)),
    clipped(
      body,
      ellipse(at(0, 0.56), s * 0.46, s * 0.1, colour.cream, { "fill-opacity": 0.6 }) + spots.join(""),
    ),
    leg(-0.34, -0.02, 0.05),
    leg(0.34, 0.03, 0.05),
    path(ribbon([at(-0.34, 0.86), at(-0.5, 1.1), at(-0.6, 1.3)], [s * 0.26, s * 0.16, s * 0.12]), lit(coat)),
    path(
      ribbon([at(-0.6, 1.34), at(-0.74, 1.28), at(-0.86, 1.2)], [s * 0.17, s * 0.13, s * 0.07]),
      lit(lighter(coat, 0.06)),
    ),
    path(blob([at(-0.54, 1.4), at(-0.42, 1.5), at(-0.4, 1.4), at(-0.5, 1.34)]), lit(darker(coat, 0.1))),
    ellipse(at(-0.86, 1.2), s * 0.025, s * 0.022, colour.ink),
    ellipse(at(-0.69, 1.34), s * 0.018, s * 0.02, colour.ink),
    path(
      ribbon([at(0.5, 0.86), at(0.56, 0.76), at(0.54, 0.68)], [s * 0.05, s * 0.05, s * 0.03]),
      colour.cream,
    ),
    antlers ? horn(-1) + horn(1) : "",
  ]);
}

/** A langur on a branch, tail hanging. */
export function langur(size: number): string {
  const s = size;
  const fur = "#b9b0a4";
  return group([
    path(
      ribbon(
        [
          [s * 0.2, -s * 0.1],
          [s * 0.36, s * 0.3],
          [s * 0.26, s * 0.8],
          [s * 0.36, s * 1.06],
        ],
        [s * 0.1, s * 0.08, s * 0.07, s * 0.05],
      ),
      lit(darker(fur, 0.12)),
    ),
    ellipse([0, -s * 0.3], s * 0.3, s * 0.36, ball(fur)),
    path(
      ribbon(
        [
          [-s * 0.16, -s * 0.46],
          [-s * 0.4, -s * 0.26],
          [-s * 0.26, -s * 0.02],
        ],
        [s * 0.14, s * 0.1, s * 0.08],
      ),
      lit(lighter(fur, 0.1)),
    ),
    path(
      ribbon(
        [
          [s * 0.18, -s * 0.2],
          [s * 0.34, -s * 0.1],
          [s * 0.12, s * 0.02],
        ],
        [s * 0.2, s * 0.14, s * 0.1],
      ),
      lit(darker(fur, 0.06)),
    ),
    ellipse([-s * 0.06, -s * 0.74], s * 0.24, s * 0.24, ball(lighter(fur, 0.3))),
    ellipse([-s * 0.1, -s * 0.7], s * 0.15, s * 0.16, "#3b3133"),
    ellipse([-s * 0.16, -s * 0.75], s * 0.024, s * 0.028, "#f6d9a0"),
    ellipse([-s * 0.05, -s * 0.75], s * 0.024, s * 0.028, "#f6d9a0"),
    ellipse([-s * 0.28, -s * 0.76], s * 0.05, s * 0.06, "#4a3f41"),
    ellipse([s * 0.16, -s * 0.76], s * 0.05, s * 0.06, "#4a3f41"),
    stroke(`M${-s * 0.16} ${-s * 0.62}q${s * 0.06} ${s * 0.03} ${s * 0.12} 0`, "#a5918a", s * 0.016),
  ]);
}

/** A white bullock with humped back and painted horns. */
export function bullock(size: number, horns: string = colour.saffron): string {
  const s = size;
  const at = (x: number, y: number): Point => [x * s, -y * s];
  const hide = "#e6dccd";
  const body = blob([
    at(-0.5, 0.82),
    at(-0.38, 1.08),
    at(-0.2, 1.0),
    at(0.3, 0.98),
    at(0.62, 0.92),
    at(0.66, 0.6),
    at(0.3, 0.46),
    at(-0.3, 0.44),
    at(-0.52, 0.6),
  ]);
  const leg = (x: number, shade: number): string =>
    path(
      ribbon([at(x, 0.56), at(x + 0.01, 0.28), at(x, 0.02)], [s * 0.17, s * 0.09, s * 0.09]),
      lit(darker(hide, shade)),
    ) + ellipse(at(x - 0.01, 0.025), s * 0.06, s * 0.03, colour.barkDeep);
  const horn = (x: number, lean: number): string =>
    path(
      ribbon([at(x, 1.1), at(x + lean, 1.26), at(x + lean * 0.4, 1.42)], [s * 0.06, s * 0.045, s * 0.012]),
      lit(horns),
    );
  return group([
    ellipse([s * 0.06, 0], s * 0.8, s * 0.08, glow(colour.plum), { "fill-opacity": 0.5 }),
    leg(-0.26, 0.3),
    leg(0.44, 0.3),
    path(
      ribbon([at(0.64, 0.88), at(0.74, 0.6), at(0.72, 0.34)], [s * 0.05, s * 0.03, s * 0.03]),
      lit(darker(hide, 0.2)),
    ),
    path(body, ball(hide)),
    crescent(body, -s * 0.05, -s * 0.08, colour.plum, 0.18),
    leg(-0.36, 0.08),
    leg(0.34, 0.08),
    horn(-0.62, -0.06),
    path(
      ribbon([at(-0.4, 0.86), at(-0.56, 0.92), at(-0.68, 0.98)], [s * 0.36, s * 0.26, s * 0.2]),
      lit(hide),
    ),
    path(
      ribbon([at(-0.66, 1.02), at(-0.8, 0.84), at(-0.86, 0.7)], [s * 0.22, s * 0.17, s * 0.13]),
      lit(lighter(hide, 0.2)),
    ),
    horn(-0.7, -0.14),
    path(blob([at(-0.58, 1.04), at(-0.42, 1.08), at(-0.38, 0.98), at(-0.52, 0.96)]), lit(darker(hide, 0.12))),
    ellipse(at(-0.88, 0.68), s * 0.06, s * 0.045, "#8d7370"),
    ellipse(at(-0.74, 0.92), s * 0.022, s * 0.024, colour.ink),
    stroke(
      `M${at(-0.48, 0.72).join(" ")}Q${at(-0.42, 0.5).join(" ")} ${at(-0.34, 0.46).join(" ")}`,
      darker(hide, 0.3),
      s * 0.03,
      {
        "stroke-opacity": 0.5,
      },
    ),
    stroke(
      `M${at(-0.6, 0.8).join(" ")}Q${at(-0.5, 0.74).join(" ")} ${at(-0.44, 0.92).join(" ")}`,
      colour.maroon,
      s * 0.03,
    ),
    place(-0.54 * s, -0.74 * s, ellipse([0, 0], s * 0.035, s * 0.04, lit(colour.gold))),
  ]);
}
