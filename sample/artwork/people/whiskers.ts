import { colour, lit } from "../palette.ts";
import { crescent, curve, type Point, path, ribbon } from "../svg.ts";
import { faced, type Head, layoutOf, skullHalf, turned } from "./looks.ts";

export function whiskers(head: Head): string {
  const { looks } = head;
  const { mouthY, noseY } = layoutOf(head);
  const [cx] = faced(head, [0, mouthY]);
  const tone = looks.hairColour;
  const top = (noseY + mouthY) / 2 + 0.6;
  const parts: string[] = [];
  if (looks.moustache) {
    const wide = { thin: 11, full: 14.5, handlebar: 17 }[looks.moustache];
    const thick = { thin: 2.8, full: 5.4, handlebar: 5 }[looks.moustache];
    const drop = { thin: 2, full: 2.6, handlebar: -3.4 }[looks.moustache];
    for (const side of [-1, 1]) {
      parts.push(
        path(
          ribbon(
            [
              [cx + side * 0.6, top],
              [cx + side * wide * 0.5, top + 0.6],
              [cx + side * wide, top + drop],
            ],
            [thick * 0.7, thick, 0.8],
          ),
          lit(tone),
        ),
      );
    }
  }
  return parts.join("");
}

export function beard(head: Head, outline: string): string {
  const { looks } = head;
  if (!looks.beard) return "";
  const { mouthY, mouthHalf } = layoutOf(head);
  const [cx] = faced(head, [0, mouthY]);
  const half = skullHalf(head);
  const reach = (half[5] as Point)[0];
  const low = { short: 52, full: 64, stubble: 50.5 }[looks.beard];
  const edge = (points: Point[]): Point[] => points.map((point) => turned(head, point));
  const outer = edge([
    [reach + 0.5, 4],
    [reach, 20],
    [(half[6] as Point)[0] + 1, 30],
    [(half[7] as Point)[0] + 3, low - 9],
    [8, low],
    [-8, low],
    [-(half[7] as Point)[0] - 3, low - 9],
    [-(half[6] as Point)[0] - 1, 30],
    [-reach, 20],
    [-reach - 0.5, 4],
  ]);
  const inner: Point[] = [
    [outer[9]?.[0] as number, 4],
    [cx - reach * 0.82, 14],
    [cx - mouthHalf * 1.5, 27],
    [cx - mouthHalf * 0.8, 28.4],
    [cx + mouthHalf * 0.8, 28.4],
    [cx + mouthHalf * 1.5, 27],
    [cx + reach * 0.82, 14],
    [outer[0]?.[0] as number, 4],
  ];
  const d = `${curve(outer)}L${curve(inner).slice(1)}Z`;
  const lipGap = `M${cx - mouthHalf * 0.95} ${mouthY}Q${cx} ${mouthY - 6} ${cx + mouthHalf * 0.95} ${mouthY}Q${cx} ${mouthY + 9} ${cx - mouthHalf * 0.95} ${mouthY}Z`;
  if (looks.beard === "stubble")
    return path(d + lipGap, looks.hairColour, { "fill-rule": "evenodd", "fill-opacity": 0.2 });
  return (
    path(d + lipGap, lit(looks.hairColour), { "fill-rule": "evenodd" }) +
    crescent(outline, -9, -3, colour.plum, 0.12)
  );
}
