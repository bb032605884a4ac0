import { describeRemoval } from "../server/content/many/sample-routes.ts";
import { createSampleStore } from "../server/content/many/sample-store.ts";
import { createPublisher } from "../server/content/publish.ts";
import { COMMAND_LINE } from "../server/database/entries/record-change.ts";
import { createFileRecords } from "../server/files/files-to-place.ts";
import { confirm } from "./confirm.ts";
import { runCommand } from "./open-stores.ts";
import { readArguments } from "./read-arguments.mjs";
import { usage } from "./remove-sample.usage.mjs";

/** The command ends, so that nothing can be moved after it. */
const LONGEST_WAIT_MS = 60 * 60_000;

const { has } = readArguments(usage);

await runCommand(async ({ database, openFiles }) => {
  if (!has("yes")) await confirm("This removes every entry of the sample that nobody has changed.");
  // A running server reads the change from the content versions.
  const places = { store: createFileRecords(database.db), files: await openFiles(), log: console };
  const sample = createSampleStore(database.db, createPublisher(places, LONGEST_WAIT_MS));
  console.log(describeRemoval(await sample.remove(COMMAND_LINE)));
});
