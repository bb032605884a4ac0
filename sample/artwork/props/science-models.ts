import { across, ball, colour, darker, down, glow, lighter, lit } from "../palette.ts";
import { table } from "../surroundings/indoors.ts";
import { chance, ellipse, group, path, place, polygon, rect, ribbon, stroke } from "../svg.ts";

/** A clay volcano on a tray, foaming over; stands on the origin. */
export function volcano(height: number): string {
  const h = height;
  const random = chance(6);
  const foam = Array.from({ length: 16 }, () => {
    const t = random();
    return ellipse(
      [random(-0.16, 0.16) * h * (1 + t), -h * (1.02 - t * 0.1) - random(0, 0.24) * h * (1 - t)],
      h * random(0.05, 0.1),
      h * random(0.045, 0.085),
      ball(random() > 0.5 ? "#f5b2a2" : "#ef8a6a"),
    );
  });
  const stream = (x: number, low: number): string =>
    path(
      ribbon(
        [
          [x * 0.3 * h, -h * 0.98],
          [x * 0.6 * h, -h * 0.7],
          [x * h, -h * low],
        ],
        [h * 0.1, h * 0.12, h * 0.07],
      ),
      lit("#e8694a"),
    );
  return group([
    ellipse([h * 0.04, 0], h * 0.86, h * 0.12, glow(colour.plum), { "fill-opacity": 0.5 }),
    ellipse([0, -h * 0.02], h * 0.8, h * 0.12, lit(colour.leafLight)),
    path(
      `M${-h * 0.62} ${-h * 0.02}Q${-h * 0.28} ${-h * 0.3} ${-h * 0.17} ${-h}Q0 ${-h * 0.92} ${h * 0.17} ${-h}Q${h * 0.3} ${-h * 0.34} ${h * 0.64} ${-h * 0.02}Q0 ${h * 0.12} ${-h * 0.62} ${-h * 0.02}Z`,
      lit(colour.bark),
    ),
    stroke(
      `M${-h * 0.4} ${-h * 0.2}L${-h * 0.22} ${-h * 0.6}M${h * 0.34} ${-h * 0.18}L${h * 0.2} ${-h * 0.5}`,
      darker(colour.bark, 0.4),
      h * 0.02,
      {
        "stroke-opacity": 0.5,
      },
    ),
    stream(-0.3, 0.22),
    stream(0.12, 0.12),
    stream(0.36, 0.34),
    ellipse([0, -h * 0.985], h * 0.16, h * 0.04, "#c64a32"),
    ...foam,
  ]);
}

/** A windmill of card and sticks that lights a bulb. */
export function windmill(height: number): string {
  const h = height;
  const blade = path(`M0 0L${h * 0.07} ${-h * 0.34}L${-h * 0.06} ${-h * 0.36}Z`, lit(colour.saffron));
  const other = path(`M0 0L${h * 0.07} ${-h * 0.34}L${-h * 0.06} ${-h * 0.36}Z`, lit(colour.teal));
  return group([
    ellipse([0, 0], h * 0.34, h * 0.05, glow(colour.plum), { "fill-opacity": 0.5 }),
    path(
      polygon([
        [-h * 0.16, 0],
        [h * 0.16, 0],
        [h * 0.05, -h * 0.66],
        [-h * 0.05, -h * 0.66],
      ]),
      across(lighter(colour.sand, 0.3), darker(colour.sand, 0.2)),
    ),
    stroke(`M0 -4Q${h * 0.3} ${h * 0.02} ${h * 0.42} ${-h * 0.06}`, colour.brick, h * 0.014),
    rect(h * 0.38, -h * 0.1, h * 0.1, h * 0.1, lit(colour.bark)),
    ellipse([h * 0.43, -h * 0.2], h * 0.26, h * 0.26, glow("#ffe38a"), { "fill-opacity": 0.85 }),
    ellipse([h * 0.43, -h * 0.19], h * 0.06, h * 0.08, "#fff3b8"),
    ...[10, 100, 190, 280].map((turn, index) =>
      place(0, -h * 0.66, index % 2 ? other : blade, { rotate: turn }),
    ),
    ellipse([0, -h * 0.66], h * 0.035, h * 0.035, lit(colour.maroon)),
  ]);
}

/** The sun and its planets on wires over a stand. */
export function orrery(height: number): string {
  const h = height;
  const planet = (angle: number, out: number, r: number, tone: string): string => {
    const [x, y] = [Math.cos(angle) * out * h, -h * 0.62 + Math.sin(angle) * out * h * 0.4];
    return (
      stroke(`M0 ${-h * 0.62}L${x} ${y}`, colour.steel, h * 0.012) + ellipse([x, y], r * h, r * h, ball(tone))
    );
  };
  return group([
    ellipse([0, 0], h * 0.3, h * 0.05, glow(colour.plum), { "fill-opacity": 0.5 }),
    ellipse([0, -h * 0.02], h * 0.2, h * 0.04, lit(colour.bark)),
    rect(-h * 0.015, -h * 0.6, h * 0.03, h * 0.6, across("#c9cfce", "#6e7879")),
    planet(3.5, 0.5, 0.06, colour.brick),
    planet(5.4, 0.56, 0.08, colour.dustyBlue),
    planet(0.4, 0.62, 0.07, colour.leafLight),
    planet(2.2, 0.42, 0.05, colour.clay),
    ellipse([0, -h * 0.62], h * 0.26, h * 0.26, glow("#ffdf86"), { "fill-opacity": 0.8 }),
    ellipse([0, -h * 0.62], h * 0.14, h * 0.14, ball(colour.marigold)),
  ]);
}

/** A conical flask with something coloured in it. */
export function flask(height: number, tone: string): string {
  const h = height;
  return group([
    ellipse([0, 0], h * 0.36, h * 0.05, glow(colour.plum), { "fill-opacity": 0.4 }),
    path(
      `M${-h * 0.1} ${-h}H${h * 0.1}V${-h * 0.6}L${h * 0.34} ${-h * 0.04}Q${h * 0.34} 0 ${h * 0.28} 0H${-h * 0.28}Q${-h * 0.34} 0 ${-h * 0.34} ${-h * 0.04}L${-h * 0.1} ${-h * 0.6}Z`,
      "#e4f0ee",
      { "fill-opacity": 0.6 },
    ),
    path(
      `M${-h * 0.22} ${-h * 0.34}H${h * 0.22}L${h * 0.34} ${-h * 0.04}Q${h * 0.34} 0 ${h * 0.28} 0H${-h * 0.28}Q${-h * 0.34} 0 ${-h * 0.34} ${-h * 0.04}Z`,
      down(lighter(tone, 0.3), tone),
    ),
    stroke(`M${-h * 0.06} ${-h * 0.9}V${-h * 0.58}L${-h * 0.2} ${-h * 0.2}`, "#ffffff", h * 0.03, {
      "stroke-opacity": 0.8,
    }),
    rect(-h * 0.13, -h * 1.03, h * 0.26, h * 0.06, "#cfe0de", { rx: h * 0.02 }),
  ]);
}

/** A card with a heading, a picture and lines of writing, pinned up behind a stall. Upper left corner is the origin. */
export function poster(
  width: number,
  height: number,
  tone: string,
  heading: string,
  drawing: string,
): string {
  const lines = Array.from(
    { length: 4 },
    (_, index) => `M${width * 0.58} ${height * (0.44 + index * 0.12)}H${width * (0.9 - (index % 2) * 0.1)}`,
  );
  return group([
    rect(5, 7, width, height, colour.plum, { "fill-opacity": 0.18 }),
    rect(0, 0, width, height, lit(colour.white)),
    rect(0, 0, width, height * 0.26, lit(tone)),
    heading,
    place(width * 0.3, height * 0.62, drawing),
    stroke(lines.join(""), colour.steel, height * 0.026, { "stroke-opacity": 0.6 }),
    ellipse([width * 0.06, height * 0.06], 4, 4, colour.saffron),
    ellipse([width * 0.94, height * 0.06], 4, 4, colour.saffron),
  ]);
}

/** A table under a cloth that stops short of the floor. */
export function stallTable(width: number, height: number, cloth: string): string {
  const leg = (x: number): string =>
    rect(x - width * 0.012, -height * 0.3, width * 0.024, height * 0.3, darker(colour.bark, 0.3));
  return group([
    ellipse([0, 0], width * 0.56, height * 0.1, glow(colour.plum), { "fill-opacity": 0.6 }),
    rect(-width * 0.47, -height * 0.3, width * 0.94, height * 0.26, darker(colour.plum, 0.1), {
      "fill-opacity": 0.3,
    }),
    leg(-width * 0.46),
    leg(width * 0.46),
    table(width, height, { cloth }),
  ]);
}
