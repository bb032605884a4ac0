import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isOlder } from "../../core/server/database/open-database.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: true;
}

const readJson = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));
const locked = Object.entries<LockedPackage>(readJson("package-lock.json").packages).filter(
  ([place]) => place !== "",
);
const nameOf = (place: string) => place.split("node_modules/").at(-1) ?? "";

/**
 * The first version without the named vulnerability, one for each release line that has a fix. Add a line for each new advisory about a
 * package that we ship.
 */
const FLOORS: Record<string, { floors: readonly string[]; risk: string }> = readJson(
  "tests/security/vulnerabilities.json",
);

const majorOf = (version: string) => Number(version.split(".")[0]);

/** The floor of the line that a version belongs to: of those up to its major number, the highest. */
const floorFor = (version: string, floors: readonly string[]) =>
  floors.filter((floor) => majorOf(floor) <= majorOf(version)).at(-1) ?? floors[0] ?? "";

describe.each(Object.entries(FLOORS))("%s", (name, { floors, risk }) => {
  const copies = locked.filter(([place]) => nameOf(place) === name);

  it("is installed, and every copy is newer than its known vulnerabilities", () => {
    expect(copies.length).toBeGreaterThan(0);
    for (const [place, { version }] of copies) {
      const floor = floorFor(version, floors);
      expect([place, version, isOlder(version, floor.split(".").map(Number))], `${floor}: ${risk}`).toEqual([
        place,
        version,
        false,
      ]);
    }
  });

  it("is installed in the version that is locked", () => {
    for (const [place, { version }] of copies)
      expect(readJson(`${place}/package.json`).version).toBe(version);
  });
});

it("what package.json asks for is one version, not a range", () => {
  const { dependencies, devDependencies, optionalDependencies } = readJson("package.json");
  for (const [name, version] of Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  })) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
  }
});

it("every package is locked with a strong hash, and none has its own address", () => {
  for (const [place, { integrity, resolved }] of locked) {
    expect([place, integrity]).toEqual([place, expect.stringMatching(/^sha512-/)]);
    expect([place, resolved ?? ""]).toEqual([place, expect.not.stringMatching(/^(git|http:|file:)/)]);
  }
});

it("only the packages that package.json names may run scripts when they are installed", () => {
  const allowed = Object.keys(readJson("package.json").allowScripts);
  const scripted = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => nameOf(place));
  expect(scripted.filter((name) => !allowed.includes(name))).toEqual([]);
});

it("no shipped package runs server components or makes its own requests", () => {
  const names = new Set(locked.map(([place]) => nameOf(place)));
  for (const name of [
    "react-server-dom-webpack",
    "react-server-dom-parcel",
    "react-server-dom-turbopack",
    "axios",
    "request",
    "node-fetch",
  ]) {
    expect([name, names.has(name)]).toEqual([name, false]);
  }
});
