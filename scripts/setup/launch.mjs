import { fileURLToPath } from "node:url";
import { endWithNpm } from "./end-with-npm.mjs";
import { ensureInstalled } from "./install.mjs";
import { continueUnderNode24 } from "./node-24.mjs";

/**
 * Every npm script calls this first. It runs under Node 20 or later without installed packages, and returns in the
 * project folder with all packages under Node 24 or later.
 * @param {string} scriptUrl `import.meta.url` of the script, which an older Node restarts with the bundled Node.
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
