import path from "node:path";

/** PATH without the bundled Node, which npm puts first: programs run under the machine's own Node. */
export const MACHINE_PATH = (process.env.PATH ?? "")
  .split(path.delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .join(path.delimiter);
