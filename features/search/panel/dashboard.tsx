import { send } from "../../../core/panel/api/send.ts";
import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { loadPart } from "../../../core/panel/dashboard/load-part.ts";
import { Card } from "../../../core/panel/parts/card.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { COUNTED_DAYS, LEAST_COUNT, type UnfoundWord, unfoundCalls } from "../content/unfound-contract.ts";

export const searchDashboard: FeatureDashboard = {
  name: "search",
  async load(signal) {
    const unfound = await loadPart("pages:read", () => send(unfoundCalls.list, { signal }));
    return unfound && unfound.length > 0
      ? { cards: [{ area: "figures", place: 300, content: <UnfoundWords unfound={unfound} /> }] }
      : {};
  },
};

function UnfoundWords({ unfound }: { unfound: readonly UnfoundWord[] }) {
  const { title, text } = words.unfoundWords;
  return (
    <Card heading={title} className="content-start gap-3">
      <p className="text-caption text-ink-soft">{text(COUNTED_DAYS, LEAST_COUNT)}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 wrap-anywhere">
        {unfound.map(({ word, count }) => (
          <li key={word}>
            <span lang={languageOf(word, panelLanguage)}>{word}</span>{" "}
            <span className="text-caption text-ink-soft tabular-nums">{count}×</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
