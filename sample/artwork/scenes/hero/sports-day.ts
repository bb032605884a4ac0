import { lettering } from "../../lettering.ts";
import { colour, darker, fadeUp, glow, lighter, lit, mix } from "../../palette.ts";
import type { FigureOptions, Outfit } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { rank } from "../../props/far-pupils.ts";
import { shamiana } from "../../props/festive.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { pushingOff, sprinting, winning } from "../../props/sports-poses.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { banner } from "../../surroundings/objects.ts";
import { grass, hills, sky, treeLine } from "../../surroundings/outdoors.ts";
import { neem } from "../../surroundings/plants.ts";
import { bunting } from "../../surroundings/school.ts";
import { ellipse, path, picture, place, polygon, rect, ribbon, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 352, child: 0.8, shadow: [0.7, 0.1], shadowStrength: 0.36 };
const kit = (tone: string): Outfit => ({ kind: "sports", colour: tone, shorts: darker(tone, 0.3) });

/** Lanes that come towards us from the far left. */
const track = (): string => {
  const earth = mix(colour.terracotta, colour.clay, 0.5);
  const [vx, vy] = [-560, 398];
  const edge = (slope: number): [number, number] => [1600, vy + (1600 - vx) * slope];
  const lanes = [0.058, 0.088, 0.123, 0.165, 0.216];
  return [
    path(
      polygon([[0, vy + 560 * 0.05], edge(0.05), [1600, 1000], [0, vy + 560 * 0.3]]),
      "url(#down-d79a72-b4683f)",
    ),
    stroke(
      lanes.map((slope) => `M0 ${vy - vx * slope}L${edge(slope).join(" ")}`).join(""),
      colour.cream,
      3.5,
      {
        "stroke-opacity": 0.8,
      },
    ),
    ellipse([1200, 700], 620, 130, glow(lighter(earth, 0.4)), { "fill-opacity": 0.5 }),
  ].join("");
};

/** A chequered band across all lanes. */
const finishLine = (): string => {
  const at = (across: number, along: number): [number, number] => {
    const y = 478 + 340 * across ** 1.25;
    return [1092 + (y - 478) * 0.6 + along * (26 + 44 * across), y];
  };
  const squares = Array.from({ length: 20 }, (_, index) => {
    const [row, column] = [Math.floor(index / 2), index % 2];
    const [from, to] = [row / 10, (row + 1) / 10];
    const left = (row + column) % 2;
    return polygon([at(from, left), at(from, left + 1), at(to, left + 1), at(to, left)]);
  });
  return (
    path(polygon([at(0, 0), at(0, 2), at(1, 2), at(1, 0)]), colour.cream, { "fill-opacity": 0.9 }) +
    path(squares.filter((_, index) => index % 2 === 0).join(""), colour.ink, { "fill-opacity": 0.75 })
  );
};

/** The tape of the finish, round the winner's chest and streaming behind her. */
const tape: FigureOptions["held"] = ({ torsoAt, build }) => {
  const [w, y] = [build.shoulder * 0.82, build.torso * 0.6];
  const chest = ribbon([torsoAt(-w, y + 12), torsoAt(0, y - 10), torsoAt(w, y + 8)], [44, 46, 44], {
    flat: true,
  });
  const [x0, y0] = torsoAt(-w, y + 12);
  const tail = (lift: number, length: number): string =>
    ribbon(
      [
        [x0 + 6, y0],
        [x0 - length * 0.3, y0 - lift],
        [x0 - length * 0.6, y0 + lift * 0.5],
        [x0 - length, y0 - lift * 0.7],
      ],
      [42, 34, 36, 22],
    );
  return (
    path(tail(34, 330), lit(darker(colour.saffron, 0.12))) +
    path(tail(-26, 400), lit(colour.saffron)) +
    path(chest, lit(colour.marigold))
  );
};

const dust = (x: number, y: number, size: number): string =>
  [
    [-0.4, 0, 0.5],
    [-0.85, -0.08, 0.38],
    [-1.25, -0.05, 0.28],
  ]
    .map(([dx, dy, r]) =>
      ellipse(
        [x + (dx ?? 0) * size, y + (dy ?? 0) * size],
        (r ?? 0) * size,
        (r ?? 0) * size * 0.45,
        glow("#f3d9b5"),
        {
          "fill-opacity": 0.75,
        },
      ),
    )
    .join("");

const race = (): string =>
  staged(stage, [
    {
      ...pupils.zoya,
      at: [834, 566],
      facing: "right",
      pose: pushingOff,
      outfit: kit(colour.indigo),
      expression: "grin",
    },
    {
      ...pupils.bhola,
      at: [1010, 604],
      facing: "right",
      pose: sprinting,
      outfit: kit(colour.marigold),
      expression: "grin",
    },
    {
      ...pupils.jaspreet,
      at: [884, 664],
      facing: "right",
      pose: sprinting,
      outfit: kit(colour.green),
      headwear: { kind: "patka", colour: colour.maroon },
    },
    {
      ...pupils.meera,
      at: [1196, 704],
      facing: "right",
      pose: winning,
      outfit: kit(colour.maroon),
      expression: "grin",
      held: tape,
    },
    {
      ...pupils.kabir,
      at: [1004, 760],
      facing: "right",
      pose: pushingOff,
      outfit: kit(colour.peacock),
      expression: "grin",
    },
    {
      ...grownUps.gill,
      at: [1452, 660],
      facing: "left",
      pose: "cheering",
      headwear: { kind: "turban", colour: colour.maroon },
    },
  ]);

export const heroSportsDay: Picture = {
  key: "hero-sports-day",
  width: 1600,
  height: 800,
  format: "jpeg",
  alt: "Children racing on the school ground on sports day, with bunting above",
  draw: () =>
    picture(1600, 800, [
      sky(1600, 420, { mood: "day", sun: [220, 70], clouds: 4, seed: 22 }),
      hills(1600, 390, 46, "#a8c4b4", 4),
      treeLine(1600, 404, 70, 15, 0.42),
      place(1560, 420, neem(380, 4, 0.15)),
      grass(1600, 396, 800, 17),
      place(930, 428, shamiana(600, 190, [colour.maroon, colour.butter])),
      rank({
        from: [700, 432],
        to: [1590, 440],
        count: 24,
        heights: [66, 78],
        haze: 0.36,
        facing: "front",
        arms: "down",
        seed: 3,
      }),
      rank({
        from: [640, 446],
        to: [1600, 470],
        count: 20,
        heights: [76, 94],
        haze: 0.22,
        facing: "front",
        arms: "raised",
        seed: 8,
        top: colour.butter,
        bottom: colour.teal,
      }),
      stroke("M560 440L1600 482", colour.white, 3),
      track(),
      finishLine(),
      race(),
      dust(880, 566, 60),
      dust(850, 664, 90),
      dust(950, 764, 120),
      dust(1140, 706, 100),
      bunting([-20, 30], [860, 26], 70, 30),
      bunting([860, 26], [1640, 60], 60, 32),
      place(
        1030,
        78,
        banner(
          330,
          62,
          colour.maroon,
          lettering("खेल दिवस", 165, 44, { size: 40, fill: colour.butter, anchor: "middle" }),
        ),
      ),
      ellipse([220, 80], 900, 560, glow("#fff2c8"), { "fill-opacity": 0.4 }),
      rect(0, 710, 1600, 90, fadeUp(colour.plum), { "fill-opacity": 0.3 }),
    ]),
};
