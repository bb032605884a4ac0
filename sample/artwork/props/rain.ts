import { colour, darker, glow, lighter, lit, mix } from "../palette.ts";
import type { FigureOptions } from "../people.ts";
import { chance, ellipse, group, path, place, ribbon, stroke } from "../svg.ts";

type Held = NonNullable<FigureOptions["held"]>;

/** Slanting rain over a whole picture. */
export function rainfall(width: number, height: number, count: number, seed: number): string {
  const random = chance(seed);
  const drops = (share: number, long: number): string =>
    Array.from({ length: Math.round(count * share) }, () => {
      const [x, y] = [random(-40, width + 40), random(-40, height)];
      const l = long * random(0.7, 1.3);
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${(l * 0.24).toFixed(0)} ${l.toFixed(0)}`;
    }).join("");
  return (
    stroke(drops(0.6, 22), "#eaf4f4", 1.2, { "stroke-opacity": 0.4 }) +
    stroke(drops(0.4, 38), "#f6fbfa", 2, { "stroke-opacity": 0.5 })
  );
}

/** An open umbrella, its handle's grip at the origin. */
function umbrella(size: number, tones: readonly [string, string]): string {
  const s = size;
  const top = -s * 0.86;
  const rim = -s * 0.46;
  const panels = [-1, -0.56, -0.19, 0.19, 0.56, 1];
  const faces = panels.slice(0, -1).map((left, index) => {
    const right = panels[index + 1] as number;
    const [x1, x2] = [left * s * 0.62, right * s * 0.62];
    return path(
      `M0 ${top}Q${x1 * 1.02} ${top + s * 0.04} ${x1} ${rim}Q${(x1 + x2) / 2} ${rim - s * 0.1} ${x2} ${rim}Q${x2 * 1.02} ${top + s * 0.04} 0 ${top}Z`,
      lit(darker(tones[index % 2] as string, index > 2 ? 0.12 : 0)),
    );
  });
  return group([
    stroke(`M0 ${top - s * 0.06}V${s * 0.08}q0 ${s * 0.09} ${s * 0.07} ${s * 0.09}`, colour.bark, s * 0.03),
    ...faces,
    stroke(
      `M${-s * 0.5} ${rim - s * 0.1}Q${-s * 0.36} ${top + s * 0.1} ${-s * 0.1} ${top + s * 0.04}`,
      "#ffffff",
      s * 0.02,
      { "stroke-opacity": 0.5 },
    ),
  ]);
}

/** An umbrella in the raised hand of one arm. */
export const underUmbrella =
  (side: "left" | "right", tones: readonly [string, string], size = 760): Held =>
  ({ arms }) =>
    place(...arms[side].end, umbrella(size, tones));

/** A frog sitting, looking to the left; stands on the origin. */
export function frog(size: number): string {
  const s = size;
  const tone = colour.leaf;
  return group([
    ellipse([0, 0], s * 0.6, s * 0.08, glow(colour.plum), { "fill-opacity": 0.5 }),
    ellipse([s * 0.26, -s * 0.2], s * 0.26, s * 0.2, lit(darker(tone, 0.15))),
    ellipse([0, -s * 0.28], s * 0.42, s * 0.28, lit(tone)),
    ellipse([-s * 0.06, -s * 0.18], s * 0.3, s * 0.16, mix(tone, colour.leafPale, 0.6)),
    ellipse([-s * 0.24, -s * 0.46], s * 0.28, s * 0.2, lit(lighter(tone, 0.08))),
    ellipse([-s * 0.34, -s * 0.64], s * 0.1, s * 0.1, lit(tone)),
    ellipse([-s * 0.12, -s * 0.66], s * 0.1, s * 0.1, lit(tone)),
    ellipse([-s * 0.36, -s * 0.65], s * 0.05, s * 0.055, colour.ink),
    ellipse([-s * 0.14, -s * 0.67], s * 0.05, s * 0.055, colour.ink),
    ellipse([-s * 0.375, -s * 0.67], s * 0.016, s * 0.016, "#ffffff"),
    ellipse([-s * 0.155, -s * 0.69], s * 0.016, s * 0.016, "#ffffff"),
    stroke(
      `M${-s * 0.46} ${-s * 0.42}Q${-s * 0.24} ${-s * 0.32} ${-s * 0.02} ${-s * 0.44}`,
      darker(tone, 0.5),
      s * 0.025,
    ),
    path(
      ribbon(
        [
          [-s * 0.2, -s * 0.24],
          [-s * 0.26, -s * 0.08],
          [-s * 0.34, -s * 0.01],
        ],
        [s * 0.11, s * 0.08, s * 0.1],
      ),
      lit(tone),
    ),
  ]);
}

/** Rings where drops have struck water. */
export function rings(x: number, y: number, size: number): string {
  return [1, 0.62, 0.3]
    .map((share) =>
      ellipse([x, y], size * share, size * share * 0.26, "none", {
        stroke: "#f2fafa",
        "stroke-width": 2,
        "stroke-opacity": 0.7 - share * 0.3,
      }),
    )
    .join("");
}
