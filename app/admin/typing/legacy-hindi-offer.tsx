import { Button } from "../../ui/button.tsx";
import { excerpt } from "../../ui/excerpt.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { useLegacyHindi } from "./use-legacy-hindi.ts";

/** Offers to convert text in Kruti Dev or DevLys to Unicode. */
export function LegacyHindiOffer({ controlId }: { controlId: string }) {
  const { inUnicode, change, leave } = useLegacyHindi(controlId);
  if (inUnicode === undefined) return null;
  const { looksLegacy, change: changeLabel, leave: leaveLabel } = words.typing;
  return (
    <div role="status" className="grid gap-2 rounded-control bg-saffron-soft px-4 py-3 text-caption">
      <p className="wrap-anywhere">
        {fillWords(looksLegacy, {
          preview: (
            <b lang="hi" className="font-bold">
              {excerpt(inUnicode)}
            </b>
          ),
        })}
      </p>
      <div className="flex flex-wrap gap-x-3">
        <Button variant="secondary" onClick={change}>
          {changeLabel}
        </Button>
        <Button variant="subtle" onClick={leave}>
          {leaveLabel}
        </Button>
      </div>
    </div>
  );
}
