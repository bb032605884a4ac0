import { across, colour, darker, down, fadeDown, glow, lighter, lit, mix } from "../palette.ts";
import { chance, ellipse, group, type Point, path, polygon, rect, stroke } from "../svg.ts";

/** One end of a bookcase that runs away from us: an upright line of the picture. */
interface ShelfEnd {
  x: number;
  top: number;
  bottom: number;
}

const bindings = [
  colour.maroon,
  colour.green,
  colour.saffron,
  colour.indigo,
  colour.terracotta,
  colour.dustyBlue,
  colour.gold,
  colour.teal,
  colour.brick,
  colour.sand,
];

/** A bookcase in perspective, between its nearer and its farther end. */
export function shelfRun(near: ShelfEnd, far: ShelfEnd, rows: number, seed: number, tone: string): string {
  const random = chance(seed);
  const depth = (near.bottom - near.top) / (far.bottom - far.top);
  /** How far along the run (0 near, 1 far) a share of its true length appears. */
  const along = (share: number): number => {
    const z = 1 + (depth - 1) * share;
    return (1 - 1 / z) / (1 - 1 / depth);
  };
  const at = (share: number, up: number): Point => {
    const t = along(share);
    const [top, bottom] = [near.top + (far.top - near.top) * t, near.bottom + (far.bottom - near.bottom) * t];
    return [near.x + (far.x - near.x) * t, bottom + (top - bottom) * up];
  };
  const quad = (from: number, to: number, low: number, high: number): string =>
    polygon([at(from, low), at(to, low), at(to, high), at(from, high)]);
  const books = new Map<string, string>();
  const labels: string[] = [];
  const boards: string[] = [];
  const shades: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const [low, high] = [0.04 + (row / rows) * 0.94, 0.04 + ((row + 0.86) / rows) * 0.94];
    for (let share = 0.012; share < 0.985; ) {
      const wide = random(0.009, 0.024);
      const gap = random() > 0.93 ? random(0.015, 0.04) : 0.0015;
      const top = low + (high - low) * random(0.68, 0.96);
      const binding = bindings[Math.floor(random(0, bindings.length))] as string;
      const end = Math.min(0.99, share + wide);
      books.set(binding, (books.get(binding) ?? "") + quad(share, end, low, top));
      if (wide > 0.014)
        labels.push(
          quad(share + wide * 0.2, end - wide * 0.2, low + (top - low) * 0.74, low + (top - low) * 0.8),
        );
      share = end + gap;
    }
    boards.push(quad(0, 1, low - 0.022, low));
    shades.push(quad(0, 1, high - 0.02, high + 0.03));
  }
  const face = polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
  return group([
    path(face, down(darker(tone, 0.66), darker(tone, 0.5))),
    ...[...books].map(([binding, d]) => path(d, lit(binding))),
    path(labels.join(""), colour.butter, { "fill-opacity": 0.7 }),
    path(shades.join(""), colour.plum, { "fill-opacity": 0.45 }),
    path(boards.join(""), lit(lighter(tone, 0.12))),
    path(quad(0, 1, 0.975, 1.03), lit(lighter(tone, 0.2))),
    path(quad(0, 1, -0.005, 0.03), lit(darker(tone, 0.2))),
    path(quad(0.985, 1, 0, 1) + quad(0, 0.012, 0, 1), lit(lighter(tone, 0.1))),
  ]);
}

/** The panelled end of a bookcase, facing us. */
export function shelfEndPanel(x: number, y: number, width: number, height: number, tone: string): string {
  const inner = (left: number, top: number, w: number, h: number): string =>
    rect(left, top, w, h, across(lighter(tone, 0.05), darker(tone, 0.12)), { rx: 3 }) +
    stroke(`M${left} ${top + h}V${top}H${left + w}`, darker(tone, 0.5), 3, { "stroke-opacity": 0.5 }) +
    stroke(`M${left} ${top + h}H${left + w}V${top}`, lighter(tone, 0.4), 3, { "stroke-opacity": 0.3 });
  return group([
    rect(x, y, width, height, across(lighter(tone, 0.08), darker(tone, 0.2))),
    inner(x + width * 0.08, y + height * 0.1, width * 0.84, height * 0.5),
    inner(x + width * 0.08, y + height * 0.66, width * 0.84, height * 0.24),
    rect(x - 10, y - 16, width + 22, 34, lit(lighter(tone, 0.14))),
    rect(x, y + 18, width, 26, fadeDown(colour.plum), { "fill-opacity": 0.4 }),
  ]);
}

/** A tall arched window full of light. Foot of the left side is the origin. */
export function archedWindow(width: number, height: number): string {
  const arch = `M0 0V${-height * 0.7}Q${width * 0.02} ${-height} ${width / 2} ${-height}Q${width * 0.98} ${-height} ${width} ${-height * 0.7}V0Z`;
  const bars = `M${width / 2} 0V${-height}M0 ${-height * 0.34}H${width}M0 ${-height * 0.68}H${width}M${width * 0.25} 0V${-height * 0.94}M${width * 0.75} 0V${-height * 0.94}`;
  return group([
    ellipse([width / 2, -height * 0.5], width * 1.9, height * 1.1, glow("#fff2c6"), { "fill-opacity": 0.7 }),
    path(arch, down("#d9efe9", "#fff3cf")),
    ellipse(
      [width * 0.3, -height * 0.16],
      width * 0.34,
      height * 0.2,
      mix(colour.leafPale, "#fff3cf", 0.35),
      {
        "fill-opacity": 0.8,
      },
    ),
    ellipse(
      [width * 0.74, -height * 0.14],
      width * 0.3,
      height * 0.22,
      mix(colour.leafLight, "#fff3cf", 0.45),
      {
        "fill-opacity": 0.8,
      },
    ),
    stroke(bars, mix(colour.bark, colour.clay, 0.5), width * 0.025),
    stroke(arch, lit(colour.sand), width * 0.08),
  ]);
}

/** A low wooden step to reach the upper shelves; stands on the origin. */
export function stepStool(width: number, height: number, tone: string = colour.clay): string {
  const w = width / 2;
  return group([
    ellipse([w * 0.1, 0], w * 1.2, height * 0.12, glow(colour.plum), { "fill-opacity": 0.6 }),
    rect(-w * 0.9, -height, w * 0.16, height, darker(tone, 0.25)),
    rect(w * 0.74, -height, w * 0.16, height, darker(tone, 0.4)),
    path(
      polygon([
        [-w * 0.92, -height * 1.24],
        [w * 0.92, -height * 1.24],
        [w, -height],
        [-w, -height],
      ]),
      lit(lighter(tone, 0.2)),
    ),
    rect(-w, -height, w * 2, height * 0.2, lit(darker(tone, 0.1))),
  ]);
}
