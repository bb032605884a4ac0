import { ball, colour, darker, lighter, lit } from "../palette.ts";
import { ellipse, group, path, rect } from "../svg.ts";
import { box, face, type View } from "./perspective.ts";

type Piece = "pawn" | "rook" | "knight" | "bishop" | "queen" | "king";

/** A chessman standing on the origin; `height` is that of the king. */
function chessman(piece: Piece, height: number, tone: string): string {
  const tall = { pawn: 0.56, rook: 0.66, knight: 0.74, bishop: 0.82, queen: 0.94, king: 1 }[piece] * height;
  const w = height * 0.2;
  const body = path(
    `M${-w} 0H${w}L${w * 0.9} ${-tall * 0.12}Q${w * 0.35} ${-tall * 0.3} ${w * 0.42} ${-tall * 0.66}H${-w * 0.42}Q${-w * 0.35} ${-tall * 0.3} ${-w * 0.9} ${-tall * 0.12}Z`,
    lit(tone),
  );
  const collar = ellipse([0, -tall * 0.66], w * 0.62, w * 0.2, lighter(tone, 0.25));
  const heads: Record<Piece, string> = {
    pawn: ellipse([0, -tall * 0.82], w * 0.58, w * 0.58, ball(tone)),
    rook: rect(-w * 0.62, -tall, w * 1.24, tall * 0.3, lit(tone), { rx: w * 0.1 }),
    knight: path(
      `M${-w * 0.5} ${-tall * 0.62}Q${-w * 0.6} ${-tall} ${w * 0.1} ${-tall}L${w * 0.8} ${-tall * 0.8}L${w * 0.2} ${-tall * 0.78}L${w * 0.5} ${-tall * 0.62}Z`,
      lit(tone),
    ),
    bishop: path(
      `M${-w * 0.5} ${-tall * 0.66}Q${-w * 0.6} ${-tall * 0.86} 0 ${-tall}Q${w * 0.6} ${-tall * 0.86} ${w * 0.5} ${-tall * 0.66}Z`,
      lit(tone),
    ),
    queen: path(
      `M${-w * 0.5} ${-tall * 0.66}L${-w * 0.72} ${-tall * 0.96}L${-w * 0.3} ${-tall * 0.84}L0 ${-tall}L${w * 0.3} ${-tall * 0.84}L${w * 0.72} ${-tall * 0.96}L${w * 0.5} ${-tall * 0.66}Z`,
      lit(tone),
    ),
    king:
      path(
        `M${-w * 0.5} ${-tall * 0.66}L${-w * 0.6} ${-tall * 0.88}H${w * 0.6}L${w * 0.5} ${-tall * 0.66}Z`,
        lit(tone),
      ) +
      rect(-w * 0.1, -tall * 1.04, w * 0.2, tall * 0.18, tone) +
      rect(-w * 0.3, -tall * 0.99, w * 0.6, tall * 0.06, tone),
  };
  return group([
    ellipse([w * 0.3, w * 0.1], w * 1.3, w * 0.36, colour.plum, { "fill-opacity": 0.35 }),
    body,
    heads[piece],
    collar,
  ]);
}

/** A game in its middle: file and rank of each man, white playing from the left. */
const whites: [Piece, number, number][] = [
  ["rook", 0, 0],
  ["king", 0, 3],
  ["pawn", 1, 1],
  ["pawn", 1, 6],
  ["pawn", 3, 3],
  ["knight", 2, 2],
  ["bishop", 3, 5],
  ["queen", 2, 4],
  ["pawn", 1, 7],
];
const blacks: [Piece, number, number][] = [
  ["king", 7, 4],
  ["rook", 7, 7],
  ["pawn", 6, 1],
  ["pawn", 6, 6],
  ["pawn", 4, 3],
  ["knight", 5, 5],
  ["queen", 6, 3],
  ["bishop", 5, 2],
  ["pawn", 6, 0],
];

/** A chessboard lying on a table with its men; (x, z) is its near left corner. */
export function chessboard(
  view: View,
  { x, y, z, size }: { x: number; y: number; z: number; size: number },
): string {
  const edge = size * 0.06;
  const cell = (size - edge * 2) / 8;
  const squares: string[] = [];
  for (let file = 0; file < 8; file += 1)
    for (let rank = 0; rank < 8; rank += 1) {
      const [left, near] = [x + edge + file * cell, z + edge + rank * cell];
      squares.push(
        face(
          view,
          [
            [left, y + 0.03, near],
            [left + cell, y + 0.03, near],
            [left + cell, y + 0.03, near + cell],
            [left, y + 0.03, near + cell],
          ],
          (file + rank) % 2 ? "#f0dcb0" : "#7d4a30",
        ),
      );
    }
  const men = [
    ...whites.map((man) => [...man, "#f3e6c8"] as const),
    ...blacks.map((man) => [...man, darker("#6b3a2c", 0.3)] as const),
  ]
    .sort((a, b) => b[2] - a[2])
    .map(([piece, file, rank, tone]) => {
      const [at, deep] = [x + edge + (file + 0.5) * cell, z + edge + (rank + 0.5) * cell];
      const [px, py] = view.at(at, y + 0.03, deep);
      return group([chessman(piece, cell * 1.9 * view.scale(deep), tone)], {
        transform: `translate(${px.toFixed(1)} ${py.toFixed(1)})`,
      });
    });
  return group([
    face(
      view,
      [
        [x, y, z - 0.02],
        [x + size + 0.04, y, z - 0.02],
        [x + size + 0.03, y, z + size],
        [x, y, z + size],
      ],
      colour.plum,
      { "fill-opacity": 0.35 },
    ),
    box(view, { x, y, z, width: size, height: 0.03, depth: size }, "#8f5a34"),
    ...squares,
    ...men,
  ]);
}
