import type { FeatureServer } from "../../../core/server/feature-server.ts";
import { openPdfReader } from "../../../core/server/files/read-pdfs.ts";
import { serve } from "../../../core/server/serve.ts";
import type {} from "../content/site-data.ts";
import { unfoundCalls } from "../content/unfound-contract.ts";
import { registerSuggestions } from "./suggestion-routes.ts";
import { createUnfoundWords } from "./unfound-words.ts";

export const searchServer: FeatureServer = {
  name: "search",
  open(core) {
    const unfound = createUnfoundWords(core);
    return {
      registerSite: registerSuggestions,
      registerApi: (api) => serve(api, unfoundCalls.list, () => unfound.list()),
      openSiteData: () => ({ countUnfound: unfound.count }),
      removeExpired: unfound.removeExpired,
      jobs: [
        { everyMs: 5 * 60_000, run: unfound.store, failure: "Words that find nothing could not be stored" },
        { everyMs: 10_000, run: openPdfReader(core), failure: "PDFs could not be read for the search" },
      ],
    };
  },
};
