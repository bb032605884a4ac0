import { expect, it } from "vitest";
import { drawLots } from "./draw-lots.ts";

it("sorts references by the SHA-256 of seed and reference, independent of their order", () => {
  // printf '%s' 'Nifty 24 612.40 A7M-4PX' | sha256sum, and so on.
  const order = ["K3R-8TW", "A7M-4PX", "B2N-6QY"];
  const drawn = drawLots(order, "Nifty 24 612.40");
  expect(drawLots(order.toReversed(), "Nifty 24 612.40")).toEqual(drawn);
  expect(drawn.toSorted()).toEqual(order.toSorted());
  expect(drawn).toEqual(["B2N-6QY", "K3R-8TW", "A7M-4PX"]);
});
