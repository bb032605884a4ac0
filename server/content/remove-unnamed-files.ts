import { storedNames } from "../../content/images.ts";
import type { FileStore } from "../uploads/file-store.ts";
import type { ContentStore } from "./content-store.ts";

/**
 * Removes files that entries have just ceased to name, except those that another entry still names. It is to be called
 * after the commit: of two deletes at once, whichever commits last finds the file unnamed.
 */
export async function removeUnnamedFiles(
  { store, files }: { store: ContentStore; files: FileStore },
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const named = await store.fileNamesInUse(names);
  await files.remove(names.filter((name) => !named.has(name)).flatMap(storedNames));
}
