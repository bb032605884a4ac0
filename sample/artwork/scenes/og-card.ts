import { lettering } from "../lettering.ts";
import { logoMark } from "../logo.ts";
import { colour, fadeRight, fadeUp, skin } from "../palette.ts";
import { figure } from "../people.ts";
import type { Picture } from "../picture.ts";
import { dapple, footpath, grass, hills, sky, treeLine } from "../surroundings/outdoors.ts";
import { banyan, floweringBush } from "../surroundings/plants.ts";
import { flagPole, schoolBuilding } from "../surroundings/school.ts";
import { ellipse, picture, place, rect } from "../svg.ts";

const [WIDTH, HEIGHT] = [1200, 630];

function draw(): string {
  const scenery = [
    sky(WIDTH, 400, { sun: [860, 120], clouds: 4, seed: 5 }),
    hills(WIDTH, 392, 60, "#a9c4b8", 3),
    treeLine(WIDTH, 410, 64, 4),
    grass(WIDTH, 400, HEIGHT, 6),
    footpath([640, HEIGHT], [1060, HEIGHT], [940, 468], [880, 468]),
    place(560, 468, schoolBuilding({ width: 700, height: 236 })),
    place(800, 524, flagPole(350, 88)),
    place(1176, 560, banyan(420, 33)),
    place(700, 492, floweringBush(90, 54, colour.rose, 3)),
    place(1030, 492, floweringBush(70, 42, colour.saffron, 9)),
    dapple(900, 548, 300, 60, 4),
  ];
  const children = [
    place(
      824,
      604,
      figure({
        height: 176,
        hair: "plaits",
        ribbon: colour.white,
        expression: "grin",
        pose: "walking",
        facing: "right",
      }),
    ),
    place(
      914,
      612,
      figure({ height: 182, sex: "m", hair: "tousled", skin: skin.tan, expression: "grin", pose: "waving" }),
    ),
    place(
      1002,
      600,
      figure({
        height: 168,
        hair: "bob",
        skin: skin.wheat,
        hairband: colour.saffron,
        pose: "walking",
        facing: "left",
      }),
    ),
  ];
  const panel = [
    rect(0, 0, 470, HEIGHT, colour.maroonDeep),
    rect(469, 0, 330, HEIGHT, fadeRight(colour.maroonDeep)),
    rect(469, 0, 190, HEIGHT, fadeRight(colour.maroonDeep), { "fill-opacity": 0.8 }),
    rect(0, 500, WIDTH, 130, fadeUp(colour.plum), { "fill-opacity": 0.25 }),
  ];
  const words = [
    ellipse([132, 152], 78, 78, colour.maroon),
    ellipse([132, 152], 72, 72, "none", { stroke: colour.gold, "stroke-width": 2.5 }),
    place(132 - 54, 152 - 56, logoMark(), { scale: 1.69 }),
    lettering("आदर्श विद्या गुरुकुल", 64, 326, { size: 50, fill: colour.marigold }),
    lettering("Adarsh Vidya Gurukul", 64, 396, { size: 52, fill: colour.cream }),
    rect(66, 428, 92, 4, colour.saffron, { rx: 2 }),
    lettering("शिक्षा से दीक्षा की ओर", 64, 486, { size: 38, fill: colour.butter }),
    lettering("Best Modern Gurukul of India", 64, 542, { size: 28, fill: colour.sand }),
  ];
  return picture(WIDTH, HEIGHT, [...scenery, ...children, ...panel, ...words]);
}

export const ogCard: Picture[] = [
  {
    key: "og-card",
    width: WIDTH,
    height: HEIGHT,
    format: "jpeg",
    alt: "The school's mark and name beside a drawing of the school building, with children walking up the path",
    draw,
  },
];
