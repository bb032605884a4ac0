import { ball, colour, darker, down, glow, lighter, lit, mix } from "../palette.ts";
import { chance, ellipse, group, path, place, ribbon, stroke } from "../svg.ts";

/** Plants of the kitchen garden and garden tools; units of 100 to a metre, standing on the origin. */

const leaf = (x: number, y: number, length: number, turn: number, tone: string): string =>
  place(
    x,
    y,
    path(
      `M0 0Q${length * 0.4} ${-length * 0.32} ${length} 0Q${length * 0.4} ${length * 0.32} 0 0Z`,
      lit(tone),
    ),
    { rotate: turn },
  );

/** A staked plant with red fruit. */
export function tomatoPlant(height: number, seed: number): string {
  const random = chance(seed);
  const leaves = Array.from({ length: 16 }, (_, index) => {
    const y = -height * random(0.12, 0.95);
    return leaf(
      random(-2, 2),
      y,
      height * random(0.16, 0.3),
      index % 2 ? random(-50, 10) : random(170, 230),
      mix(colour.leaf, colour.green, random(0, 0.5)),
    );
  });
  const fruit = Array.from({ length: 7 }, () =>
    ellipse(
      [random(-0.22, 0.22) * height, -height * random(0.18, 0.75)],
      height * 0.06,
      height * 0.058,
      ball(random() > 0.3 ? "#d23a2c" : colour.saffron),
    ),
  );
  return group([
    ellipse([2, 0], height * 0.26, height * 0.05, glow(colour.plum), { "fill-opacity": 0.5 }),
    stroke(`M${height * 0.02} 0L0 ${-height * 1.06}`, colour.clay, height * 0.025),
    ...leaves,
    ...fruit,
  ]);
}

/** A broad-leaved plant with hanging purple fruit. */
export function brinjalPlant(height: number, seed: number): string {
  const random = chance(seed);
  const leaves = Array.from({ length: 12 }, (_, index) =>
    leaf(
      0,
      -height * random(0.3, 0.9),
      height * random(0.3, 0.46),
      index % 2 ? random(-40, 20) : random(160, 220),
      mix(colour.leaf, colour.teal, random(0, 0.4)),
    ),
  );
  const fruit = [-0.22, 0.06, 0.26].map((x, index) => {
    const y = -height * (0.42 - index * 0.06);
    return (
      path(
        `M${x * height} ${y}q${height * 0.1} ${height * 0.06} ${height * 0.03} ${height * 0.24}q${-height * 0.12} ${height * 0.02} ${-height * 0.09} ${-height * 0.12}q${height * 0.01} ${-height * 0.1} ${height * 0.06} ${-height * 0.12}Z`,
        lit("#5a2a6a"),
      ) + ellipse([x * height, y], height * 0.04, height * 0.03, colour.leaf)
    );
  });
  return group([
    ellipse([2, 0], height * 0.36, height * 0.06, glow(colour.plum), { "fill-opacity": 0.5 }),
    stroke(`M1 0L0 ${-height * 0.8}`, colour.leaf, height * 0.03),
    ...leaves,
    ...fruit,
  ]);
}

export function cabbage(width: number): string {
  const w = width / 2;
  return group([
    ellipse([w * 0.1, 0], w * 1.3, w * 0.3, glow(colour.plum), { "fill-opacity": 0.5 }),
    ...[-1, 1, -0.5, 0.5].map((side, index) =>
      path(
        `M0 0Q${side * w * 1.7} ${-w * 0.2} ${side * w * 1.2} ${-w * (0.8 + index * 0.1)}Q${side * w * 0.4} ${-w * 0.9} 0 0Z`,
        lit(mix(colour.leaf, colour.leafLight, 0.3 + index * 0.1)),
      ),
    ),
    ellipse([0, -w * 0.6], w * 0.72, w * 0.62, ball(colour.leafPale)),
    stroke(
      `M0 ${-w * 0.1}V${-w * 1.1}M0 ${-w * 0.5}q${w * 0.3} ${-w * 0.3} ${w * 0.5} ${-w * 0.3}M0 ${-w * 0.4}q${-w * 0.3} ${-w * 0.3} ${-w * 0.5} ${-w * 0.34}`,
      lighter(colour.leafLight, 0.6),
      w * 0.06,
    ),
  ]);
}

/** A row of feathery carrot or radish tops. */
export function greensTuft(height: number, seed: number): string {
  const random = chance(seed);
  const blades = Array.from({ length: 9 }, () => {
    const lean = random(-0.6, 0.6);
    return path(
      ribbon(
        [
          [0, 0],
          [lean * height * 0.5, -height * 0.6],
          [lean * height, -height * random(0.8, 1.05)],
        ],
        [height * 0.05, height * 0.14, height * 0.03],
      ),
      lit(mix(colour.leafLight, colour.leaf, random())),
    );
  });
  return blades.join("");
}

/** A cane basket of the harvest. */
export function harvestBasket(width: number): string {
  const w = width / 2;
  const produce: [number, number, number, string][] = [
    [-0.5, -0.9, 0.26, "#d23a2c"],
    [-0.1, -1, 0.28, "#d23a2c"],
    [0.36, -0.94, 0.26, colour.saffron],
    [0.64, -0.84, 0.2, "#5a2a6a"],
    [-0.72, -0.8, 0.2, colour.leaf],
    [0.12, -1.24, 0.22, "#d23a2c"],
  ];
  return group([
    ellipse([w * 0.1, 0], w * 1.2, w * 0.26, glow(colour.plum), { "fill-opacity": 0.6 }),
    ...[-0.6, 0.1, 0.5].map((x, index) => place(x * w, -w * 0.8, greensTuft(w * 0.7, 3 + index))),
    ...produce.map(([x, y, r, tone]) => ellipse([x * w, y * w], r * w, r * w, ball(tone))),
    path(
      `M${-w} ${-w * 0.8}Q0 ${-w * 0.58} ${w} ${-w * 0.8}L${w * 0.74} 0Q0 ${w * 0.16} ${-w * 0.74} 0Z`,
      down(lighter(colour.clay, 0.2), darker(colour.clay, 0.2)),
    ),
    stroke(
      [0.2, 0.4, 0.6]
        .map(
          (y) => `M${-w * (0.76 + y * 0.3)} ${-w * y}Q0 ${-w * (y - 0.2)} ${w * (0.76 + y * 0.3)} ${-w * y}`,
        )
        .join(""),
      darker(colour.clay, 0.4),
      w * 0.05,
      { "stroke-opacity": 0.7 },
    ),
  ]);
}

/** A watering can seen from the side, spout to the right; the hand holds it at the origin. */
export function wateringCan(width: number, tone: string, pouring = false): string {
  const w = width;
  const water = pouring
    ? stroke(
        [0, 1, 2, 3]
          .map(
            (jet) =>
              `M${w * 0.78} ${w * 0.06}Q${w * (0.9 + jet * 0.05)} ${w * 0.2} ${w * (0.92 + jet * 0.08)} ${w * (0.62 + jet * 0.02)}`,
          )
          .join(""),
        "#bfe4ee",
        w * 0.022,
      )
    : "";
  return group([
    water,
    stroke(`M${w * 0.2} ${w * 0.34}L${w * 0.7} ${w * 0.1}`, tone, w * 0.1),
    path(`M${w * 0.64} ${-w * 0.02}l${w * 0.16} ${w * 0.06}l${-w * 0.06} ${w * 0.16}Z`, darker(tone, 0.2)),
    path(`M${-w * 0.3} ${w * 0.08}H${w * 0.24}L${w * 0.28} ${w * 0.52}H${-w * 0.34}Z`, lit(tone)),
    ellipse([-w * 0.03, w * 0.08], w * 0.27, w * 0.06, darker(tone, 0.3)),
    stroke(`M${-w * 0.26} ${w * 0.1}Q0 ${-w * 0.22} ${w * 0.2} ${w * 0.1}`, darker(tone, 0.1), w * 0.06),
  ]);
}

/** A spade from the hand at the origin down to its blade. */
export function spade(length: number): string {
  const l = length;
  return group([
    stroke(`M0 ${-l * 0.3}L${l * 0.01} ${l * 0.56}`, colour.clay, l * 0.045),
    stroke(`M${-l * 0.08} ${-l * 0.3}H${l * 0.08}`, colour.bark, l * 0.05),
    path(
      `M${-l * 0.1} ${l * 0.54}H${l * 0.12}V${l * 0.8}Q${l * 0.01} ${l * 0.94} ${-l * 0.1} ${l * 0.8}Z`,
      lit(colour.steel),
    ),
  ]);
}

/** Turned earth heaped around a pit. */
export function earthHeap(width: number, seed: number): string {
  const random = chance(seed);
  const clods = Array.from({ length: 16 }, () =>
    ellipse(
      [random(-0.5, 0.5) * width, random(-0.1, 0.06) * width],
      random(0.03, 0.09) * width,
      random(0.02, 0.06) * width,
      lit(mix(colour.bark, colour.clay, random(0, 0.5))),
    ),
  );
  return group([
    ellipse([0, 0], width * 0.56, width * 0.12, glow(colour.plum), { "fill-opacity": 0.6 }),
    path(
      `M${-width * 0.5} 0Q${-width * 0.3} ${-width * 0.16} 0 ${-width * 0.15}T${width * 0.5} 0Q0 ${width * 0.14} ${-width * 0.5} 0Z`,
      lit(colour.bark),
    ),
    ...clods,
  ]);
}
