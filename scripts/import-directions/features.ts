import path from "node:path";
import { findCycles } from "./find-cycles.ts";
import type { Import, Module } from "./read-module.ts";

const FEATURE = /^features\/([\w-]+)\//;
/** A file in a folder below a layer. Files that the folders share, or that wire them together, are directly in the layer. */
const FOLDER = /^features\/[\w-]+\/[\w-]+\/.+\//;
const EXPORTS = /^features\/[\w-]+\/[\w-]+\/exports\.ts$/;
const TESTS = /^features\/[\w-]+\/tests\//;

const featureOf = (file: string): string | undefined => FEATURE.exec(file)?.[1];
const declarationOf = (feature: string) => `features/${feature}/content/feature.ts`;

/** The boundaries of features: from the core, from each other, and between the folders of one. */
export function checkFeatures(modules: readonly Module[]): string[] {
  const product = modules.filter(({ file }) => /^(core|features)\//.test(file) && !TESTS.test(file));
  return [
    ...product.filter(({ file }) => file.startsWith("core/")).flatMap(checkCore),
    ...checkDependencies(product.filter(({ file }) => featureOf(file) !== undefined)),
    ...checkFolders(product),
  ];
}

const checkCore = ({ file, imports }: Module): string[] =>
  imports
    .filter(({ target }) => featureOf(target) !== undefined)
    .map(
      ({ line, target }) =>
        `${file}:${line} imports ${target}: core/ imports the lists in features/ alone; let the feature register the value`,
    );

interface Crossing extends Import {
  file: string;
  from: string;
  to: string;
}

function checkDependencies(modules: readonly Module[]): string[] {
  const crossings = modules.flatMap(({ file, imports }) =>
    imports.flatMap((found): Crossing[] => {
      const [from = "", to] = [featureOf(file), featureOf(found.target)];
      return to === undefined || to === from ? [] : [{ ...found, file, from, to }];
    }),
  );
  const declared = new Map(
    modules.flatMap(({ file, dependsOn }) => {
      const feature = featureOf(file);
      return feature && dependsOn && file === declarationOf(feature) ? [[feature, dependsOn] as const] : [];
    }),
  );
  const isDeclared = ({ from, to }: Crossing) => declared.get(from)?.features.includes(to);
  const unused = [...declared].flatMap(([from, { line, features }]) =>
    features
      .filter((to) => !crossings.some((crossing) => crossing.from === from && crossing.to === to))
      .map((to) => `${declarationOf(from)}:${line} depends on ${to}: nothing imports it; remove the name`),
  );
  const edges = Map.groupBy(crossings, ({ from }) => from);
  const cycles = findCycles(new Map([...edges].map(([from, each]) => [from, each.map(({ to }) => to)])));
  return [
    ...crossings
      .filter(({ target }) => !EXPORTS.test(target))
      .map(
        ({ file, line, target, to }) =>
          `${file}:${line} imports ${target}: only the exports.ts of a layer of ${to} is for other features`,
      ),
    ...crossings
      .filter((crossing) => !isDeclared(crossing))
      .map(
        ({ file, line, target, from, to }) =>
          `${file}:${line} imports ${target}: name ${to} in dependsOn of ${declarationOf(from)}`,
      ),
    ...unused,
    ...cycles.map(
      (cycle) =>
        `${cycle.join(" -> ")}: these features depend on each other; let one register the value, or move it to the core`,
    ),
  ];
}

/** A folder can be read after those that it imports. */
function checkFolders(modules: readonly Module[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { file, imports } of modules) {
    const from = path.posix.dirname(file);
    for (const { target, isPackage } of imports) {
      const to = path.posix.dirname(target);
      if (isPackage || from === to || featureOf(file) !== featureOf(target)) continue;
      if (FOLDER.test(file) && FOLDER.test(target)) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  return findCycles(edges).map(
    (cycle) =>
      `${cycle.join(" -> ")}: these folders import each other; move what they share to a third folder`,
  );
}
