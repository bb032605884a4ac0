import { describeRemoval, removeSample } from "../server/content/sample-routes.ts";
import { createSampleStore } from "../server/content/sample-store.ts";
import { COMMAND_LINE } from "../server/database/record-change.ts";
import { runCommand } from "./open-stores.ts";

await runCommand(async ({ database, openFiles }) => {
  // A running server learns of the change through the content versions.
  const sample = createSampleStore(database.db, () => {});
  console.log(describeRemoval(await removeSample(sample, await openFiles(), COMMAND_LINE, console.error)));
});
