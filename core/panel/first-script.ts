import { readPanelLanguage } from "../ui/panel-language.ts";
import { importWords } from "../words/panel/import-words.ts";
import { startFirstCalls } from "./api/first-calls.ts";

/**
 * Runs while the other scripts and the styles load, and maybe before the body is parsed, so it imports little and uses
 * only the root element (decision 049).
 */

// The panel waits for it (`panel-words.ts`).
void importWords(readPanelLanguage());
const { calls = "[]" } = document.documentElement.dataset;
// With a query the screen makes other calls.
if (location.search === "") startFirstCalls(JSON.parse(calls));
