import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ChangeEvent } from "react";
import { Link } from "react-router";
import { type ChildConsents, CONSENT_PURPOSES } from "../../../../content/consent/consent-contract.ts";
import { studentRecordPath } from "../../../../content/site/office-paths.ts";
import { languageOf } from "../../../ui/language.ts";
import { panelLanguage, words } from "../../../ui/panel-words.ts";
import type { TableSelection } from "../../entry-table/use-selection.ts";
import type { Cell } from "./consent-keys.ts";
import { standingOf } from "./describe-consent.ts";
import type { ConsentEntry } from "./use-consent-entry.ts";

const said = words.consents;

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
}

/** A student and the four purposes, each with a button for yes and one for no. */
export function ConsentRow({ child: { student, now }, row, entry, selection, active }: ConsentRowProps) {
  const { _id, name } = student;
  const state = entry.stateOf(_id);
  const isSelected = selection.isSelected(_id);
  const toggle = ({ nativeEvent }: ChangeEvent) =>
    selection.toggleRow(_id, (nativeEvent as MouseEvent).shiftKey);
  return (
    <tr className={isSelected ? "bg-maroon-soft" : ""}>
      <td className="check-cell">
        <label className="check-label">
          <input type="checkbox" checked={isSelected} onChange={toggle} />
          <span className="sr-only">{words.entryTable.selectEntry(name)}</span>
        </label>
      </td>
      <th scope="row">
        <Link
          to={studentRecordPath(_id)}
          lang={languageOf(name, panelLanguage)}
          className="text-link inline-flex min-h-6 items-center font-bold"
        >
          {name}
        </Link>
        <p className="font-normal text-caption text-ink-soft">
          {words.studentRecords.classAndSection(student.class, student.section)} · {student.rollNumber}
        </p>
        <p role="status" className="font-normal text-caption">
          {state.pending > 0 && words.frame.saving}
        </p>
        {state.failure && (
          <p role="alert" className="font-normal text-caption text-danger">
            {said.rowFailed} {state.failure.text}{" "}
            <button
              type="button"
              className="text-link min-h-6"
              onClick={() => state.failure && void entry.save(_id, state.failure.answer)}
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
          ...{ type: "button" as const, tabIndex },
          className: `grid size-11 place-items-center rounded-control border ${standing === answer ? PRESSED[answer] : "border-line-strong bg-paper text-ink-soft hover:bg-cream-deep"}`,
          "data-cell": `${row} ${column}`,
          "aria-pressed": standing === answer,
          "aria-label": (answer === "given" ? said.setGiven : said.setRefused)(
            said.shortPurposes[purpose],
            name,
          ),
          onClick: () => void entry.save(_id, { state: answer, purposes: [purpose] }),
        });
        return (
          <td key={purpose} className="purpose-cell">
            <div className="purpose-content">
              <span className="min-w-0 text-caption text-ink-soft">
                <b className="narrow-only text-ink">{said.shortPurposes[purpose]}</b> {said.states[standing]}
              </span>
              <span className="flex shrink-0 gap-1">
                <button {...button("given")}>
                  <Check aria-hidden="true" size={20} />
                </button>
                <button {...button("refused")}>
                  <X aria-hidden="true" size={20} />
                </button>
              </span>
            </div>
          </td>
        );
      })}
    </tr>
  );
}
