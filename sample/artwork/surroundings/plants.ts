import { ball, colour, darker, distant, glow, lighter, lit, mix } from "../palette.ts";
import { chance, ellipse, group, type Point, path, place, ribbon, round, stroke } from "../svg.ts";

/** A leafy mass: dark at the bottom, sunlit clumps at the upper left, loose leaves at the rim. */
export function foliage(
  centre: Point,
  width: number,
  height: number,
  tone: string,
  seed: number,
  air = 0,
): string {
  const random = chance(seed);
  const [cx, cy] = centre;
  const leafy = (x: number, y: number, r: number): string => {
    const lobes = 9;
    const edge = Array.from({ length: lobes }, (_, index): Point => {
      const angle = (index / lobes) * Math.PI * 2;
      const out = r * random(0.82, 1.12);
      return [x + Math.cos(angle) * out * 1.2, y + Math.sin(angle) * out * 0.84];
    });
    return edge.reduce(
      (d, _, index) => {
        const next = edge[(index + 1) % lobes] as Point;
        return `${d}A${round(r * 0.46)} ${round(r * 0.42)} 0 0 1 ${round(next[0])} ${round(next[1])}${index === lobes - 1 ? "Z" : ""}`;
      },
      `M${round((edge[0] as Point)[0])} ${round((edge[0] as Point)[1])}`,
    );
  };
  const clumps = (
    count: number,
    spread: number,
    lift: number,
    size: number,
    paint: (height: number) => string,
  ): string =>
    Array.from({ length: count }, () => {
      const angle = random(0, Math.PI * 2);
      const far = Math.sqrt(random()) * spread;
      const [x, y] = [
        cx + Math.cos(angle) * far * width * 0.5,
        cy + Math.sin(angle) * far * height * 0.5 + lift * height,
      ];
      return path(leafy(x, y, size * random(0.7, 1.15) * width), paint((y - cy) / height + 0.5));
    }).join("");
  // Flat, and darker the lower they hang: a gradient on each of these large shapes would double the drawing time.
  const shadow = (low: number): string => distant(darker(tone, 0.28 + low * 0.14), air);
  const body = (low: number): string => distant(darker(tone, low * 0.26), air);
  const leaves = Array.from({ length: 40 }, () => {
    const angle = random(0, Math.PI * 2);
    const far = random(0.5, 1);
    const [x, y] = [cx + Math.cos(angle) * far * width * 0.54, cy + Math.sin(angle) * far * height * 0.54];
    return ellipse(
      [x, y],
      width * random(0.008, 0.016),
      width * random(0.005, 0.009),
      distant(Math.sin(angle) < 0 ? lighter(tone, 0.35) : darker(tone, 0.2), air),
      {
        transform: `rotate(${Math.round(random(-50, 50))} ${Math.round(x)} ${Math.round(y)})`,
      },
    );
  }).join("");
  return group([
    clumps(18, 0.86, 0.1, 0.14, shadow),
    clumps(20, 0.82, 0.02, 0.11, body),
    clumps(18, 0.72, -0.1, 0.08, () => lit(distant(lighter(tone, 0.1), air))),
    clumps(16, 0.6, -0.19, 0.05, () => lit(distant(lighter(tone, 0.28), air))),
    leaves,
  ]);
}

function trunkShade(points: Point[], widths: number[]): string {
  return path(
    ribbon(
      points.map(([x, y], index): Point => [x + (widths[index] as number) * 0.22, y]),
      widths.map((width) => width * 0.5),
    ),
    colour.plum,
    { "fill-opacity": 0.26 },
  );
}

/** The school's banyan: a wide crown, a fluted trunk and roots that hang down; the foot is the origin. */
export function banyan(height: number, seed = 21, air = 0): string {
  const random = chance(seed);
  const h = height;
  const bark = distant(colour.bark, air);
  const trunk = (points: Point[], widths: number[]): string =>
    path(ribbon(points, widths), lit(bark)) + trunkShade(points, widths);
  const roots = Array.from({ length: 17 }, (_, index) => {
    const x = (-0.62 + index * 0.078) * h;
    if (Math.abs(x) < 0.12 * h) return "";
    const grounded = index % 4 === 1;
    const from = -h * random(0.46, 0.56);
    const to = grounded ? h * 0.01 : -h * random(0.12, 0.34);
    const width = h * (grounded ? random(0.014, 0.026) : random(0.004, 0.009));
    const points: Point[] = [
      [x, from],
      [x + random(-0.015, 0.015) * h, (from + to) / 2],
      [x + random(-0.02, 0.02) * h, to],
    ];
    return path(
      ribbon(points, [width, width * 0.8, grounded ? width * 1.5 : width * 0.3]),
      lit(distant(mix(colour.bark, colour.clay, random(0, 0.5)), air)),
    );
  });
  const flutes = [-0.075, -0.035, 0.01, 0.05, 0.08].map((x, index) =>
    trunk(
      [
        [x * h * 1.5, h * 0.012],
        [x * h, -h * 0.18],
        [x * h * 1.25 + (index - 2) * 0.01 * h, -h * 0.46],
      ],
      [h * 0.085, h * 0.062, h * 0.05],
    ),
  );
  const limbs = (
    [
      [-1, 0.5, 0.5],
      [1, 0.5, 0.52],
      [-1, 0.28, 0.66],
      [1, 0.3, 0.68],
    ] as const
  ).map(([side, out, up]) =>
    trunk(
      [
        [side * h * 0.03, -h * 0.36],
        [side * out * h * 0.5, -h * (up - 0.08)],
        [side * out * h, -h * up],
      ],
      [h * 0.075, h * 0.05, h * 0.022],
    ),
  );
  const back = foliage(
    [0, -h * 0.66],
    h * 1.5,
    h * 0.5,
    distant(darker(colour.green, 0.05), air),
    seed + 1,
    air,
  );
  const crown = [
    foliage([-h * 0.44, -h * 0.62], h * 0.72, h * 0.38, colour.leaf, seed + 2, air),
    foliage([h * 0.46, -h * 0.62], h * 0.72, h * 0.38, mix(colour.leaf, colour.green, 0.45), seed + 3, air),
    foliage(
      [h * 0.04, -h * 0.78],
      h * 0.86,
      h * 0.4,
      mix(colour.leaf, colour.leafLight, 0.25),
      seed + 4,
      air,
    ),
  ];
  const shadow = ellipse([h * 0.1, h * 0.01], h * 0.85, h * 0.06, glow(colour.plum), { "fill-opacity": 0.5 });
  return group([shadow, back, ...limbs, ...roots, ...flutes, ...crown]);
}

/** An upright tree with a rounded crown. */
export function neem(height: number, seed: number, air = 0, tone: string = colour.leaf): string {
  const h = height;
  const points: Point[] = [
    [0, h * 0.01],
    [h * 0.012, -h * 0.25],
    [-h * 0.01, -h * 0.55],
  ];
  const widths = [h * 0.075, h * 0.05, h * 0.03];
  return group([
    ellipse([h * 0.05, 0], h * 0.3, h * 0.025, glow(colour.plum), { "fill-opacity": 0.45 }),
    path(ribbon(points, widths), lit(distant(colour.bark, air))),
    trunkShade(points, widths),
    path(
      ribbon(
        [
          [0, -h * 0.36],
          [h * 0.1, -h * 0.48],
          [h * 0.16, -h * 0.6],
        ],
        [h * 0.028, h * 0.02, h * 0.01],
      ),
      lit(distant(colour.bark, air)),
    ),
    foliage([0, -h * 0.68], h * 0.62, h * 0.56, tone, seed, air),
  ]);
}

export function palm(height: number, seed: number, air = 0): string {
  const h = height;
  const random = chance(seed);
  const lean = random(-0.1, 0.1) * h;
  const trunk: Point[] = [
    [0, 0],
    [lean * 0.3, -h * 0.4],
    [lean, -h * 0.8],
  ];
  const fronds = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (1.05 - (index / 10) * 1.1);
    const length = h * random(0.26, 0.34);
    const tip: Point = [
      lean + Math.cos(angle) * length,
      -h * 0.8 - Math.sin(angle) * length * 0.55 + Math.abs(Math.cos(angle)) * length * 0.4,
    ];
    const bend: Point = [
      lean + Math.cos(angle) * length * 0.55,
      -h * 0.8 - Math.sin(angle) * length * 0.6 - length * 0.14,
    ];
    return path(
      ribbon([[lean, -h * 0.8], bend, tip], [h * 0.018, h * 0.05, h * 0.004]),
      lit(distant(mix(colour.leaf, colour.green, random()), air)),
    );
  });
  return group([
    ellipse([h * 0.03, 0], h * 0.14, h * 0.014, glow(colour.plum), { "fill-opacity": 0.45 }),
    path(ribbon(trunk, [h * 0.04, h * 0.028, h * 0.022]), lit(distant(colour.clay, air))),
    trunkShade(trunk, [h * 0.04, h * 0.028, h * 0.022]),
    ...fronds,
  ]);
}

/** A bush with many small blossoms: bougainvillea, or marigolds in a bed. */
export function floweringBush(width: number, height: number, blossom: string, seed: number): string {
  const random = chance(seed);
  const flowers = Array.from({ length: Math.round(width / 5) }, () => {
    const angle = random(0, Math.PI * 2);
    const far = Math.sqrt(random());
    const r = random(0.018, 0.034) * width;
    return ellipse(
      [Math.cos(angle) * far * width * 0.48, -height * 0.5 + Math.sin(angle) * far * height * 0.48],
      r,
      r * 0.85,
      random() > 0.5 ? lit(blossom) : lighter(blossom, 0.3),
    );
  });
  return group([
    ellipse([0, 0], width * 0.55, height * 0.1, glow(colour.plum), { "fill-opacity": 0.4 }),
    foliage([0, -height * 0.48], width * 0.86, height * 0.8, colour.leaf, seed),
    ...flowers,
  ]);
}

export function marigold(size: number, seed: number): string {
  const random = chance(seed);
  const petals = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    return ellipse(
      [Math.cos(angle) * size * 0.32, Math.sin(angle) * size * 0.3],
      size * 0.2,
      size * 0.18,
      index % 2 ? colour.saffron : colour.marigold,
    );
  });
  return group([...petals, ellipse([0, 0], size * random(0.28, 0.32), size * 0.28, ball(colour.saffron))]);
}

/** A string of marigolds between two points; `sag` is how far it hangs. */
export function garland(from: Point, to: Point, sag: number, size: number): string {
  const count = Math.max(2, Math.round((Math.hypot(to[0] - from[0], to[1] - from[1]) + sag) / (size * 0.62)));
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const at: Point = [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
    ];
    return ellipse(at, size * 0.42, size * 0.4, ball(index % 3 ? colour.saffron : colour.marigold));
  }).join("");
}

export function pottedPlant(height: number, seed: number, pot: string = colour.terracotta): string {
  const h = height;
  const random = chance(seed);
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.08 + (index / 8) * 0.84);
    const length = h * random(0.42, 0.6);
    return path(
      ribbon(
        [
          [0, -h * 0.4],
          [Math.cos(angle) * length * 0.45, -h * 0.42 - Math.sin(angle) * length * 0.7],
          [Math.cos(angle) * length * 0.9, -h * 0.4 - Math.sin(angle) * length * 0.8],
        ],
        [h * 0.02, h * 0.09, h * 0.006],
      ),
      lit(mix(colour.leaf, index % 2 ? colour.leafLight : colour.green, 0.4)),
    );
  });
  const body = `M${-h * 0.2} ${-h * 0.42}L${h * 0.2} ${-h * 0.42}L${h * 0.14} 0L${-h * 0.14} 0Z`;
  return group([
    ellipse([h * 0.04, 0], h * 0.26, h * 0.05, glow(colour.plum), { "fill-opacity": 0.5 }),
    ...leaves,
    path(body, lit(pot)),
    path(`M${-h * 0.22} ${-h * 0.44}h${h * 0.44}v${h * 0.07}h${-h * 0.44}Z`, lit(lighter(pot, 0.08))),
    stroke(`M${-h * 0.17} ${-h * 0.24}q${h * 0.17} ${h * 0.05} ${h * 0.34} 0`, lighter(pot, 0.5), h * 0.012, {
      "stroke-opacity": 0.6,
    }),
  ]);
}

export function sapling(height: number): string {
  const leaf = (x: number, y: number, rotate: number): string =>
    place(
      x,
      y,
      path(
        `M0 0Q${height * 0.1} ${-height * 0.12} ${height * 0.28} 0Q${height * 0.1} ${height * 0.1} 0 0Z`,
        lit(colour.leafLight),
      ),
      { rotate },
    );
  return group([
    stroke(`M0 0Q${height * 0.03} ${-height * 0.5} 0 ${-height}`, colour.leaf, height * 0.04),
    leaf(0, -height * 0.45, -30),
    leaf(0, -height * 0.55, -150),
    leaf(0, -height * 0.75, -20),
    leaf(0, -height * 0.85, -160),
    leaf(0, -height, -85),
  ]);
}
