import { ball, colour, lighter, lit } from "../palette.ts";
import { ellipse, group, path, ribbon, stroke } from "../svg.ts";

/** A veena lying across, resonator to the right; centred on the origin. */
export function veena(length: number): string {
  const l = length;
  const frets = Array.from(
    { length: 14 },
    (_, index) => `M${-l * 0.36 + index * l * 0.045} ${-l * 0.038}v${l * 0.05}`,
  );
  return group([
    ellipse([l * 0.36, l * 0.04], l * 0.17, l * 0.13, ball(colour.terracotta)),
    ellipse([-l * 0.3, l * 0.07], l * 0.1, l * 0.1, ball(colour.saffron)),
    path(
      ribbon(
        [
          [-l * 0.5, -l * 0.01],
          [0, -l * 0.015],
          [l * 0.42, 0],
        ],
        [l * 0.05, l * 0.06, l * 0.07],
      ),
      lit(colour.bark),
    ),
    path(
      ribbon(
        [
          [-l * 0.48, 0],
          [-l * 0.58, -l * 0.03],
          [-l * 0.62, -l * 0.1],
          [-l * 0.56, -l * 0.12],
        ],
        [l * 0.05, l * 0.045, l * 0.035, l * 0.02],
      ),
      lit(colour.bark),
    ),
    stroke(frets.join(""), colour.gold, l * 0.012),
    stroke(
      `M${-l * 0.5} ${-l * 0.022}L${l * 0.4} ${-l * 0.01}M${-l * 0.5} ${-l * 0.008}L${l * 0.4} ${l * 0.004}`,
      colour.butter,
      l * 0.005,
    ),
    ellipse([l * 0.36, l * 0.03], l * 0.1, l * 0.07, lit(lighter(colour.clay, 0.3))),
  ]);
}
