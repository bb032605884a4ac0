import { expect, test } from "vitest";
import { drawIconSprite } from "./icon-drawings.tsx";

test("icons.svg holds every drawing; after a change, `npm test -- unit icon-drawings -u` writes it anew", async () => {
  await expect(drawIconSprite()).toMatchFileSnapshot("icons.svg");
});
