import { lettering } from "../lettering.ts";
import { across, colour, darker, down, glow, lighter, lit } from "../palette.ts";
import { ellipse, group, path, rect, stroke } from "../svg.ts";
import { box, face, softShade, type View } from "./perspective.ts";

/** An examination bed along the picture, head at the left. */
export function bed(view: View, x: number, z: number, length = 2, depth = 0.85): string {
  const legs = [x + 0.06, x + length - 0.12].flatMap((at) =>
    [z + depth - 0.08, z].map((deep) =>
      box(view, { x: at, z: deep, width: 0.06, height: 0.4, depth: 0.06 }, colour.steel),
    ),
  );
  return group([
    softShade(view, x + length / 2, z + depth / 2, length * 0.58, depth * 0.8, 0.4),
    ...legs,
    box(view, { x, y: 0.38, z, width: length, height: 0.08, depth }, colour.steel),
    box(
      view,
      { x: x + 0.01, y: 0.46, z: z + 0.01, width: length - 0.02, height: 0.12, depth: depth - 0.02 },
      "#f4efe4",
    ),
    box(
      view,
      { x: x + 0.75, y: 0.46, z: z - 0.005, width: length - 0.75, height: 0.13, depth: depth + 0.01 },
      "#dd7f6c",
    ),
    box(
      view,
      { x: x + 0.06, y: 0.58, z: z + 0.16, width: 0.46, height: 0.1, depth: depth - 0.32 },
      colour.white,
    ),
  ]);
}

/** A folding screen of pleated cloth, in units of 100 to a metre; its left foot is the origin. */
export function foldingScreen(width: number, height: number, tone: string): string {
  const panel = width / 3;
  return group(
    [0, 1, 2].map((index) => {
      const [x, lean] = [index * panel, index % 2 ? 6 : -6];
      return (
        path(`M${x} ${-8}V${-height}L${x + panel} ${-height + lean}V${-8 + lean}Z`, lit(tone)) +
        stroke(
          [0.2, 0.35, 0.5, 0.65, 0.8]
            .map((share) => `M${x + panel * share} ${-height + 8 + lean * share}V${-14 + lean * share}`)
            .join(""),
          darker(tone, 0.35),
          1.6,
          { "stroke-opacity": 0.4 },
        ) +
        stroke(
          `M${x} 0V${-height - 2}M${x + panel} ${lean}V${-height + lean - 2}M${x} ${-height}L${x + panel} ${-height + lean}`,
          colour.steel,
          3,
        )
      );
    }),
  );
}

/** The rows of letters by which eyes are tested, in a box from (0, 0). */
export function eyeChart(width: number, height: number): string {
  const rows: [string, number][] = [
    ["E", 0.2],
    ["F P", 0.14],
    ["T O Z", 0.1],
    ["L P E D", 0.075],
    ["P E C F D", 0.055],
  ];
  let y = height * 0.06;
  const lines = rows.map(([text, size]) => {
    y += height * (size + 0.045);
    return lettering(text, width / 2, y, { size: height * size * 1.2, fill: colour.ink, anchor: "middle" });
  });
  return group([
    rect(4, 6, width, height, colour.plum, { "fill-opacity": 0.2 }),
    rect(0, 0, width, height, lit(colour.white), { rx: 3 }),
    ...lines,
    rect(0, height * 0.94, width, height * 0.02, colour.leaf),
  ]);
}

/** A board with a scale to measure height, with a sliding head piece at `at` of 200; units of 100 to a metre. */
export function heightBoard(at: number): string {
  const marks = Array.from(
    { length: 21 },
    (_, index) => `M-9 ${-index * 9 - 10}h${index % 5 === 0 ? 12 : 6}`,
  );
  return group([
    ellipse([0, 0], 34, 6, glow(colour.plum), { "fill-opacity": 0.6 }),
    rect(-12, -205, 24, 205, across(lighter(colour.sand, 0.4), colour.clay), { rx: 3 }),
    stroke(marks.join(""), colour.maroon, 1.6),
    rect(-14, -at - 5, 44, 7, lit(colour.maroon), { rx: 2 }),
    rect(-24, -5, 56, 6, lit(colour.clay), { rx: 2 }),
  ]);
}

/** A stethoscope hanging around a neck; put on through `held`, in the figure's units at its chest. */
export function stethoscope(size: number): string {
  return group([
    stroke(
      `M${-size * 0.62} ${-size * 0.2}Q${-size * 0.7} ${size} 0 ${size * 1.2}Q${size * 0.7} ${size} ${size * 0.62} ${-size * 0.2}`,
      colour.slate,
      size * 0.14,
    ),
    stroke(`M0 ${size * 1.2}V${size * 1.7}`, colour.slate, size * 0.14),
    ellipse([0, size * 1.85], size * 0.26, size * 0.26, lit(colour.steel)),
  ]);
}

/** A white cabinet with a cross, in units of 100 to a metre, hanging from its upper left corner. */
export function medicineCabinet(width: number, height: number): string {
  return group([
    rect(5, 6, width, height, colour.plum, { "fill-opacity": 0.2 }),
    rect(0, 0, width, height, lit("#f4f1e6"), { rx: 4 }),
    rect(width * 0.06, height * 0.06, width * 0.42, height * 0.88, down("#cfe3e2", "#a9c7c6")),
    rect(width * 0.52, height * 0.06, width * 0.42, height * 0.88, lit("#fdfbf4")),
    path(
      `M${width * 0.68} ${height * 0.3}h${width * 0.1}v${height * 0.13}h${width * 0.1}v${height * 0.14}h${-width * 0.1}v${height * 0.13}h${-width * 0.1}v${-height * 0.13}h${-width * 0.1}v${-height * 0.14}h${width * 0.1}Z`,
      lit("#c8463f"),
    ),
    ...[0.36, 0.66].map((y) => rect(width * 0.06, height * y, width * 0.42, height * 0.03, colour.clay)),
    ...[0.12, 0.22, 0.34].map((x, index) =>
      rect(
        width * x,
        height * 0.2,
        width * 0.07,
        height * 0.16,
        [colour.teal, colour.saffron, colour.rose][index] as string,
        { rx: 2 },
      ),
    ),
    ...[0.14, 0.28].map((x, index) =>
      rect(
        width * x,
        height * 0.5,
        width * 0.09,
        height * 0.16,
        [colour.indigo, colour.leaf][index] as string,
        { rx: 2 },
      ),
    ),
  ]);
}

/** Light from a side window as a soft patch on a wall. */
export function wallLight(view: View, z: number, x: number): string {
  return face(
    view,
    [
      [x, 0.9, z],
      [x + 1.2, 0.9, z],
      [x + 1.5, 2.4, z],
      [x + 0.3, 2.4, z],
    ],
    "#fff6da",
    { "fill-opacity": 0.4 },
  );
}
