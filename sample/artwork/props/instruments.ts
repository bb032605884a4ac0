import { across, ball, colour, darker, down, glow, lighter, lit } from "../palette.ts";
import { ellipse, group, path, rect, ribbon, stroke } from "../svg.ts";

/** Instruments in units of 100 to a metre, standing on the origin unless said otherwise. */

const shade = (rx: number): string =>
  ellipse([rx * 0.1, 0], rx, rx * 0.22, glow(colour.plum), { "fill-opacity": 0.6 });

function skinHead(y: number, rx: number, spot = 0.42): string {
  return (
    ellipse([0, y], rx, rx * 0.36, lit(colour.sand)) +
    ellipse([0, y], rx * 0.86, rx * 0.3, lit("#f5ead4")) +
    ellipse([rx * 0.06, y], rx * spot, rx * spot * 0.36, "#2a2023")
  );
}

function straps(top: number, bottom: number, rx: number, lower: number): string {
  return stroke(
    Array.from({ length: 9 }, (_, index) => {
      const x = (index / 8 - 0.5) * 2;
      return `M${x * rx * 0.96} ${top + (1 - Math.abs(x)) * rx * 0.3}L${(x * 0.9 + 0.06) * lower} ${bottom}`;
    }).join(""),
    "#e7cfa0",
    rx * 0.05,
    { "stroke-opacity": 0.75 },
  );
}

/** The pair: wooden tabla at the right, metal bayan at the left. */
export function tabla(): string {
  const bayan = `M-34 -27Q-40 -10 -28 0H-10Q2 -10 -4 -27Z`;
  const dayan = `M7 -28Q3 -12 5 0H29Q31 -12 27 -28Z`;
  return group([
    ellipse([-18, 0], 22, 5, lit(colour.maroon)),
    ellipse([18, 0], 20, 5, lit(colour.saffron)),
    shade(44),
    path(bayan, across(lighter(colour.steel, 0.5), darker(colour.steel, 0.35))),
    path(dayan, across(lighter(colour.bark, 0.3), darker(colour.bark, 0.3))),
    group([straps(-27, -3, 14, 9)], { transform: "translate(-19 0)" }),
    group([straps(-28, -3, 10, 10)], { transform: "translate(17 0)" }),
    group([skinHead(-27, 15.5)], { transform: "translate(-19 0)" }),
    group([skinHead(-28, 10.5)], { transform: "translate(17 0)" }),
    stroke("M-34 -25q15 7 30 0M7 -26q10 5 20 0", colour.clay, 2.4),
  ]);
}

/** A harmonium seen from the front, bellows behind. */
export function harmonium(width = 58): string {
  const w = width / 2;
  const h = width * 0.42;
  const keys = Array.from({ length: 15 }, (_, index) =>
    rect(-w * 0.9 + index * w * 0.12, -h * 0.86, w * 0.105, h * 0.26, colour.white),
  );
  const sharps = [0, 1, 3, 4, 5, 7, 8, 10, 11, 12].map((index) =>
    rect(-w * 0.82 + index * w * 0.12, -h * 0.86, w * 0.06, h * 0.15, colour.ink),
  );
  return group([
    shade(w * 1.2),
    path(`M${-w * 0.92} ${-h * 1.42}H${w * 0.92}L${w} ${-h * 0.9}H${-w}Z`, lit(darker(colour.bark, 0.2))),
    stroke(
      [0, 1, 2, 3].map((fold) => `M${-w * 0.94} ${-h * (1.36 - fold * 0.1)}H${w * 0.94}`).join(""),
      colour.maroon,
      h * 0.05,
    ),
    rect(-w, -h * 0.92, w * 2, h * 0.92, lit("#8b4f2c"), { rx: 2 }),
    rect(-w * 0.94, -h * 0.9, w * 1.88, h * 0.34, darker("#8b4f2c", 0.5)),
    ...keys,
    ...sharps,
    stroke(`M${-w * 0.9} ${-h * 0.44}H${w * 0.9}`, colour.gold, h * 0.03),
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((x) =>
      ellipse([x * w, -h * 0.24], h * 0.07, h * 0.07, lit(colour.cream)),
    ),
  ]);
}

/** A sitar lying from its gourd at the origin up along a long neck, pointing up and right by `angle` degrees. */
export function sitar(length = 100, angle = 40): string {
  const l = length;
  return group(
    [
      path(
        ribbon(
          [
            [0, 0],
            [l * 0.5, 0],
            [l * 0.98, 0],
          ],
          [l * 0.085, l * 0.075, l * 0.065],
          { flat: "end" },
        ),
        lit("#8b4f2c"),
      ),
      ellipse([0, 0], l * 0.17, l * 0.15, ball("#c98a45")),
      ellipse([l * 0.01, -l * 0.01], l * 0.12, l * 0.1, lit("#e2b272")),
      stroke(
        Array.from(
          { length: 13 },
          (_, index) => `M${l * (0.24 + index * 0.05)} ${-l * 0.04}v${l * 0.08}`,
        ).join(""),
        colour.gold,
        l * 0.008,
      ),
      stroke(
        [-0.018, -0.006, 0.006, 0.018].map((y) => `M${-l * 0.06} ${l * y}H${l * 0.95}`).join(""),
        "#fff4d2",
        l * 0.004,
      ),
      rect(-l * 0.08, -l * 0.04, l * 0.02, l * 0.08, colour.white),
      ...[0.86, 0.92].flatMap((x) =>
        [-1, 1].map((side) => ellipse([l * x, side * l * 0.06], l * 0.014, l * 0.03, lit(colour.barkDeep))),
      ),
      ellipse([l * 0.8, l * 0.075], l * 0.075, l * 0.065, ball("#b87a3a")),
    ],
    { transform: `rotate(${-angle})` },
  );
}

/** A two-headed drum lying across, centred on the origin. */
export function dholak(width = 56): string {
  const w = width / 2;
  const r = width * 0.24;
  const body = `M${-w} ${-r}Q0 ${-r * 1.6} ${w} ${-r * 0.86}V${r * 0.86}Q0 ${r * 1.6} ${-w} ${r}Z`;
  const ropes = Array.from({ length: 6 }, (_, index) => {
    const x = -w + (index / 5) * w * 1.8;
    return `M${x} ${-r * 1.1}L${x + w * 0.18} ${r * 1.1}L${x + w * 0.36} ${-r * 1.1}`;
  });
  return group([
    path(body, down(lighter("#a5522d", 0.25), darker("#a5522d", 0.35))),
    stroke(ropes.join(""), "#f0dcae", r * 0.07, { "stroke-opacity": 0.8 }),
    ellipse([w, 0], r * 0.3, r * 0.86, lit(colour.sand)),
    ellipse([-w, 0], r * 0.36, r, lit("#f5ead4")),
    ellipse([-w, 0], r * 0.18, r * 0.5, "#2a2023"),
    stroke(
      `M${-w * 0.94} ${-r}Q${-w * 0.7} 0 ${-w * 0.94} ${r}M${w * 0.94} ${-r * 0.86}Q${w * 1.1} 0 ${w * 0.94} ${r * 0.86}`,
      colour.saffron,
      r * 0.14,
    ),
  ]);
}

/** Two small cymbals on a string, centred on the origin. */
export function manjira(size = 9): string {
  return group([
    stroke(`M${-size} ${-size * 0.2}Q0 ${-size * 2} ${size} ${-size * 0.2}`, colour.maroon, size * 0.16),
    ellipse([-size * 0.8, 0], size * 0.72, size * 0.44, ball(colour.gold)),
    ellipse([size * 0.8, 0], size * 0.72, size * 0.44, ball(colour.gold)),
  ]);
}

/** A bamboo flute lying across, centred on the origin. */
export function flute(length = 46): string {
  return group([
    path(
      ribbon(
        [
          [-length / 2, 0],
          [length / 2, 0],
        ],
        [length * 0.06],
      ),
      down(lighter(colour.gold, 0.4), darker(colour.clay, 0.1)),
    ),
    ...[-0.3, 0, 0.1, 0.2, 0.3].map((x) =>
      ellipse([x * length, -length * 0.006], length * 0.012, length * 0.01, colour.ink),
    ),
    rect(-length * 0.47, -length * 0.032, length * 0.03, length * 0.064, colour.maroon),
    rect(length * 0.43, -length * 0.032, length * 0.03, length * 0.064, colour.maroon),
  ]);
}
