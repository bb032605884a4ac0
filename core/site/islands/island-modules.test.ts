import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { islandModules } from "./island-modules.ts";

it("has every island that a component defines", () => {
  const files = globSync("{core,features/*}/site/**/*.tsx");
  const names = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/defineIsland(?:<\w+>)?\(\s*"(\w+)"/g)].map(([, name]) => name),
  );
  expect(names.toSorted()).toEqual(Object.keys(islandModules).toSorted());
});
