import { across, ball, colour, darker, down, glow, lighter, lit, mix } from "../palette.ts";
import { blob, chance, ellipse, group, path, place, polygon, rect, ribbon, stroke } from "../svg.ts";

/** A string cot with carved legs, seen from its long side; stands on the origin (middle). */
export function charpai(width: number, height: number): string {
  const [w, h] = [width / 2, height];
  const weave = Array.from({ length: 26 }, (_, index) => {
    const x = -w * 0.96 + index * w * 0.077;
    return `M${x} ${-h * 1.22}L${x + w * 0.06} ${-h * 0.96}M${x + w * 0.06} ${-h * 1.22}L${x} ${-h * 0.96}`;
  });
  const leg = (x: number): string =>
    path(
      ribbon(
        [
          [x, -h],
          [x, -h * 0.5],
          [x, 0],
        ],
        [h * 0.16, h * 0.24, h * 0.12],
      ),
      lit(colour.maroon),
    ) +
    ellipse([x, -h * 1.1], h * 0.13, h * 0.16, ball(colour.maroon)) +
    rect(x - h * 0.13, -h * 0.56, h * 0.26, h * 0.06, colour.gold);
  return group([
    ellipse([0, 0], w * 1.1, h * 0.2, glow(colour.plum), { "fill-opacity": 0.6 }),
    path(
      polygon([
        [-w * 0.94, -h * 1.26],
        [w * 0.94, -h * 1.26],
        [w, -h * 0.94],
        [-w, -h * 0.94],
      ]),
      lit(colour.sand),
    ),
    stroke(weave.join(""), darker(colour.clay, 0.1), h * 0.03, { "stroke-opacity": 0.6 }),
    rect(-w, -h * 0.96, w * 2, h * 0.16, lit(colour.brick), { rx: h * 0.05 }),
    leg(-w * 0.97),
    leg(w * 0.97),
  ]);
}

/** A lantern with its glass chimney; stands on the origin. */
export function lantern(height: number): string {
  const h = height;
  return group([
    ellipse([0, -h * 0.46], h * 1.5, h * 1.5, glow("#ffd27a"), { "fill-opacity": 0.6 }),
    stroke(
      `M${-h * 0.2} ${-h * 0.2}Q${-h * 0.34} ${-h * 0.6} ${-h * 0.12} ${-h * 0.86}M${h * 0.2} ${-h * 0.2}Q${h * 0.34} ${-h * 0.6} ${h * 0.12} ${-h * 0.86}`,
      colour.slate,
      h * 0.04,
    ),
    stroke(`M${-h * 0.12} ${-h * 0.9}Q0 ${-h * 1.16} ${h * 0.12} ${-h * 0.9}`, colour.slate, h * 0.03),
    rect(-h * 0.24, -h * 0.2, h * 0.48, h * 0.2, lit(colour.brick), { rx: h * 0.06 }),
    ellipse([0, -h * 0.46], h * 0.2, h * 0.26, "#ffeab0", { "fill-opacity": 0.9 }),
    path(
      `M0 ${-h * 0.66}Q${h * 0.1} ${-h * 0.44} 0 ${-h * 0.3}Q${-h * 0.1} ${-h * 0.44} 0 ${-h * 0.66}Z`,
      down("#fff8d8", "#f59a2e"),
    ),
    rect(-h * 0.14, -h * 0.86, h * 0.28, h * 0.14, lit(colour.slate), { rx: h * 0.04 }),
    ellipse([0, -h * 0.46], h * 0.2, h * 0.26, "none", { stroke: colour.slate, "stroke-width": h * 0.02 }),
  ]);
}

/** A cat asleep in a curl; lies on the origin. */
export function sleepingCat(width: number, tone: string = colour.saffron): string {
  const w = width / 2;
  return group([
    ellipse([0, 0], w * 1.1, w * 0.2, glow(colour.plum), { "fill-opacity": 0.6 }),
    ellipse([0, -w * 0.36], w * 0.9, w * 0.44, ball(tone)),
    path(
      ribbon(
        [
          [w * 0.7, -w * 0.2],
          [w * 0.4, -w * 0.02],
          [-w * 0.2, -w * 0.06],
        ],
        [w * 0.24, w * 0.22, w * 0.14],
      ),
      lit(darker(tone, 0.1)),
    ),
    ellipse([-w * 0.56, -w * 0.4], w * 0.36, w * 0.3, ball(lighter(tone, 0.1))),
    path(
      `M${-w * 0.84} ${-w * 0.56}L${-w * 0.82} ${-w * 0.86}L${-w * 0.6} ${-w * 0.66}ZM${-w * 0.5} ${-w * 0.68}L${-w * 0.34} ${-w * 0.88}L${-w * 0.28} ${-w * 0.56}Z`,
      lit(tone),
    ),
    stroke(
      `M${-w * 0.72} ${-w * 0.4}q${w * 0.06} ${w * 0.05} ${w * 0.12} 0M${-w * 0.48} ${-w * 0.4}q${w * 0.06} ${w * 0.05} ${w * 0.12} 0`,
      colour.ink,
      w * 0.03,
    ),
    stroke(
      `M${w * 0.1} ${-w * 0.76}q${w * 0.06} ${w * 0.14} 0 ${w * 0.26}M${w * 0.36} ${-w * 0.7}q${w * 0.06} ${w * 0.14} 0 ${w * 0.24}M${-w * 0.14} ${-w * 0.76}q${w * 0.06} ${w * 0.14} 0 ${w * 0.24}`,
      darker(tone, 0.4),
      w * 0.05,
      {
        "stroke-opacity": 0.6,
      },
    ),
  ]);
}

/** Steel boxes, a kettle and pans on a kitchen shelf, from (0, 0) to the right. */
export function kitchenShelf(width: number, seed: number): string {
  const random = chance(seed);
  const things: string[] = [];
  for (let x = 16; x < width - 50; ) {
    const kind = random();
    const w = random(38, 60);
    const h = random(44, 76);
    const steel = across("#f2f4f2", "#8c979a");
    if (kind > 0.62) {
      things.push(
        rect(x, -h, w, h, steel, { rx: 5 }) +
          rect(x - 2, -h - 6, w + 4, 10, lit("#c9d0cf"), { rx: 4 }) +
          ellipse([x + w / 2, -h - 9], 5, 5, "#9aa5a7"),
      );
    } else if (kind > 0.34) {
      const tone = [colour.saffron, colour.maroon, colour.leaf, colour.gold][
        Math.floor(random(0, 4))
      ] as string;
      things.push(
        rect(x + 4, -h * 0.86, w - 8, h * 0.86, "#e8f1ec", { rx: 7, "fill-opacity": 0.7 }) +
          rect(x + 4, -h * 0.6, w - 8, h * 0.6, lit(tone), { rx: 6 }) +
          rect(x + 2, -h, w - 4, 14, lit(colour.brick), { rx: 4 }),
      );
    } else {
      things.push(
        path(
          `M${x} ${-h * 0.56}H${x + w}Q${x + w} 0 ${x + w * 0.7} 0H${x + w * 0.3}Q${x} 0 ${x} ${-h * 0.56}Z`,
          steel,
        ) + ellipse([x + w / 2, -h * 0.56], w / 2, 7, "#7d888b"),
      );
    }
    x += w + random(8, 18);
  }
  return group([
    rect(0, 0, width, 12, lit(colour.clay)),
    rect(0, 12, width, 14, darker(colour.plum, 0.1), { "fill-opacity": 0.2 }),
    ...things,
  ]);
}

/** A plastic bucket of water with something afloat in it; stands on the origin. */
export function bucket(height: number, tone: string, afloat = ""): string {
  const h = height;
  return group([
    ellipse([h * 0.06, 0], h * 0.5, h * 0.08, glow(colour.plum), { "fill-opacity": 0.6 }),
    stroke(`M${-h * 0.5} ${-h * 0.94}Q0 ${-h * 1.5} ${h * 0.5} ${-h * 0.94}`, "#b9c2c2", h * 0.03),
    path(
      `M${-h * 0.52} ${-h * 0.94}L${-h * 0.36} 0H${h * 0.36}L${h * 0.52} ${-h * 0.94}Z`,
      across(lighter(tone, 0.3), darker(tone, 0.3)),
    ),
    ellipse([0, -h * 0.94], h * 0.53, h * 0.13, lit(lighter(tone, 0.2))),
    ellipse([0, -h * 0.92], h * 0.46, h * 0.1, down("#8fc4cc", "#cfe9ea")),
    place(0, -h * 0.92, afloat),
    stroke(`M${-h * 0.46} ${-h * 0.6}Q0 ${-h * 0.5} ${h * 0.46} ${-h * 0.6}`, darker(tone, 0.3), h * 0.02, {
      "stroke-opacity": 0.5,
    }),
  ]);
}

/** A tiger made of shadow, walking to the left; stands on the origin. */
export function shadowTiger(size: number, tone: string): string {
  const s = size;
  const body = blob([
    [-s * 0.62, -s * 0.5],
    [-s * 0.4, -s * 0.66],
    [0, -s * 0.6],
    [s * 0.5, -s * 0.68],
    [s * 0.74, -s * 0.5],
    [s * 0.6, -s * 0.3],
    [0, -s * 0.26],
    [-s * 0.5, -s * 0.28],
  ]);
  const limb = (points: [number, number][], widths: number[]): string =>
    path(
      ribbon(
        points.map(([x, y]) => [x * s, y * s] as const),
        widths.map((w) => w * s),
      ),
      tone,
    );
  const stripes = [-0.3, -0.14, 0.02, 0.18, 0.34, 0.5].map(
    (x) => `M${x * s} ${-s * 0.62}q${s * 0.05} ${s * 0.12} 0 ${s * 0.26}`,
  );
  return group([
    limb(
      [
        [-0.46, -0.4],
        [-0.6, -0.2],
        [-0.66, 0],
      ],
      [0.2, 0.12, 0.12],
    ),
    limb(
      [
        [-0.36, -0.4],
        [-0.32, -0.18],
        [-0.38, 0],
      ],
      [0.2, 0.12, 0.12],
    ),
    limb(
      [
        [0.56, -0.42],
        [0.48, -0.18],
        [0.56, 0],
      ],
      [0.22, 0.13, 0.12],
    ),
    limb(
      [
        [0.6, -0.44],
        [0.72, -0.2],
        [0.76, 0],
      ],
      [0.22, 0.13, 0.12],
    ),
    limb(
      [
        [0.7, -0.52],
        [0.96, -0.5],
        [1.06, -0.76],
        [0.96, -0.9],
      ],
      [0.1, 0.08, 0.07, 0.07],
    ),
    path(body, tone),
    ellipse([-s * 0.76, -s * 0.62], s * 0.22, s * 0.2, tone),
    ellipse([-s * 0.92, -s * 0.56], s * 0.12, s * 0.1, tone),
    ellipse([-s * 0.86, -s * 0.82], s * 0.07, s * 0.07, tone),
    ellipse([-s * 0.64, -s * 0.82], s * 0.07, s * 0.07, tone),
    stroke(stripes.join(""), mix(tone, "#ffd9a0", 0.35), s * 0.035, { "stroke-opacity": 0.6 }),
    ellipse([-s * 0.84, -s * 0.65], s * 0.022, s * 0.026, "#ffdf9e"),
  ]);
}
