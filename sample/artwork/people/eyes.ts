import { colour, darker, mix } from "../palette.ts";
import { curve, ellipse, type Point, path, ribbon, stroke } from "../svg.ts";
import { faced, type Head, layoutOf, skullHalf, turned } from "./looks.ts";

const DARK = "#23140f";

export function eye(head: Head, side: -1 | 1): string {
  const { looks, turn } = head;
  const layout = layoutOf(head);
  const [cx, cy] = faced(head, [side * layout.eyeX, layout.eyeY]);
  const narrow = side * turn > 0 ? 1 - 0.25 * Math.abs(turn) : 1;
  const half = layout.eyeHalf * narrow;
  const cheerful = looks.expression === "grin" ? 0.8 : 1;
  const open = layout.eyeOpen * cheerful;
  const skinShade = darker(looks.skin, 0.42);
  if (looks.expression === "focus") {
    const lid: Point[] = [
      [cx - half, cy + 1],
      [cx - half * 0.4, cy + open * 0.75],
      [cx + half * 0.4, cy + open * 0.75],
      [cx + half, cy + 1],
    ];
    return (
      path(`${curve(lid)}Q${cx} ${cy - open} ${cx - half} ${cy + 1}Z`, darker(looks.skin, 0.12), {
        "fill-opacity": 0.6,
      }) + path(ribbon(lid, [0.8, 2, 2.2, 1]), DARK)
    );
  }
  const [gx, gy] = looks.gaze ?? [turn * 0.6, 0.05];
  const outer = side * half;
  const white = `M${cx - outer} ${cy + 0.6}C${cx - outer * 0.5} ${cy - open * 1.2} ${cx + outer * 0.45} ${cy - open * 1.35} ${cx + outer} ${cy - 0.6}C${cx + outer * 0.55} ${cy + open * 0.95} ${cx - outer * 0.35} ${cy + open * 1.05} ${cx - outer} ${cy + 0.6}Z`;
  const iris: Point = [cx + gx * half * 0.32, cy + gy * open * 0.3 - open * 0.08];
  const radius = open * 0.98;
  const lash: Point[] = [
    [cx - outer * 0.98, cy + 0.4],
    [cx - outer * 0.4, cy - open * 0.86],
    [cx + outer * 0.35, cy - open * 0.92],
    [cx + outer * (looks.sex === "f" ? 1.14 : 1.02), cy - (looks.sex === "f" ? 1.5 : 0.4)],
  ];
  const crease = lash.map(([x, y], index): Point => [x, y - (index === 0 || index === 3 ? 1.6 : 2.7)]);
  const pupil =
    ellipse(iris, radius * 0.52, radius * 0.55, "#120a08") +
    ellipse([iris[0] + radius * 0.3, iris[1] + radius * 0.45], radius * 0.32, radius * 0.25, "#8a5a3a", {
      "fill-opacity": 0.7,
    });
  const simple = [
    path(white, "#fdf5ea"),
    path(
      `M${iris[0] - radius} ${iris[1] - radius * 0.25}A${radius} ${radius} 0 1 0 ${iris[0] + radius} ${iris[1] - radius * 0.25}Q${iris[0]} ${iris[1] - radius * 1.15} ${iris[0] - radius} ${iris[1] - radius * 0.25}Z`,
      mix(colour.bark, DARK, 0.55),
    ),
    head.fine ? pupil : "",
    ellipse([iris[0] - radius * 0.34, iris[1] - radius * 0.36], radius * 0.26, radius * 0.26, "#ffffff"),
    path(ribbon(lash, [0.7, 1.9, 2.1, 0.6]), DARK),
  ].join("");
  if (!head.fine) return simple;
  return [
    simple,
    stroke(curve(crease), skinShade, 0.8, { "stroke-opacity": 0.5 }),
    stroke(
      curve([
        [cx - half * 0.7, cy + open * 1.15],
        [cx, cy + open * 1.35],
        [cx + half * 0.7, cy + open * 1.1],
      ]),
      skinShade,
      0.7,
      {
        "stroke-opacity": looks.age === "elder" ? 0.5 : 0.28,
      },
    ),
  ].join("");
}

export function brow(head: Head, side: -1 | 1): string {
  const { looks, grown } = head;
  const { eyeX, eyeHalf, browY } = layoutOf(head);
  const weight = (2.6 + (looks.sex === "m" ? 1 : 0) * grown) * (1 + (looks.browWeight ?? 0) * 0.35);
  const tone =
    looks.hairColour < "#888888" ? mix(looks.hairColour, "#2a1812", 0.4) : darker(looks.hairColour, 0.25);
  const lift = looks.expression === "sing" ? 2 : looks.expression === "focus" ? -1 : 0;
  const line = (
    [
      [eyeX - eyeHalf * 1.05, browY + 1.5],
      [eyeX, browY - 0.8],
      [eyeX + eyeHalf * 1.25, browY + 1.6],
    ] as Point[]
  ).map(([x, y]) => faced(head, [x * side, y - lift]));
  return path(ribbon(line, [weight, weight * 0.95, 0.7]), tone, { "fill-opacity": 0.92 });
}

export function glasses(head: Head): string {
  const { looks } = head;
  if (!looks.glasses) return "";
  const { eyeX, eyeY, eyeHalf } = layoutOf(head);
  const frame = looks.glasses === "square" ? "#2b2023" : looks.glasses === "round" ? "#5a3426" : "#7c6a4a";
  const lens = (side: -1 | 1): string => {
    const [x, y] = faced(head, [side * eyeX * 1.03, eyeY + 1.2]);
    const [w, h] = [
      eyeHalf * 1.42 * (side * head.turn > 0 ? 1 - 0.2 * Math.abs(head.turn) : 1),
      eyeHalf * 1.22,
    ];
    const glass =
      looks.glasses === "square"
        ? `M${x - w} ${y - h * 0.75}Q${x} ${y - h * 0.95} ${x + w} ${y - h * 0.75}Q${x + w * 1.02} ${y + h * 0.8} ${x + w * 0.5} ${y + h * 0.88}L${x - w * 0.5} ${y + h * 0.88}Q${x - w * 1.02} ${y + h * 0.8} ${x - w} ${y - h * 0.75}Z`
        : looks.glasses === "round"
          ? `M${x - w * 0.95} ${y}a${w * 0.95} ${w * 0.92} 0 1 1 ${w * 1.9} 0a${w * 0.95} ${w * 0.92} 0 1 1 ${-w * 1.9} 0Z`
          : `M${x - w} ${y - h * 0.2}Q${x} ${y - h * 0.45} ${x + w} ${y - h * 0.2}Q${x + w * 0.8} ${y + h} ${x} ${y + h}Q${x - w * 0.8} ${y + h} ${x - w} ${y - h * 0.2}Z`;
    return (
      path(glass, "#ffffff", { "fill-opacity": 0.13 }) +
      stroke(glass, frame, 1.6) +
      stroke(`M${x - w * 0.55} ${y - h * 0.35}l${w * 0.4} ${-h * 0.22}`, "#ffffff", 1.1, {
        "stroke-opacity": 0.6,
      })
    );
  };
  const [left] = faced(head, [-eyeX * 0.36, eyeY]);
  const [right] = faced(head, [eyeX * 0.36, eyeY]);
  const temple = [-1, 1]
    .filter((side) => side * head.turn < 0.4)
    .map((side) => {
      const [from] = faced(head, [side * (eyeX + eyeHalf * 1.4), eyeY]);
      const [to] = turned(head, [side * (skullHalf(head)[5] as Point)[0], eyeY]);
      return stroke(`M${from} ${eyeY}L${to} ${eyeY + 0.5}`, frame, 1.5);
    });
  return `${lens(-1)}${lens(1)}${stroke(`M${left} ${eyeY}Q${(left + right) / 2} ${eyeY - 2.6} ${right} ${eyeY}`, frame, 1.6)}${temple.join("")}`;
}
