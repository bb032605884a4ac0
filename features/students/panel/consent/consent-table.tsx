import { CheckRow, CheckTable } from "../../../../core/panel/entry-table/check-table.tsx";
import "./consent-table.css";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { toggle } from "../../../../core/panel/entry-form/files/toggle.ts";
import { type TableSelection, useSelection } from "../../../../core/panel/entry-table/bulk/use-selection.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { SaveBar } from "../../../../core/panel/parts/save-bar.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { type ChildConsents, CONSENT_PURPOSES, type ConsentPurpose } from "../../content/consent-contract.ts";
import { studentRecordPath } from "../../content/screen-paths.ts";
import { showClassAndSection, showName } from "../shown-name.ts";
import { type Cell, readKey } from "./consent-keys.ts";
import { standingOf } from "./describe-consent.ts";
import type { LoadedConsents } from "./load-consents.ts";
import type { ConsentEntry } from "./use-consent-entry.ts";

const texts = words.consents;

interface ConsentTableProps {
  loaded: LoadedConsents;
  entry: ConsentEntry;
}

/** The consents of a page of students, entered by click or by single keys. */
export function ConsentTable({ loaded: { total, match }, entry }: ConsentTableProps) {
  const { children } = entry;
  const helpId = useId();
  const ref = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const rows = children.map(({ student }) => student._id);
  const mayWrite = useMay()("consents:write");
  const selection = useSelection({ rows, total, match, hasBoxes: mayWrite });
  // The active row may not exist on a shorter page.
  const reached = active.row < rows.length ? active : { row: 0, column: 0 };

  function press(event: KeyboardEvent): void {
    const cell = readCell(event.target as HTMLElement);
    const stroke = cell && !hasModifier(event) ? readKey(event.code, cell, rows.length) : undefined;
    if (!cell || !stroke) return;
    event.preventDefault();
    const child = children[cell.row];
    // Ignores repeated events of a key that is held down.
    if ((stroke.record || stroke.undoes) && event.repeat) return;
    if (stroke.record && child) void entry.save(child, stroke.record);
    if (stroke.undoes) entry.last?.undo();
    // The focus stays on its button of the cell.
    if (stroke.to.row === cell.row && stroke.to.column === cell.column) return;
    ref.current?.querySelector<HTMLElement>(`[data-cell="${stroke.to.row} ${stroke.to.column}"]`)?.focus();
  }

  return (
    <section aria-label={texts.table} className="check-table consent-table grid gap-3">
      {mayWrite && <KeyLegend id={helpId} />}
      <CheckTable
        aria-describedby={mayWrite ? helpId : undefined}
        caption={texts.table}
        selection={selection}
        head={
          <>
            <th scope="col">{texts.child}</th>
            {CONSENT_PURPOSES.map((purpose) => (
              <th key={purpose} scope="col" className="purpose-cell">
                {texts.shortPurposes[purpose]}
              </th>
            ))}
          </>
        }
        bar={<ConsentSelectionBar entry={entry} selection={selection} />}
      >
        <tbody ref={ref} onKeyDown={press} onFocus={({ target }) => setActive(readCell(target) ?? reached)}>
          {children.map((child, row) => (
            <ConsentRow
              key={child.student._id}
              child={child}
              row={row}
              entry={entry}
              selection={selection}
              active={reached}
              mayWrite={mayWrite}
            />
          ))}
        </tbody>
      </CheckTable>
    </section>
  );
}

/** Hidden on phones, which have no such keys. */
const KeyLegend = ({ id }: { id: string }) => (
  <p id={id} className="flex flex-wrap items-center gap-x-5 gap-y-2 text-caption max-sm:hidden">
    <b>{texts.keys}</b>
    {[
      [texts.arrowKeys, texts.keyMoves],
      ["Y", texts.keyGiven],
      ["N", texts.keyRefused],
      ["A", texts.keyAllGiven],
      ["R", texts.keyAllRefused],
      ["U", texts.keyUndo],
    ].map(([key, effect]) => (
      <span key={key}>
        <kbd className="rounded-control border border-line-strong bg-paper px-2 py-0.5 font-bold font-sans">
          {key}
        </kbd>{" "}
        {effect}
        <span className="sr-only">. </span>
      </span>
    ))}
  </p>
);

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

function readCell({ dataset: { cell } }: HTMLElement): Cell | undefined {
  if (cell === undefined) return undefined;
  const [row = 0, column = 0] = cell.split(" ").map(Number);
  return { row, column };
}

/** Records the same answer for all selected students. */
function ConsentSelectionBar({ entry, selection }: { entry: ConsentEntry; selection: TableSelection }) {
  const [purposes, setPurposes] = useState<readonly ConsentPurpose[]>(CONSENT_PURPOSES);
  const { target } = selection;
  async function save(state: "given" | "refused"): Promise<void> {
    if (!target.ids || purposes.length === 0) return;
    if (await entry.saveMany(target.ids, { state, purposes })) selection.selectOnly([]);
  }
  const isDisabled = entry.isSavingMany || purposes.length === 0;
  return (
    <SaveBar label={texts.recordFor}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="font-bold">{texts.selected(selection.count)}</p>
          <Button variant="quiet" onClick={() => selection.selectOnly([])} disabled={entry.isSavingMany}>
            {words.entryTable.clear}
          </Button>
        </div>
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="sr-only">{texts.recordFor}</legend>
          {CONSENT_PURPOSES.map((purpose) => (
            <label key={purpose} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                checked={purposes.includes(purpose)}
                onChange={() => setPurposes(toggle(purposes, purpose))}
                className="size-5 shrink-0 accent-maroon"
              />
              {texts.shortPurposes[purpose]}
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
            {texts.recordGiven}
          </Button>
          <Button variant="secondary" onClick={() => void save("refused")} disabled={isDisabled}>
            {texts.recordRefused}
          </Button>
        </div>
      </div>
    </SaveBar>
  );
}

const PRESSED = {
  given: "border-transparent bg-leaf text-paper",
  refused: "border-transparent bg-danger text-paper",
} as const;

interface ConsentRowProps {
  child: ChildConsents;
  row: number;
  entry: ConsentEntry;
  selection: TableSelection;
  /** The cell in the tab order. */
  active: Cell;
  mayWrite: boolean;
}

/** A student and the four purposes, each with a button for yes and one for no. */
function ConsentRow({ child, row, entry, selection, active, mayWrite }: ConsentRowProps) {
  const { student, now } = child;
  const { _id } = student;
  const name = showName(student);
  const state = entry.stateOf(_id);
  return (
    <CheckRow selection={selection} id={_id} name={name}>
      <th scope="row">
        <Link
          to={studentRecordPath(_id)}
          lang={languageOf(name, panelLanguage)}
          className="text-link inline-flex min-h-6 items-center font-bold"
        >
          {name}
        </Link>
        <p className="font-normal text-caption text-ink-soft">
          {showClassAndSection(student)} · {student.rollNumber}
        </p>
        <p role="status" className="font-normal text-caption">
          {state.pending > 0 && words.frame.saving}
        </p>
        {state.failure && (
          <p role="alert" className="font-normal text-caption text-danger">
            {texts.rowFailed} {state.failure.text}{" "}
            <button
              type="button"
              className="text-link min-h-6"
              onClick={() => state.failure && void entry.save(child, state.failure.answer)}
            >
              {words.frame.tryAgain}
            </button>
          </p>
        )}
      </th>
      {CONSENT_PURPOSES.map((purpose, column) => {
        const standing = standingOf(now[purpose]);
        const tabIndex = active.row === row && active.column === column ? 0 : -1;
        const button = (answer: "given" | "refused") => ({
          type: "button" as const,
          tabIndex,
          className: `grid size-11 place-items-center rounded-control border ${standing === answer ? PRESSED[answer] : "border-line-strong bg-paper text-ink-soft hover:bg-cream-deep"}`,
          "data-cell": `${row} ${column}`,
          "aria-pressed": standing === answer,
          "aria-label": (answer === "given" ? texts.setGiven : texts.setRefused)(
            texts.shortPurposes[purpose],
            name,
          ),
          onClick: () => void entry.save(child, { state: answer, purposes: [purpose] }),
        });
        return (
          <td key={purpose} className="purpose-cell">
            <div className="purpose-content">
              <span className="min-w-0 text-caption text-ink-soft">
                <b className="text-ink @3xl:hidden">{texts.shortPurposes[purpose]}</b>{" "}
                {texts.states[standing]}
              </span>
              {mayWrite && (
                <span className="flex shrink-0 gap-1">
                  <button {...button("given")}>
                    <Check aria-hidden="true" size={20} />
                  </button>
                  <button {...button("refused")}>
                    <X aria-hidden="true" size={20} />
                  </button>
                </span>
              )}
            </div>
          </td>
        );
      })}
    </CheckRow>
  );
}
