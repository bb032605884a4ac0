import { across, colour, darker, down, glow, lighter, lit } from "../palette.ts";
import { ellipse, group, path, polygon, rect } from "../svg.ts";

/** A shamiana: a striped cloth roof on poles, with a scalloped edge; the foot of its left pole is the origin. */
export function shamiana(width: number, height: number, tones: readonly [string, string]): string {
  const panels = Math.max(6, Math.round(width / 46));
  const step = width / panels;
  const [eaves, ridge] = [-height * 0.66, -height];
  const roof = Array.from({ length: panels }, (_, index) => {
    const tone = tones[index % 2] as string;
    const [left, right] = [index * step, (index + 1) * step];
    const lean = (x: number): number => width / 2 + (x - width / 2) * 0.8;
    return (
      path(
        polygon([
          [left, eaves],
          [right, eaves],
          [lean(right), ridge],
          [lean(left), ridge],
        ]),
        down(lighter(tone, 0.25), tone),
      ) +
      path(
        `M${left} ${eaves}H${right}V${eaves + height * 0.07}Q${(left + right) / 2} ${eaves + height * 0.17} ${left} ${eaves + height * 0.07}Z`,
        lit(darker(tone, 0.08)),
      )
    );
  });
  const pole = (x: number): string =>
    rect(x - width * 0.005, eaves, width * 0.01, -eaves, across(colour.clay, darker(colour.bark, 0.3)));
  return group([
    ellipse([width / 2, 0], width * 0.54, height * 0.06, glow(colour.plum), { "fill-opacity": 0.4 }),
    rect(width * 0.02, eaves, width * 0.96, -eaves, down("#6b4550", "#a17a6a"), { "fill-opacity": 0.75 }),
    ...[0.01, 0.25, 0.5, 0.75, 0.99].map((share) => pole(width * share)),
    ...roof,
  ]);
}

/** Heavy cloth hanging in folds, from (0, 0) to the right and down. */
export function drapery(width: number, height: number, tone: string, folds: number): string {
  const step = width / folds;
  return group([
    rect(0, 0, width, height, tone),
    ...Array.from({ length: folds }, (_, index) =>
      path(
        `M${index * step} 0H${(index + 1) * step}Q${(index + 0.9) * step} ${height * 0.5} ${(index + 1) * step} ${height}H${index * step}Q${(index + 0.1) * step} ${height * 0.5} ${index * step} 0Z`,
        index % 2
          ? across(darker(tone, 0.34), lighter(tone, 0.06))
          : across(lighter(tone, 0.12), darker(tone, 0.36)),
      ),
    ),
  ]);
}
