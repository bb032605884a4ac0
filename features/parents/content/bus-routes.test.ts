import { expect, it } from "vitest";
import { groupStops } from "./bus-routes.ts";

const route = (number: string) => ({
  id: number,
  number,
  name: { en: null, hi: null },
  details: { en: null, hi: null },
  phone: null,
});
const stop = (id: string, of: string) => ({
  id,
  stop: { en: id, hi: null },
  route: of,
  pickUp: null,
  drop: null,
});
const summary = (...given: Parameters<typeof groupStops>) =>
  groupStops(...given).map(({ number, stops }) => [number, stops.map(({ id }) => id)]);

it("stops are below their route in the order in which they are written", () => {
  const stops = [stop("a", "2"), stop("b", "1"), stop("c", "2")];
  expect(summary({ routes: [route("1"), route("2")], stops })).toEqual([
    ["1", ["b"]],
    ["2", ["a", "c"]],
  ]);
});

it("the route of a stop may be written with Hindi digits or in another case", () => {
  const stops = [stop("a", "२"), stop("b", "red")];
  expect(summary({ routes: [route("2"), route("Red")], stops })).toEqual([
    ["2", ["a"]],
    ["Red", ["b"]],
  ]);
});

it("a route without stops and stops without a route are both shown", () => {
  expect(summary({ routes: [route("1")], stops: [stop("a", "9"), stop("b", "9")] })).toEqual([
    ["1", []],
    ["9", ["a", "b"]],
  ]);
});
