import { fileURLToPath } from "node:url";
import { endWithNpm } from "./end-with-npm.mjs";
import { ensureInstalled } from "./install.mjs";
import { continueUnderNode24 } from "./node-24.mjs";

/**
 * The beginning of every npm script. It works under Node 20 or later and without installed packages, and returns in the
 * project's folder, with all packages, under Node 24 or later.
 * @param {string} scriptUrl `import.meta.url` of the script, which an older Node starts again under the bundled Node.
 * @param {() => void} [onFailedInstall] Called when the process ends because packages cannot be installed.
 */
export async function launch(scriptUrl, onFailedInstall = () => {}) {
  process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
  endWithNpm();
  process.on("exit", onFailedInstall);
  await ensureInstalled();
  process.off("exit", onFailedInstall);
  await continueUnderNode24(fileURLToPath(scriptUrl));
}
