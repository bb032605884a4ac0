import { committeeNames, lettering } from "../lettering.ts";
import { logoMark } from "../logo.ts";
import { across, colour, darker, down, fadeDown, glow, lighter, lit } from "../palette.ts";
import type { Picture } from "../picture.ts";
import { brassLamp } from "../surroundings/objects.ts";
import { garland, pottedPlant } from "../surroundings/plants.ts";
import { chance, ellipse, path, picture, place, polygon, rect, stroke } from "../svg.ts";

const [WIDTH, HEIGHT] = [1200, 1500];
const BOARD = { left: 130, top: 150, width: 940, height: 1130 };
const GOLD = "#e9bd5c";

function wall(): string {
  return [
    rect(0, 0, WIDTH, HEIGHT, across("#fbf0d8", "#dcc7a3")),
    ellipse([180, 240], 900, 800, glow("#fff6dd"), { "fill-opacity": 0.75 }),
    path(
      polygon([
        [0, 90],
        [560, 0],
        [900, 0],
        [160, 1340],
        [0, 1340],
      ]),
      "#fff3cc",
      { "fill-opacity": 0.28 },
    ),
    rect(0, 1340, WIDTH, 160, down("#8d4a44", "#6b2f33")),
    rect(0, 1332, WIDTH, 12, lighter(colour.sand, 0.4)),
    rect(0, 0, WIDTH, 120, fadeDown(colour.plum), { "fill-opacity": 0.16 }),
  ].join("");
}

/** Long thin strokes that follow a plank. */
function woodGrain(left: number, top: number, width: number, height: number, seed: number): string {
  const random = chance(seed);
  const across = width > height;
  const lines = Array.from({ length: 5 }, () => {
    const offset = random(0.08, 0.92);
    const sway = random(-3, 3);
    return across
      ? `M${left + random(0, 60)} ${top + height * offset}q${width / 2} ${sway} ${width - 90} 0`
      : `M${left + width * offset} ${top + random(0, 60)}q${sway} ${height / 2} 0 ${height - 90}`;
  });
  return stroke(lines.join(""), "#38192e", 1.1, { "stroke-opacity": 0.22 });
}

function frame(): string {
  const { left, top, width, height } = BOARD;
  const edge = 62;
  const wood = "#8a5433";
  const [right, bottom] = [left + width, top + height];
  return [
    rect(left - edge + 22, top - edge + 34, width + edge * 2, height + edge * 2, colour.plum, {
      "fill-opacity": 0.18,
      rx: 12,
    }),
    rect(left - edge + 10, top - edge + 16, width + edge * 2, height + edge * 2, colour.plum, {
      "fill-opacity": 0.22,
      rx: 10,
    }),
    path(
      polygon([
        [left - edge, top - edge],
        [right + edge, top - edge],
        [right, top],
        [left, top],
      ]),
      lit(lighter(wood, 0.16)),
    ),
    path(
      polygon([
        [left - edge, top - edge],
        [left, top],
        [left, bottom],
        [left - edge, bottom + edge],
      ]),
      across(lighter(wood, 0.22), wood),
    ),
    path(
      polygon([
        [right + edge, top - edge],
        [right + edge, bottom + edge],
        [right, bottom],
        [right, top],
      ]),
      across(darker(wood, 0.12), darker(wood, 0.34)),
    ),
    path(
      polygon([
        [left, bottom],
        [right, bottom],
        [right + edge, bottom + edge],
        [left - edge, bottom + edge],
      ]),
      down(darker(wood, 0.16), darker(wood, 0.4)),
    ),
    woodGrain(left - edge + 20, top - edge, width + edge, edge, 3),
    woodGrain(left - edge + 20, bottom, width + edge, edge, 5),
    rect(left - 14, top - 14, width + 28, height + 28, "none", { stroke: GOLD, "stroke-width": 6 }),
    rect(left, top, width, height, lit(colour.maroon)),
    path(
      polygon([
        [left, top],
        [left + width * 0.55, top],
        [left + width * 0.12, bottom],
        [left, bottom],
      ]),
      "#ffffff",
      { "fill-opacity": 0.05 },
    ),
    rect(left, top, width, 40, fadeDown(colour.plum), { "fill-opacity": 0.5 }),
    rect(left + 20, top + 20, width - 40, height - 40, "none", {
      stroke: GOLD,
      "stroke-width": 2,
      "stroke-opacity": 0.8,
    }),
  ].join("");
}

function heading(): string {
  const middle = WIDTH / 2;
  return [
    place(middle - 48, BOARD.top + 36, logoMark(), { scale: 1.5 }),
    lettering("आदर्श विद्या गुरुकुल", middle, BOARD.top + 186, { size: 44, fill: colour.cream, anchor: "middle" }),
    lettering("प्रबंध समिति", middle, BOARD.top + 256, { size: 60, fill: GOLD, anchor: "middle" }),
    lettering("Managing Committee", middle, BOARD.top + 312, { size: 38, fill: GOLD, anchor: "middle" }),
    rect(middle - 150, BOARD.top + 336, 300, 2, GOLD, { "fill-opacity": 0.8 }),
    ellipse([middle, BOARD.top + 337], 6, 6, lit(GOLD)),
  ].join("");
}

function rows(): string {
  const [first, step] = [BOARD.top + 398, 77];
  const [left, right] = [BOARD.left + 64, BOARD.left + BOARD.width - 64];
  return committeeNames
    .map((member, index) => {
      const y = first + index * step;
      return [
        lettering(member.hindi, left, y, { size: 35, fill: colour.cream }),
        lettering(member.roleHindi, left, y + 30, { size: 21, fill: GOLD }),
        lettering(member.english, right, y, { size: 32, fill: colour.cream, anchor: "end" }),
        lettering(member.role, right, y + 30, { size: 20, fill: GOLD, anchor: "end" }),
        index > 0 ? rect(left, y - 38, right - left, 1.2, GOLD, { "fill-opacity": 0.3 }) : "",
      ].join("");
    })
    .join("");
}

function draw(): string {
  const { left, top, width } = BOARD;
  return picture(
    WIDTH,
    HEIGHT,
    [
      wall(),
      stroke(
        `M${WIDTH / 2 - 4} 30L${left + 90} ${top - 58}M${WIDTH / 2 + 4} 30L${left + width - 90} ${top - 58}`,
        colour.barkDeep,
        5,
      ),
      ellipse([WIDTH / 2, 28], 12, 12, lit(colour.gold)),
      frame(),
      heading(),
      rows(),
      garland([left - 50, top - 40], [left + width / 2, top - 48], 66, 34),
      garland([left + width / 2, top - 48], [left + width + 50, top - 40], 66, 34),
      garland([left - 50, top - 40], [left - 56, top + 190], 0, 32),
      garland([left + width + 50, top - 40], [left + width + 56, top + 190], 0, 32),
      place(70, 1480, pottedPlant(190, 4)),
      place(1122, 1486, brassLamp(230)),
    ],
    { grain: false },
  );
}

export const committeeBoard: Picture[] = [
  {
    key: "committee-list",
    width: WIDTH,
    height: HEIGHT,
    format: "jpeg",
    alt: "A framed maroon board on the school wall, garlanded with marigolds, with the names and offices of the nine committee members in Hindi and English",
    draw,
  },
];
