import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.\w+)?$/i;

const FONTS = "core/fonts";
const BRAND_ICONS = "Icons of brands: Simple Icons, CC0 1.0. The brands belong to their owners.";

/** The licences of all packages that the program uses while it runs, by the lock file, and of fonts and icons. */
export function writeNotices(root: string): string {
  const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  const packages = Object.entries(lock.packages as Record<string, LockedPackage>)
    .filter(([location, { dev, devOptional }]) => location !== "" && !dev && !devOptional)
    .map(([location, { version, license }]) => ({
      title: `${location.replace(/^.*node_modules\//, "")} ${version}: ${license}`,
      texts: readLicences(path.join(root, location)),
    }));
  const fonts = readdirSync(path.join(root, FONTS))
    .filter((name) => name.startsWith("LICENSE-"))
    .map((name) => ({
      title: `The font ${name.slice("LICENSE-".length, -".txt".length)}`,
      texts: [readFileSync(path.join(root, FONTS, name), "utf8").trim()],
    }));
  const parts = [...fonts, { title: BRAND_ICONS, texts: [] }, ...packages];
  return [
    "Gurukul is free software under the MIT licence. It contains these parts, with their own licences.",
    ...parts.map(({ title, texts }) => [title, ...texts].join("\n\n")),
  ].join(`\n\n${"-".repeat(80)}\n\n`);
}

/** Packages for other systems are in the lock file only, and some packages name their licence without its text. */
function readLicences(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, "utf8").trim());
}
