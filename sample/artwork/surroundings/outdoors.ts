import { colour, distant, down, fadeDown, fadeUp, glow, lighter, lit, mix } from "../palette.ts";
import { blob, chance, curve, ellipse, type Point, path, place, rect, stroke } from "../svg.ts";

export interface SkyOptions {
  mood?: "morning" | "day" | "evening" | "night" | "rain";
  sun?: Point;
  clouds?: number;
  seed?: number;
}

const moods = {
  morning: ["#8fc0cd", "#fbe7c4", "#fff1cf"],
  day: ["#7db6cc", "#e3f0ea", "#fff6df"],
  evening: ["#7a6a94", "#f6b889", "#ffd9a0"],
  night: ["#1b2140", "#4a4470", "#f4e6c0"],
  rain: ["#7d929b", "#c9d3d0", "#e8ece6"],
} as const;

export function sky(width: number, height: number, options: SkyOptions = {}): string {
  const { mood = "morning", sun, clouds = 4, seed = 3 } = options;
  const [top, low, light] = moods[mood];
  const random = chance(seed);
  const cloudTone =
    mood === "rain" ? "#aab6b8" : mood === "night" ? "#4e4f7c" : mood === "evening" ? "#f3c6a6" : "#fff8ea";
  const drift = Array.from({ length: clouds }, (_, index) =>
    cloud(
      ((index + random(0.2, 0.8)) / clouds) * width,
      random(0.1, 0.55) * height,
      random(0.16, 0.3) * height,
      cloudTone,
      random,
    ),
  );
  const disc = sun
    ? ellipse(sun, height * 0.75, height * 0.75, glow(light), { "fill-opacity": 0.75 }) +
      ellipse(sun, height * 0.075, height * 0.075, lighter(light, 0.5))
    : "";
  return rect(0, 0, width, height, down(top, low)) + disc + drift.join("");
}

function cloud(
  x: number,
  y: number,
  size: number,
  tone: string,
  random: (low?: number, high?: number) => number,
): string {
  const puffs = Array.from({ length: 7 }, (_, index) => {
    const share = (index + 0.5) / 7;
    const r = size * (0.2 + 0.26 * Math.sin(share * Math.PI)) * random(0.8, 1.15);
    return { x: x + (share - 0.5) * size * 2.7, r };
  });
  const dome = (lift: number, shrink: number): string =>
    puffs
      .map(
        ({ x: cx, r }) => `M${cx - r * shrink} ${y}A${r * shrink} ${r * lift} 0 0 1 ${cx + r * shrink} ${y}Z`,
      )
      .join("");
  return (
    path(
      `${dome(1, 1)}M${x - size * 1.5} ${y}Q${x} ${y + size * 0.16} ${x + size * 1.5} ${y}Z`,
      down(lighter(tone, 0.6), tone),
      { "fill-opacity": 0.8 },
    ) + path(dome(0.55, 0.8), tone, { "fill-opacity": 0.45 })
  );
}

/** A soft ridge across the picture, from `base` down. */
export function hills(width: number, base: number, rise: number, tone: string, seed: number): string {
  const random = chance(seed);
  const points: Point[] = Array.from({ length: 9 }, (_, index) => [
    (index / 8) * width,
    base - rise * random(0.15, 1),
  ]);
  return path(
    `${curve([[-40, base - rise * 0.4], ...points, [width + 40, base - rise * 0.5]])}L${width + 40} ${base + rise}L-40 ${base + rise}Z`,
    down(lighter(tone, 0.22), tone),
  );
}

/** A line of far trees. */
export function treeLine(width: number, base: number, height: number, seed: number, air = 0.45): string {
  const random = chance(seed);
  const crowns: string[] = [];
  for (let x = -height; x < width + height; x += height * random(0.35, 0.6)) {
    const size = height * random(0.4, 0.75);
    const tone = distant(mix(colour.leaf, colour.green, random()), air);
    crowns.push(ellipse([x, base - size * 0.6], size * 0.7, size * 0.75, lit(tone)));
  }
  return crowns.join("") + rect(0, base - height * 0.22, width, height * 0.3, distant(colour.green, air));
}

export function ground(width: number, top: number, bottom: number, tone: string, seed = 5): string {
  const random = chance(seed);
  const patches = Array.from({ length: 26 }, () => {
    const depth = random() ** 1.4;
    const y = top + (bottom - top) * depth;
    return ellipse(
      [random(0, width), y],
      random(50, 170) * (0.35 + depth),
      random(4, 11) * (0.35 + depth),
      random() > 0.5 ? lighter(tone, 0.3) : mix(tone, colour.plum, 0.22),
      { "fill-opacity": 0.28 },
    );
  });
  return (
    rect(0, top, width, bottom - top, down(lighter(distant(tone, 0.25), 0.2), mix(tone, colour.plum, 0.1))) +
    patches.join("")
  );
}

export function grass(width: number, top: number, bottom: number, seed = 8): string {
  const random = chance(seed);
  const tufts = Array.from({ length: Math.round(width / 12) }, () => {
    const depth = random() ** 0.8;
    const [x, y, size] = [random(0, width), top + (bottom - top) * depth, 5 + 13 * depth];
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${(-size * 0.3).toFixed(1)} ${(-size * 0.5).toFixed(1)} ${(-size * 0.4).toFixed(1)} ${(-size).toFixed(1)}m${(size * 0.4).toFixed(1)} ${size.toFixed(1)}q0 ${(-size * 0.6).toFixed(1)} ${(size * 0.2).toFixed(1)} ${(-size * 1.1).toFixed(1)}m${(-size * 0.2).toFixed(1)} ${(size * 1.1).toFixed(1)}q${(size * 0.3).toFixed(1)} ${(-size * 0.4).toFixed(1)} ${(size * 0.6).toFixed(1)} ${(-size * 0.8).toFixed(1)}`;
  });
  return (
    ground(width, top, bottom, colour.leafLight, seed) +
    stroke(tufts.join(""), mix(colour.leaf, colour.green, 0.2), 1.7, { "stroke-opacity": 0.5 })
  );
}

/** A path or court that narrows towards the horizon. */
export function footpath(
  nearLeft: Point,
  nearRight: Point,
  farRight: Point,
  farLeft: Point,
  tone: string = colour.sand,
): string {
  return path(
    `M${nearLeft.join(" ")}Q${(nearLeft[0] + farLeft[0]) / 2} ${(nearLeft[1] + farLeft[1]) / 2 + 12} ${farLeft.join(" ")}L${farRight.join(" ")}Q${(nearRight[0] + farRight[0]) / 2} ${(nearRight[1] + farRight[1]) / 2 + 12} ${nearRight.join(" ")}Z`,
    down(lighter(distant(tone, 0.2), 0.2), tone),
  );
}

/** Light through leaves, lying on the ground. */
export function dapple(x: number, y: number, width: number, height: number, seed: number): string {
  const random = chance(seed);
  return Array.from({ length: 34 }, () =>
    ellipse([x + random(0, width), y + random(0, height)], random(8, 30), random(2.5, 8), "#fff0c4", {
      "fill-opacity": random(0.14, 0.4),
    }),
  ).join("");
}

/** Slanting sunbeams from the upper left, as through a window or leaves. */
export function sunbeams(x: number, y: number, width: number, length: number, strength = 0.22): string {
  return (
    [
      [0, 0.2],
      [0.3, 0.26],
      [0.62, 0.16],
    ] as const
  )
    .map(([offset, share]) => {
      const from = x + width * offset;
      const wide = width * share;
      return path(
        `M${from} ${y}L${from + wide} ${y}L${from + wide + length * 0.62} ${y + length}L${from + length * 0.42} ${y + length}Z`,
        fadeDown("#fff1c9"),
        { "fill-opacity": strength },
      );
    })
    .join("");
}

/** Darkens the foot of a picture or lifts its top, to settle the eye on the middle. */
export function vignette(width: number, height: number, strength = 0.28): string {
  return rect(0, height * 0.7, width, height * 0.3, fadeUp(colour.plum), { "fill-opacity": strength });
}

export function puddle(x: number, y: number, width: number): string {
  return place(
    x,
    y,
    path(
      blob([
        [-width / 2, 0],
        [-width * 0.2, -width * 0.07],
        [width * 0.3, -width * 0.06],
        [width / 2, width * 0.01],
        [width * 0.2, width * 0.07],
        [-width * 0.3, width * 0.06],
      ]),
      down("#8fa9b5", "#c9dcdd"),
    ) +
      ellipse([-width * 0.1, -width * 0.01], width * 0.22, width * 0.018, "#ffffff", { "fill-opacity": 0.5 }),
  );
}
