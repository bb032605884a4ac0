import { across, colour, darker, down, lighter, lit, mix } from "../palette.ts";
import { chance, group, path, polygon } from "../svg.ts";
import { type Corner, face, type View } from "./perspective.ts";

const bindings = [
  colour.maroon,
  colour.green,
  colour.saffron,
  colour.indigo,
  colour.terracotta,
  colour.dustyBlue,
  colour.gold,
  colour.teal,
  colour.rose,
  colour.cream,
] as const;

interface WallOfBooks {
  /** The plane of the book backs; the case stands between it and the wall. */
  x: number;
  from: number;
  to: number;
  height: number;
  shelves: number;
  seed: number;
  tone?: string;
  /** 0 in full light, 1 in deep shade. */
  shade?: number;
}

/** A long bookcase along a side wall, running away from us. */
export function wallOfBooks(view: View, options: WallOfBooks): string {
  const { x, from, to, height, shelves, seed, tone = colour.clay, shade = 0 } = options;
  const random = chance(seed);
  const wood = darker(tone, shade * 0.4);
  const base = 0.14;
  const gap = (height - base) / shelves;
  const quad = (z0: number, z1: number, y0: number, y1: number): Corner[] => [
    [x, y0, z0],
    [x, y0, z1],
    [x, y1, z1],
    [x, y1, z0],
  ];
  const backs = new Map<string, string[]>();
  const titles: string[] = [];
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const y = base + shelf * gap + 0.03;
    for (let z = from + 0.05; z < to - 0.08; ) {
      if (random() > 0.96) {
        z += random(0.08, 0.2);
        continue;
      }
      const thick = random(0.035, 0.075);
      const tall = gap * random(0.62, 0.88);
      const binding = bindings[Math.floor(random(0, bindings.length))] as string;
      const worn = darker(mix(binding, tone, 0.12), shade * 0.45 + random(0, 0.14));
      const list = backs.get(worn) ?? [];
      const outline = (low: number, high: number, inset: number): string =>
        polygon(
          quad(z + inset, Math.min(z + thick, to - 0.04) - inset, y + low, y + high).map((corner) =>
            view.at(...corner),
          ),
        );
      list.push(outline(0, tall, 0.002));
      backs.set(worn, list);
      titles.push(outline(tall * 0.72, tall * 0.78, 0.008));
      z += thick;
    }
  }
  const boards = Array.from({ length: shelves + 1 }, (_, shelf) =>
    face(
      view,
      quad(from, to, base + shelf * gap - 0.02, base + shelf * gap + 0.03),
      across(lighter(wood, 0.2), wood),
    ),
  );
  const overhang = Array.from({ length: shelves }, (_, shelf) =>
    face(view, quad(from, to, base + (shelf + 0.86) * gap, base + (shelf + 1) * gap), colour.plum, {
      "fill-opacity": 0.34,
    }),
  );
  const posts: string[] = [];
  for (let z = from; z <= to + 0.01; z += (to - from) / Math.max(1, Math.round((to - from) / 1.3)))
    posts.push(face(view, quad(z - 0.035, z + 0.035, 0, height + 0.04), lit(wood)));
  return group([
    face(view, quad(from, to, 0, height), down(darker(wood, 0.55), darker(wood, 0.7))),
    ...[...backs].map(([binding, outlines]) => path(outlines.join(""), binding)),
    path(titles.join(""), colour.butter, { "fill-opacity": 0.55 }),
    ...overhang,
    ...boards,
    face(view, quad(from, to, 0, base), darker(wood, 0.3)),
    ...posts,
    face(view, quad(from - 0.05, to, height, height + 0.12), across(lighter(wood, 0.25), darker(wood, 0.1))),
  ]);
}
