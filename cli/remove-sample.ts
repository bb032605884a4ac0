import { createContentStore } from "../server/content/content-store.ts";
import { describeRemoval, removeSample } from "../server/content/sample-routes.ts";
import { createSampleStore } from "../server/content/sample-store.ts";
import { COMMAND_LINE } from "../server/database/record-change.ts";
import { runCommand } from "./open-stores.ts";

await runCommand(async ({ database, openFiles }) => {
  // A running server learns of the change through the content versions.
  const ignore = () => {};
  const stores = {
    sample: createSampleStore(database.db, ignore),
    store: createContentStore(database, ignore),
    files: await openFiles(),
    log: console,
  };
  console.log(describeRemoval(await removeSample(stores, COMMAND_LINE)));
});
