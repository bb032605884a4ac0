import { darker, lit } from "../palette.ts";
import { path } from "../svg.ts";
import { ears, face, skullOutline } from "./face.ts";
import { type HairLayers, hair } from "./hair.ts";
import { headwear } from "./headwear.ts";
import type { Head } from "./looks.ts";

/** A whole head around the origin, 100 high; `behind` belongs under neck and shoulders. */
export function drawHead(head: Head): HairLayers {
  const { looks } = head;
  const worn = looks.headwear && headwear(head, looks.headwear);
  const locks = worn?.hidesHair ? { behind: "", over: "" } : hair(head);
  const covered = looks.headwear?.kind === "hijab";
  const front = head.back ? path(skullOutline(head), lit(darker(looks.skin, 0.1))) : face(head);
  const hidesEars =
    covered || looks.headwear?.kind === "veil" || looks.hair === "bob" || looks.hair === "long";
  const sides = head.back || hidesEars ? "" : ears(head);
  const onTop =
    head.back && worn?.hidesHair
      ? wrappedFromBehind(looks.headwear?.colour ?? looks.hairColour)
      : (worn?.over ?? "");
  return { behind: locks.behind + (worn?.behind ?? ""), over: front + locks.over + sides + onTop };
}

function wrappedFromBehind(tone: string): string {
  return path(
    "M-44 -6C-50 -40 -30 -66 0 -67C30 -66 50 -40 44 -6C40 18 22 32 0 33C-22 32 -40 18 -44 -6Z",
    lit(tone),
  );
}
