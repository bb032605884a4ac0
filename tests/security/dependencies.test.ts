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
const FLOORS: Record<string, { floors: readonly string[]; risk: string }> = {
  fastify: {
    floors: ["5.12.2"],
    risk: "bypassed validation of bodies, forged forwarded headers (GHSA-w2qp-rph6-63g4, GHSA-3m5p-2c4r-xxw2, four more in 5.12.2)",
  },
  "@fastify/static": {
    floors: ["10.1.3"],
    risk: "bypassed route guards (GHSA-423g-23ch-w7c6, CVE-2026-15074)",
  },
  "@fastify/multipart": {
    floors: ["9.0.3"],
    risk: "temporary uploads that are not removed (CVE-2025-24033)",
  },
  "@fastify/busboy": {
    floors: ["3.0.0"],
    risk: "a crash on malformed forms in the busboy it descends from (CVE-2022-24434)",
  },
  "find-my-way": { floors: ["9.0.1"], risk: "slow patterns (CVE-2024-45813)" },
  "fast-uri": { floors: ["3.1.7", "4.1.4"], risk: "confused hosts (CVE-2026-84394)" },
  ajv: { floors: ["8.18.0"], risk: "slow patterns (CVE-2025-69873)" },
  cookie: { floors: ["0.7.0"], risk: "injected attributes (CVE-2024-47764)" },
  "react-router": {
    floors: ["8.3.0"],
    risk: "scripts in JSON-LD (CVE-2025-59057), redirects (CVE-2026-22029), actions from other sites (GHSA-qwww-vcr4-c8h2)",
  },
  react: { floors: ["19.2.3"], risk: "server components (CVE-2025-55182); not used here" },
  "react-dom": { floors: ["19.2.3"], risk: "server components (CVE-2025-55182); not used here" },
  sharp: { floors: ["0.35.4"], risk: "libvips and libheif (GHSA-f88m-g3jw-g9cj)" },
  "file-type": { floors: ["21.3.2"], risk: "endless loops (CVE-2026-31808)" },
  kysely: { floors: ["0.28.17"], risk: "SQL through JSON paths (CVE-2026-44635)" },
  pg: { floors: ["8.0.0"], risk: "code from a hostile database (CVE-2017-16082)" },
  nodemailer: {
    floors: ["9.0.1"],
    risk: "commands added to a connection, and files that a mail includes (GHSA-vvjj-xcjg-gr5g, GHSA-p6gq-j5cr-w38f)",
  },
  zod: { floors: ["3.22.3"], risk: "slow patterns (CVE-2023-4316)" },
  minimatch: { floors: ["10.2.3"], risk: "slow patterns (CVE-2026-27903)" },
  "brace-expansion": { floors: ["5.0.8"], risk: "exponential work (GHSA-3jxr-9vmj-r5cp)" },
  node: { floors: ["24.18.1"], risk: "the security releases up to July 2026" },
};

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
