import { expect, test } from "vitest";
import { drawIconSprite } from "./icon-drawings.tsx";

test("icons.svg holds every drawing; `npm test -- unit icon-drawings -u` updates it", async () => {
  await expect(drawIconSprite()).toMatchFileSnapshot("icons.svg");
});
