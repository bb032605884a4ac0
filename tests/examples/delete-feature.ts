import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Deletes the folder of a feature, its lines in the lists of all features, and its name where others declare that they depend on it. */
export async function deleteFeature(root: string, name: string): Promise<void> {
  await rm(path.join(root, "features", name), { recursive: true });
  const edit = async (pattern: string, change: (text: string) => string) => {
    for (const file of globSync(pattern, { cwd: root })) {
      const target = path.join(root, file);
      const text = await readFile(target, "utf8");
      const changed = change(text);
      if (changed !== text) await writeFile(target, changed);
    }
  };
  await edit("features/*.{ts,css}", (text) => withoutLines(text, name));
  await edit("features/*/content/feature.ts", (text) => withoutDependency(text, name));
}

/** The key of a value in a list, or the dots of a list that is joined. */
const BEFORE = `(?:[\\w"' -]+: |\\.\\.\\.)?`;

/** A list without what it imports from the feature, and without the lines that name what was imported. */
export function withoutLines(text: string, feature: string): string {
  const imported: string[] = [];
  const statement = new RegExp(
    `^(?:import|export|@import|@source) ?(?:type )?(\\{[^}]*\\}|\\*)?(?: from)? ?"\\./${feature}/[^"]+";\\n`,
    "gm",
  );
  const rest = text.replace(statement, (_, names: string | undefined) => {
    for (const [, own = ""] of (names ?? "").matchAll(/(\w+)\s*[,}]/g)) imported.push(own);
    return "";
  });
  return imported.reduce(
    (left, own) =>
      left
        .replace(new RegExp(`^ *${BEFORE}${own},\\n`, "gm"), "")
        .replace(
          new RegExp(`([[{] ?|extends )${BEFORE}${own}\\b(?:,\\s+)?|,\\s+${BEFORE}${own}\\b`, "g"),
          "$1",
        ),
    rest,
  );
}

const withoutDependency = (text: string, feature: string): string =>
  text.replace(/dependsOn: \[[^\]]*\]/, (list) =>
    list.replace(new RegExp(`"${feature}"(?:,\\s*)?|,\\s*"${feature}"(?=\\s*\\])`), ""),
  );
