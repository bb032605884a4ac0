import { across, colour, darker, distant, down, fadeDown, glow, lighter, lit, mix } from "../palette.ts";
import { chance, clipped, ellipse, group, type Point, path, place, polygon, rect, stroke } from "../svg.ts";

/** A pointed Indian arch as an outline, foot at the left lower corner (x, y). */
export function archOutline(x: number, y: number, width: number, height: number): string {
  const spring = y - height * 0.58;
  return `M${x} ${y}V${spring}C${x} ${spring - height * 0.2} ${x + width * 0.26} ${spring - height * 0.3} ${x + width * 0.5} ${y - height}C${x + width * 0.74} ${spring - height * 0.3} ${x + width} ${spring - height * 0.2} ${x + width} ${spring}V${y}Z`;
}

function arcade(x: number, base: number, width: number, height: number, bays: number): string {
  const bay = width / bays;
  const openings = Array.from({ length: bays }, (_, index) => {
    const left = x + bay * (index + 0.14);
    const opening = archOutline(left, base, bay * 0.72, height * 0.82);
    const window =
      rect(
        left + bay * 0.2,
        base - height * 0.5,
        bay * 0.32,
        height * 0.32,
        lit(mix(colour.dustyBlue, colour.slate, 0.35)),
        { rx: 2 },
      ) + rect(left + bay * 0.35, base - height * 0.5, bay * 0.02, height * 0.32, colour.sand);
    const door = rect(left + bay * 0.18, base - height * 0.56, bay * 0.36, height * 0.56, lit(colour.green), {
      rx: 2,
    });
    return (
      path(opening, down("#5b3a3a", "#8c5d4e")) +
      clipped(
        opening,
        (index % 3 === 1 ? door : window) +
          path(`M${left} ${base}v${-height}h${bay * 0.18}v${height}Z`, colour.plum, {
            "fill-opacity": 0.22,
          }) +
          rect(left, base - height * 0.06, bay, height * 0.06, lighter(colour.clay, 0.2), {
            "fill-opacity": 0.6,
          }),
      ) +
      stroke(
        archOutline(left, base, bay * 0.72, height * 0.82).replace("Z", ""),
        lighter(colour.cream, 0.2),
        height * 0.028,
      )
    );
  });
  const pillars = Array.from({ length: bays + 1 }, (_, index) => {
    const px = x + bay * index;
    const w = bay * 0.12;
    return (
      rect(
        px - w / 2,
        base - height * 0.55,
        w,
        height * 0.55,
        across(colour.cream, darker(colour.sand, 0.16)),
      ) +
      rect(px - w * 0.8, base - height * 0.57, w * 1.6, height * 0.04, lit(colour.maroon)) +
      rect(px - w * 0.8, base - height * 0.05, w * 1.6, height * 0.05, lit(colour.maroon))
    );
  });
  return openings.join("") + pillars.join("");
}

function railing(x: number, y: number, width: number, height: number): string {
  const posts = Array.from(
    { length: Math.round(width / (height * 0.42)) },
    (_, index) => `M${x + index * height * 0.42 + height * 0.2} ${y}v${height}`,
  );
  return (
    stroke(posts.join(""), colour.maroon, height * 0.1, { "stroke-opacity": 0.85 }) +
    rect(x, y - height * 0.1, width, height * 0.16, lit(colour.maroon)) +
    rect(x, y + height * 0.92, width, height * 0.12, lit(darker(colour.maroon, 0.2)))
  );
}

export interface BuildingOptions {
  width: number;
  height: number;
  bays?: number;
  /** Drawn in a box (0, 0, width, height) on the board over the porch. */
  nameBoard?(width: number, height: number): string;
}

/** Two storeys of arcades with a raised porch in the middle; the foot of the left corner is the origin. */
export function schoolBuilding({ width, height, bays = 10, nameBoard }: BuildingOptions): string {
  const h = height;
  const storey = h * 0.36;
  const wall = colour.cream;
  const porchWidth = width * 0.24;
  const porchX = (width - porchWidth) / 2;
  const front = rect(0, -h * 0.86, width, h * 0.86, across(lighter(wall, 0.4), darker(wall, 0.12)));
  const sunGlow = rect(0, -h * 0.86, width * 0.5, h * 0.86, "#fff0cf", { "fill-opacity": 0.25 });
  const cornice =
    rect(-width * 0.012, -h * 0.9, width * 1.024, h * 0.05, lit(colour.maroon)) +
    rect(-width * 0.006, -h * 0.85, width * 1.012, h * 0.014, lit(colour.sand)) +
    rect(0, -h * 0.836, width, h * 0.03, fadeDown(colour.plum), { "fill-opacity": 0.35 });
  const parapet =
    rect(0, -h * 0.96, width, h * 0.06, lit(wall)) +
    stroke(
      Array.from(
        { length: 26 },
        (_, index) => `M${(index + 0.5) * (width / 26)} ${-h * 0.948}v${h * 0.036}`,
      ).join(""),
      colour.sand,
      width * 0.007,
    );
  const bandBetween =
    rect(0, -h * 0.445, width, h * 0.035, lit(colour.maroon)) +
    rect(0, -h * 0.41, width, h * 0.03, fadeDown(colour.plum), { "fill-opacity": 0.3 });
  const plinth = rect(-width * 0.01, -h * 0.045, width * 1.02, h * 0.045, lit(colour.brick));
  const board = nameBoard
    ? rect(porchX + porchWidth * 0.06, -h * 0.985, porchWidth * 0.88, h * 0.1, lit(colour.maroon), {
        rx: 4,
      }) +
      rect(porchX + porchWidth * 0.075, -h * 0.975, porchWidth * 0.85, h * 0.08, "none", {
        stroke: colour.marigold,
        "stroke-width": 1.5,
        rx: 3,
      }) +
      place(porchX + porchWidth * 0.1, -h * 0.975, nameBoard(porchWidth * 0.8, h * 0.08))
    : "";
  const porch = [
    rect(porchX, -h * 0.9, porchWidth, h * 0.9, across(lighter(wall, 0.5), darker(wall, 0.06))),
    rect(porchX + porchWidth, -h * 0.86, width * 0.03, h * 0.86, colour.plum, { "fill-opacity": 0.16 }),
    path(
      polygon([
        [porchX - porchWidth * 0.05, -h * 0.98],
        [porchX + porchWidth / 2, -h * 1.16],
        [porchX + porchWidth * 1.05, -h * 0.98],
      ]),
      lit(colour.maroon),
    ),
    path(
      polygon([
        [porchX + porchWidth * 0.08, -h * 0.99],
        [porchX + porchWidth / 2, -h * 1.13],
        [porchX + porchWidth * 0.92, -h * 0.99],
      ]),
      lit(colour.sand),
    ),
    ellipse([width / 2, -h * 1.04], h * 0.032, h * 0.032, lit(colour.saffron)),
    rect(porchX - porchWidth * 0.04, -h * 0.99, porchWidth * 1.08, h * 0.11, lit(lighter(wall, 0.2))),
    board,
    path(
      archOutline(porchX + porchWidth * 0.24, -h * 0.5, porchWidth * 0.52, h * 0.32),
      lit(mix(colour.dustyBlue, colour.slate, 0.4)),
    ),
    stroke(
      archOutline(porchX + porchWidth * 0.24, -h * 0.5, porchWidth * 0.52, h * 0.32),
      colour.maroon,
      h * 0.014,
    ),
    rect(porchX - porchWidth * 0.03, -h * 0.47, porchWidth * 1.06, h * 0.04, lit(colour.maroon)),
    path(
      archOutline(porchX + porchWidth * 0.2, -h * 0.045, porchWidth * 0.6, h * 0.36),
      down("#4a2c30", "#7c4c42"),
    ),
    stroke(
      archOutline(porchX + porchWidth * 0.2, -h * 0.045, porchWidth * 0.6, h * 0.36).replace("Z", ""),
      colour.saffron,
      h * 0.014,
    ),
    rect(porchX + porchWidth * 0.34, -h * 0.27, porchWidth * 0.32, h * 0.225, lit(colour.green)),
    rect(porchX + porchWidth * 0.495, -h * 0.27, porchWidth * 0.012, h * 0.225, darker(colour.green, 0.5)),
    ...[0, 1, 2].map((step) =>
      rect(
        porchX + porchWidth * (0.1 - step * 0.05),
        -h * (0.045 - step * 0.018),
        porchWidth * (0.8 + step * 0.1),
        h * 0.02,
        lit(lighter(colour.clay, 0.3 - step * 0.08)),
      ),
    ),
  ];
  const wing = (x: number): string =>
    arcade(x, -h * 0.045, porchX - width * 0.015, storey, Math.round(bays / 2)) +
    arcade(x, -h * 0.47, porchX - width * 0.015, storey, Math.round(bays / 2)) +
    railing(x, -h * 0.545, porchX - width * 0.015, h * 0.07);
  return group([
    ellipse([width / 2, h * 0.005], width * 0.56, h * 0.06, glow(colour.plum), { "fill-opacity": 0.45 }),
    front,
    sunGlow,
    wing(width * 0.01),
    wing(porchX + porchWidth + width * 0.005),
    bandBetween,
    cornice,
    parapet,
    plinth,
    ...porch,
  ]);
}

/** The national flag, flying to the right from (0, 0) at the top of its hoist. */
export function indianFlag(width: number): string {
  const h = (width * 2) / 3;
  const wave = (y: number): string =>
    `C${width * 0.25} ${y - h * 0.1} ${width * 0.35} ${y - h * 0.06} ${width * 0.5} ${y}S${width * 0.8} ${y + h * 0.1} ${width} ${y - h * 0.02}`;
  const back = (y: number): string =>
    `C${width * 0.8} ${y + h * 0.1} ${width * 0.65} ${y + h * 0.06} ${width * 0.5} ${y}S${width * 0.25} ${y - h * 0.1} 0 ${y}`;
  const stripe = (from: number, to: number, tone: string): string =>
    path(`M0 ${from}${wave(from)}L${width} ${to - h * 0.02}${back(to)}Z`, tone);
  const spokes = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    return `M${width * 0.5} ${h * 0.5}l${(Math.cos(angle) * h * 0.13).toFixed(2)} ${(Math.sin(angle) * h * 0.13).toFixed(2)}`;
  });
  const outline = `M0 0${wave(0)}L${width} ${h - h * 0.02}${back(h)}Z`;
  return group([
    stripe(0, h / 3, "#ee8a2b"),
    stripe(h / 3, (h * 2) / 3, "#fffdf6"),
    stripe((h * 2) / 3, h, "#23733f"),
    stroke(
      `M${width * 0.5 - h * 0.13} ${h * 0.5}a${h * 0.13} ${h * 0.13} 0 1 1 ${h * 0.26} 0a${h * 0.13} ${h * 0.13} 0 1 1 ${-h * 0.26} 0`,
      "#1d3f80",
      h * 0.018,
    ),
    stroke(spokes.join(""), "#1d3f80", h * 0.008),
    clipped(
      outline,
      rect(width * 0.16, -h, width * 0.2, h * 3, colour.plum, { "fill-opacity": 0.14 }) +
        rect(width * 0.66, -h, width * 0.2, h * 3, colour.plum, { "fill-opacity": 0.14 }) +
        rect(width * 0.44, -h, width * 0.14, h * 3, "#ffffff", { "fill-opacity": 0.18 }),
    ),
  ]);
}

/** A pole of the given height, foot on the origin, with the flag at its top. */
export function flagPole(height: number, flagWidth: number): string {
  return group([
    ellipse([0, 0], height * 0.05, height * 0.012, glow(colour.plum), { "fill-opacity": 0.6 }),
    path(
      polygon([
        [-height * 0.03, 0],
        [height * 0.03, 0],
        [height * 0.022, -height * 0.03],
        [-height * 0.022, -height * 0.03],
      ]),
      lit(colour.sand),
    ),
    path(
      polygon([
        [-height * 0.02, -height * 0.03],
        [height * 0.02, -height * 0.03],
        [height * 0.014, -height * 0.055],
        [-height * 0.014, -height * 0.055],
      ]),
      lit(colour.linen),
    ),
    rect(-height * 0.006, -height, height * 0.012, height * 0.95, across("#f2ede0", "#9d8f86")),
    ellipse([0, -height], height * 0.011, height * 0.011, lit(colour.gold)),
    place(height * 0.006, -height * 0.985, indianFlag(flagWidth)),
  ]);
}

export function bunting(
  from: Point,
  to: Point,
  sag: number,
  size: number,
  tones: readonly string[] = [colour.saffron, colour.maroon, colour.cream, colour.teal],
): string {
  const count = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.15)));
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  const flags = Array.from({ length: count }, (_, index) => {
    const [[x1, y1], [x2, y2]] = [at((index + 0.1) / count), at((index + 0.9) / count)];
    return path(
      `M${x1} ${y1}L${x2} ${y2}L${(x1 + x2) / 2} ${(y1 + y2) / 2 + size}Z`,
      lit(tones[index % tones.length] as string),
    );
  });
  const [mx, my] = at(0.5);
  return (
    stroke(`M${from.join(" ")}Q${mx} ${my + sag} ${to.join(" ")}`, colour.bark, size * 0.05) + flags.join("")
  );
}

/** A boundary wall with coping and piers, from (0, 0) along the ground. */
export function boundaryWall(width: number, height: number, air = 0): string {
  const tone = distant(colour.sand, air);
  const piers = Array.from(
    { length: Math.round(width / (height * 2.6)) + 1 },
    (_, index) =>
      rect(
        index * height * 2.6 - height * 0.12,
        -height * 1.14,
        height * 0.24,
        height * 1.14,
        across(lighter(tone, 0.3), darker(tone, 0.22)),
      ) +
      rect(
        index * height * 2.6 - height * 0.17,
        -height * 1.2,
        height * 0.34,
        height * 0.1,
        lit(distant(colour.maroon, air)),
      ),
  );
  return group([
    rect(0, -height, width, height, down(lighter(tone, 0.2), darker(tone, 0.12))),
    rect(0, -height * 1.02, width, height * 0.1, lit(distant(colour.maroon, air))),
    rect(0, -height * 0.14, width, height * 0.14, lit(distant(colour.brick, air))),
    ...piers,
  ]);
}

/** Large square tiles running away from us, between two heights of the picture. */
export function tiledFloor(width: number, top: number, bottom: number, tone: string, seed = 2): string {
  const random = chance(seed);
  const centre = width / 2;
  const rows = 8;
  const yAt = (row: number): number => top + (bottom - top) * (row / rows) ** 1.7;
  const xAt = (column: number, row: number): number =>
    centre + column * (width / 13) * (0.55 + 1.05 * (row / rows) ** 1.7);
  const tiles: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = -13; column < 13; column += 1) {
      if ((row + column) % 2 === 0 || random() > 0.86) {
        tiles.push(
          polygon([
            [xAt(column, row), yAt(row)],
            [xAt(column + 1, row), yAt(row)],
            [xAt(column + 1, row + 1), yAt(row + 1)],
            [xAt(column, row + 1), yAt(row + 1)],
          ]),
        );
      }
    }
  }
  return clipped(
    `M0 ${top}H${width}V${bottom}H0Z`,
    rect(0, top, width, bottom - top, down(lighter(distant(tone, 0.2), 0.25), tone)) +
      path(tiles.join(""), darker(tone, 0.3), { "fill-opacity": 0.16 }),
  );
}

/** A verandah column, foot on the origin. */
export function column(height: number, width: number): string {
  return group([
    rect(-width / 2, -height, width, height, across(lighter(colour.cream, 0.4), darker(colour.sand, 0.22))),
    rect(-width * 0.72, -height * 0.06, width * 1.44, height * 0.06, lit(colour.maroon)),
    rect(-width * 0.72, -height, width * 1.44, height * 0.05, lit(colour.maroon)),
    rect(-width * 0.6, -height * 0.95, width * 1.2, height * 0.02, lit(colour.saffron)),
  ]);
}
