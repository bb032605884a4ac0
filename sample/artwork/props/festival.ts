import { across, ball, colour, darker, down, glow, lighter, lit } from "../palette.ts";
import { chance, ellipse, group, type Point, path, polygon, rect, stroke } from "../svg.ts";
import type { View } from "./perspective.ts";

const round = (view: View, x: number, z: number, radius: number, fill: string, opacity = 1): string =>
  path(
    polygon(
      Array.from({ length: 36 }, (_, index) => {
        const angle = (index / 36) * Math.PI * 2;
        return view.at(x + Math.cos(angle) * radius, 0, z + Math.sin(angle) * radius);
      }),
    ),
    fill,
    { "fill-opacity": opacity },
  );

/** A ring of petals on the ground between two distances from the middle. */
function petals(
  view: View,
  [x, z]: Point,
  {
    count,
    from,
    to,
    spread,
    fill,
    turn = 0,
  }: { count: number; from: number; to: number; spread: number; fill: string; turn?: number },
): string {
  const outlines = Array.from({ length: count }, (_, index) => {
    const middle = ((index + turn) / count) * Math.PI * 2;
    const at = (share: number, aside: number): Point => {
      const radius = from + (to - from) * share;
      const angle = middle + aside * spread;
      return view.at(x + Math.cos(angle) * radius, 0, z + Math.sin(angle) * radius);
    };
    return polygon([at(0, 0), at(0.35, -1), at(0.7, -0.85), at(1, 0), at(0.7, 0.85), at(0.35, 1)]);
  });
  return path(outlines.join(""), fill);
}

/** A pattern of coloured powder on the ground. */
export function rangoli(view: View, x: number, z: number, radius: number): string {
  const at: Point = [x, z];
  const r = radius;
  const dots = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    const [px, pz] = [x + Math.cos(angle) * r * 0.93, z + Math.sin(angle) * r * 0.93];
    const [cx, cy] = view.at(px, 0, pz);
    const size = view.scale(pz) * r * 0.03;
    return ellipse([cx, cy], size, size * 0.55, index % 2 ? colour.white : colour.marigold);
  });
  return group([
    round(view, x, z, r, "#b3245e"),
    round(view, x, z, r * 0.97, colour.white),
    round(view, x, z, r * 0.95, "#8a1a56"),
    ...dots,
    round(view, x, z, r * 0.86, colour.white),
    round(view, x, z, r * 0.84, "#1f8a8c"),
    petals(view, at, { count: 16, from: r * 0.5, to: r * 0.83, spread: 0.17, fill: colour.white }),
    petals(view, at, { count: 16, from: r * 0.52, to: r * 0.8, spread: 0.13, fill: "#f2b92c" }),
    petals(view, at, { count: 16, from: r * 0.56, to: r * 0.72, spread: 0.07, fill: "#d9534a" }),
    round(view, x, z, r * 0.52, colour.white),
    round(view, x, z, r * 0.5, "#e4602e"),
    petals(view, at, { count: 8, from: r * 0.12, to: r * 0.49, spread: 0.34, fill: colour.white }),
    petals(view, at, { count: 8, from: r * 0.14, to: r * 0.46, spread: 0.27, fill: "#d02f7a" }),
    petals(view, at, { count: 8, from: r * 0.12, to: r * 0.36, spread: 0.2, fill: "#f6d13e", turn: 0.5 }),
    round(view, x, z, r * 0.17, colour.white),
    round(view, x, z, r * 0.14, "#7a2f8a"),
    round(view, x, z, r * 0.07, "#f6d13e"),
  ]);
}

/** A small bowl heaped with colour; units of 100 to a metre. */
export function powderBowl(width: number, tone: string): string {
  const w = width / 2;
  return group([
    ellipse([w * 0.1, 0], w * 1.2, w * 0.3, glow(colour.plum), { "fill-opacity": 0.6 }),
    path(`M${-w * 0.9} ${-w * 0.5}Q0 ${-w * 1.6} ${w * 0.9} ${-w * 0.5}Z`, lit(tone)),
    path(
      `M${-w} ${-w * 0.56}Q0 ${-w * 0.3} ${w} ${-w * 0.56}Q${w * 0.8} ${w * 0.1} 0 ${w * 0.1}Q${-w * 0.8} ${w * 0.1} ${-w} ${-w * 0.56}Z`,
      across(lighter(colour.gold, 0.3), darker(colour.gold, 0.3)),
    ),
  ]);
}

/** A burst of dry colour hanging in the air. */
export function colourCloud(x: number, y: number, size: number, tone: string, seed: number): string {
  const random = chance(seed);
  const puffs = Array.from({ length: 9 }, () => {
    const angle = random(0, Math.PI * 2);
    const far = Math.sqrt(random()) * size * 0.7;
    const r = size * random(0.3, 0.62);
    return ellipse([x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8], r, r * 0.9, glow(tone), {
      "fill-opacity": random(0.35, 0.7),
    });
  });
  const grains = Array.from({ length: 30 }, () => {
    const angle = random(0, Math.PI * 2);
    const far = size * random(0.3, 1.25);
    const r = random(1, 4);
    return ellipse([x + Math.cos(angle) * far, y + Math.sin(angle) * far], r, r, tone, {
      "fill-opacity": 0.7,
    });
  });
  return puffs.join("") + grains.join("");
}

/** Wet splashes over clothes, in the units of a figure around its chest. */
export function splashes(seed: number, tones: readonly string[], count = 9): string {
  const random = chance(seed);
  return Array.from({ length: count }, () => {
    const [x, y, r] = [random(-90, 90), random(-20, 420), random(14, 40)];
    const tone = tones[Math.floor(random(0, tones.length))] as string;
    return ellipse([x, y], r, r * random(0.7, 1.2), glow(tone), { "fill-opacity": 0.85 });
  }).join("");
}

/** A water squirter from the hand at the origin, pointing right, with its jet. */
export function squirter(length: number, tone: string, jet: string): string {
  const l = length;
  const drops = [0.2, 0.45, 0.7, 0.95, 1.2].map((share, index) =>
    ellipse(
      [l * (1 + share), -l * (0.16 * share - 0.2 * share * share) + (index % 2) * l * 0.03],
      l * 0.05,
      l * 0.04,
      jet,
    ),
  );
  return group([
    stroke(`M${l} 0Q${l * 1.6} ${-l * 0.14} ${l * 2.2} ${l * 0.14}`, jet, l * 0.05, {
      "stroke-opacity": 0.75,
    }),
    ...drops,
    rect(-l * 0.1, -l * 0.09, l, l * 0.18, down(lighter(tone, 0.4), darker(tone, 0.2)), { rx: l * 0.05 }),
    rect(l * 0.88, -l * 0.04, l * 0.16, l * 0.08, colour.gold),
    rect(-l * 0.34, -l * 0.03, l * 0.26, l * 0.06, colour.steel),
    ellipse([-l * 0.36, 0], l * 0.05, l * 0.1, ball(tone)),
  ]);
}

/** A wooden stick wound with ribbon, from the hand at the origin upwards. */
export function dandiya(length: number, tone: string): string {
  const bands = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => `M-7 ${-length * share}l14 -14`);
  return group([
    rect(-8, -length, 16, length * 1.12, across(lighter(tone, 0.3), darker(tone, 0.2)), { rx: 7 }),
    stroke(bands.join(""), colour.butter, 8),
    stroke(`M-4 ${-length}q-26 -8 -30 22M4 ${-length}q20 -16 34 8`, colour.rose, 7),
  ]);
}
