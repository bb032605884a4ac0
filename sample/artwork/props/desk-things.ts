import { fittingSize, lettering } from "../lettering.ts";
import { across, ball, colour, darker, down, glow, lighter, lit } from "../palette.ts";
import { ellipse, group, path, polygon, rect, stroke } from "../svg.ts";
import { type Box, box, type View } from "./perspective.ts";

/** Things for writing, counting and painting; units of 100 to a metre, standing on the origin, unless said otherwise. */

const shade = (rx: number, x = 0): string =>
  ellipse([x + rx * 0.12, 0], rx, rx * 0.2, glow(colour.plum), { "fill-opacity": 0.6 });

/** A bead frame on two feet; `moved` tells how many of the ten beads of each wire stand at the right. */
export function abacus(width: number, height: number, moved: readonly number[]): string {
  const [w, h] = [width / 2, height];
  const tones = [colour.maroon, colour.saffron, colour.teal, colour.rose, colour.indigo, colour.leaf];
  const wires = moved.map((count, index) => {
    const y = -h * (0.9 - (index * 0.74) / Math.max(1, moved.length - 1));
    const r = Math.min((h * 0.34) / moved.length, w * 0.078);
    const beads = Array.from({ length: 10 }, (_, bead) => {
      const right = bead >= 10 - count;
      const x = right ? w * 0.86 - (9 - bead) * r * 1.9 - r : -w * 0.86 + bead * r * 1.9 + r;
      return ellipse([x, y], r * 0.94, r, ball(tones[index % tones.length] as string));
    });
    return stroke(`M${-w * 0.9} ${y}H${w * 0.9}`, colour.steel, h * 0.012) + beads.join("");
  });
  const wood = "#a9693c";
  return group([
    shade(w * 1.15),
    rect(-w, -h, w * 2, h * 0.07, lit(lighter(wood, 0.15)), { rx: h * 0.02 }),
    rect(-w, -h * 0.09, w * 2, h * 0.09, lit(wood), { rx: h * 0.02 }),
    ...wires,
    rect(-w - h * 0.02, -h * 1.02, h * 0.09, h * 1.03, across(lighter(wood, 0.3), wood), { rx: h * 0.02 }),
    rect(w - h * 0.07, -h * 1.02, h * 0.09, h * 1.03, across(wood, darker(wood, 0.3)), { rx: h * 0.02 }),
  ]);
}

/** The same lying flat on a table. */
export function lyingAbacus(
  view: View,
  { x, y, z, width, depth }: { x: number; y: number; z: number; width: number; depth: number },
  moved: readonly number[],
): string {
  const wood = "#c98a4e";
  const rail = 0.03;
  const tones = [colour.maroon, colour.marigold, colour.teal, colour.rose, colour.indigo];
  const bar = (frame: Omit<Box, "height" | "y">): string => box(view, { ...frame, y, height: 0.035 }, wood);
  const wires = moved.map((count, index) => {
    const at = z + depth - rail - ((index + 0.5) * (depth - rail * 2)) / moved.length;
    const r = (width - rail * 2) / 26;
    const [from, to] = [view.at(x + rail, y + 0.02, at), view.at(x + width - rail, y + 0.02, at)];
    const beads = Array.from({ length: 10 }, (_, bead) => {
      const right = bead >= 10 - count;
      const bx = right ? x + width - rail - (9 - bead) * r * 1.9 - r : x + rail + bead * r * 1.9 + r;
      const size = r * view.scale(at);
      return ellipse(
        view.at(bx, y + 0.03, at),
        size * 0.94,
        size * 1.05,
        ball(tones[index % tones.length] as string),
      );
    });
    return stroke(`M${from.join(" ")}L${to.join(" ")}`, colour.steel, 4) + beads.join("");
  });
  return group([
    path(
      polygon([
        view.at(x - 0.01, y, z - 0.02),
        view.at(x + width + 0.06, y, z - 0.02),
        view.at(x + width + 0.05, y, z + depth),
        view.at(x, y, z + depth),
      ]),
      colour.plum,
      { "fill-opacity": 0.4 },
    ),
    bar({ x, z: z + depth - rail, width, depth: rail }),
    bar({ x, z, width: rail, depth }),
    bar({ x: x + width - rail, z, width: rail, depth }),
    ...wires,
    bar({ x, z, width, depth: rail }),
  ]);
}

/** A slate in its wooden frame with chalk writing; centred on the origin. */
export function slate(width: number, height: number, writing: string): string {
  const edge = height * 0.1;
  return group([
    rect(-width / 2 + 2, -height / 2 + 4, width, height, colour.plum, { "fill-opacity": 0.3, rx: 3 }),
    rect(-width / 2, -height / 2, width, height, lit("#b57a46"), { rx: edge * 0.4 }),
    rect(-width / 2 + edge, -height / 2 + edge, width - edge * 2, height - edge * 2, lit("#35433f")),
    lettering(writing, 0, height * 0.13, {
      size: fittingSize(writing, width * 0.68, height * 0.5),
      fill: colour.cream,
      anchor: "middle",
      opacity: 0.92,
    }),
  ]);
}

/** An open box of paints with a brush, seen from above; centred on the origin. */
export function paintBox(width: number): string {
  const depth = width * 0.4;
  const tones = [
    colour.maroon,
    colour.saffron,
    "#f2d13c",
    colour.leaf,
    colour.peacock,
    colour.indigo,
    colour.rose,
    colour.bark,
  ];
  const cell = (width * 0.88) / 4;
  return group([
    path(
      `M${-width * 0.5} ${depth * 0.55}L${-width * 0.42} ${-depth * 0.5}H${width * 0.46}L${width * 0.56} ${depth * 0.55}Z`,
      colour.plum,
      { "fill-opacity": 0.3 },
    ),
    path(
      `M${-width * 0.5} ${depth * 0.5}L${-width * 0.44} ${-depth * 0.5}H${width * 0.44}L${width * 0.5} ${depth * 0.5}Z`,
      lit("#f0ece0"),
    ),
    path(
      `M${-width * 0.44} ${-depth * 0.5}L${-width * 0.4} ${-depth * 1.3}H${width * 0.4}L${width * 0.44} ${-depth * 0.5}Z`,
      across("#d9e3e2", "#a9b8b8"),
    ),
    ...tones.map((tone, index) =>
      ellipse(
        [(index % 4) * cell - cell * 1.5, index < 4 ? -depth * 0.2 : depth * 0.24],
        cell * 0.4,
        depth * 0.17,
        lit(tone),
      ),
    ),
    stroke(
      `M${-width * 0.36} ${-depth * 0.86}L${width * 0.3} ${-depth * 0.96}`,
      lit(colour.bark),
      width * 0.025,
    ),
    stroke(`M${width * 0.3} ${-depth * 0.96}L${width * 0.38} ${-depth * 0.97}`, colour.gold, width * 0.032),
  ]);
}

/** A jar of water or a mug holding brushes. */
export function brushJar(height: number, tone: string = colour.teal): string {
  const h = height;
  const tips = [colour.maroon, colour.marigold, colour.indigo, colour.leaf, colour.rose];
  return group([
    shade(h * 0.3),
    ...tips.map((tip, index) => {
      const [x, top] = [(index - 2) * h * 0.13, -h * (0.94 + (index % 3) * 0.08)];
      return (
        stroke(`M${x * 0.5} ${-h * 0.4}L${x * 1.4} ${top}`, colour.clay, h * 0.035) +
        path(
          `M${x * 1.4 - h * 0.03} ${top}Q${x * 1.46} ${top - h * 0.14} ${x * 1.5} ${top - h * 0.15}Q${x * 1.46 + h * 0.05} ${top - h * 0.06} ${x * 1.4 + h * 0.03} ${top}Z`,
          tip,
        )
      );
    }),
    path(
      `M${-h * 0.22} ${-h * 0.56}H${h * 0.22}L${h * 0.19} 0H${-h * 0.19}Z`,
      across(lighter(tone, 0.3), darker(tone, 0.3)),
    ),
    ellipse([0, -h * 0.56], h * 0.22, h * 0.05, darker(tone, 0.45)),
  ]);
}

/** A wooden cube with a letter on its face. */
export function letterBlock(
  view: View,
  x: number,
  y: number,
  z: number,
  letter: string,
  tone: string,
): string {
  const size = 0.09;
  const [px, py] = view.at(x + size / 2, y, z);
  const px100 = view.scale(z) / 100;
  return (
    box(view, { x, y, z, width: size, height: size, depth: size }, "#e3c08a") +
    group(
      [
        rect(-3.7, -8.2, 7.4, 7.4, "none", { stroke: tone, "stroke-width": 0.6, rx: 0.8 }),
        lettering(letter, 0, -2.2, { size: 7.4, fill: tone, anchor: "middle" }),
      ],
      { transform: `translate(${px.toFixed(1)} ${py.toFixed(1)}) scale(${px100.toFixed(3)})` },
    )
  );
}

/** Schoolbooks on top of one another with their titles on their backs, lowest first. */
export function textbookPile(
  view: View,
  x: number,
  y: number,
  z: number,
  books: readonly { title: string; tone: string; width?: number; shift?: number }[],
  thick = 0.052,
): string {
  return group(
    books.map(({ title, tone, width = 0.32, shift = 0 }, index) => {
      const frame = {
        x: x - width / 2 + shift,
        y: y + index * thick,
        z: z + (index % 2) * 0.006,
        width,
        height: thick * 0.97,
        depth: 0.22,
      };
      const [left, top] = view.at(frame.x, frame.y + frame.height, frame.z);
      const scale = view.scale(frame.z);
      const [w, h] = [width * scale, frame.height * scale];
      return (
        box(view, frame, tone) +
        rect(left, top, w * 0.07, h, darker(tone, 0.25)) +
        rect(left + w * 0.93, top, w * 0.07, h, darker(tone, 0.35)) +
        lettering(title, left + w / 2, top + h * 0.74, {
          size: Math.min(h * 0.72, fittingSize(title, w * 0.76, h)),
          fill: "#fbe9c0",
          anchor: "middle",
        })
      );
    }),
  );
}

/** A leaf with its veins, lying flat; centred on the origin. */
export function leaf(length: number, tone: string): string {
  const l = length;
  return group([
    path(
      `M${-l / 2} 0Q${-l * 0.1} ${-l * 0.34} ${l / 2} ${-l * 0.04}Q${-l * 0.05} ${l * 0.3} ${-l / 2} 0Z`,
      lit(tone),
    ),
    stroke(
      `M${-l * 0.62} ${l * 0.02}L${l * 0.44} ${-l * 0.03}${[-0.2, 0, 0.2].map((x) => `M${l * x} ${-l * 0.01}l${l * 0.1} ${-l * 0.1}M${l * x} ${-l * 0.01}l${l * 0.12} ${l * 0.08}`).join("")}`,
      lighter(tone, 0.5),
      l * 0.02,
      { "stroke-opacity": 0.7 },
    ),
  ]);
}

/** A pencil lying from the origin to the right, tip at the right. */
export function pencil(length: number, tone: string = colour.saffron): string {
  const r = length * 0.03;
  return group([
    path(
      polygon([
        [0, -r],
        [length * 0.86, -r],
        [length, 0],
        [length * 0.86, r],
        [0, r],
      ]),
      "#e8c692",
    ),
    rect(length * 0.08, -r, length * 0.78, r * 2, down(lighter(tone, 0.35), darker(tone, 0.2))),
    rect(0, -r, length * 0.06, r * 2, colour.rose, { rx: r * 0.6 }),
    path(
      polygon([
        [length * 0.95, -r * 0.36],
        [length, 0],
        [length * 0.95, r * 0.36],
      ]),
      colour.ink,
    ),
  ]);
}
