import { useState } from "react";
import { CONSENT_PURPOSES, type ConsentPurpose } from "../../../../content/consent/consent-contract.ts";
import { Button } from "../../../ui/button.tsx";
import { words } from "../../../ui/panel-words.ts";
import { SaveBar } from "../../../ui/save-bar.tsx";
import type { TableSelection } from "../../entry-table/use-selection.ts";
import type { ConsentEntry } from "./use-consent-entry.ts";

const said = words.consents;

interface ConsentSelectionBarProps {
  entry: ConsentEntry;
  selection: TableSelection;
}

/** Records the same for all children that are selected. */
export function ConsentSelectionBar({ entry, selection }: ConsentSelectionBarProps) {
  const [purposes, setPurposes] = useState<readonly ConsentPurpose[]>(CONSENT_PURPOSES);
  const { target } = selection;
  async function save(state: "given" | "refused"): Promise<void> {
    if (!target.ids || purposes.length === 0) return;
    if (await entry.saveMany(target.ids, { state, purposes })) selection.selectOnly([]);
  }
  const isDisabled = entry.isSavingMany || purposes.length === 0;
  return (
    <SaveBar label={said.recordFor}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="font-bold">{said.selected(selection.count)}</p>
          <Button variant="quiet" onClick={() => selection.selectOnly([])} disabled={entry.isSavingMany}>
            {words.entryTable.clear}
          </Button>
        </div>
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="sr-only">{said.recordFor}</legend>
          {CONSENT_PURPOSES.map((purpose) => (
            <label key={purpose} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                checked={purposes.includes(purpose)}
                onChange={({ target: box }) =>
                  setPurposes(
                    box.checked ? [...purposes, purpose] : purposes.filter((each) => each !== purpose),
                  )
                }
                className="size-5 shrink-0 accent-maroon"
              />
              {said.shortPurposes[purpose]}
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => void save("given")}
            isBusy={entry.isSavingMany}
            busyText={words.frame.saving}
            disabled={isDisabled}
          >
            {said.recordGiven}
          </Button>
          <Button variant="secondary" onClick={() => void save("refused")} disabled={isDisabled}>
            {said.recordRefused}
          </Button>
        </div>
      </div>
    </SaveBar>
  );
}
