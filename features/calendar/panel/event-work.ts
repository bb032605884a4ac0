import { toTyped } from "../../../core/content/types/typed-texts.ts";
import type { ShownRow } from "../../../core/panel/sheet-import/row-table.tsx";
import type { RowWork } from "../../../core/panel/sheet-import/row-work.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { schoolLanguages } from "../../../core/ui/school-languages.ts";
import type { SiteLanguages } from "../../../core/words/languages.ts";
import {
  EVENT_IMPORT_FIELDS,
  type EventCheck,
  type EventImportField,
  type EventRequest,
  type EventRow,
  type EventValues,
} from "../content/event-import-contract.ts";
import type { EventKind } from "../content/event-kinds.ts";

/** Choices for all rows of a list. */
export type ListChoices = Pick<EventRequest, "schoolYear" | "kind" | "known">;

/** A list that was read, with all decisions and corrections. */
export interface EventWork extends ListChoices, RowWork<EventImportField> {
  rows: readonly EventRow[];
  /** Headings of columns that are not used. */
  unused: readonly string[];
}

export const beginWork = (
  { rows, unused }: { rows: readonly EventRow[]; unused: readonly string[] },
  { schoolYear, kind }: { schoolYear: number; kind: EventKind },
  languages = schoolLanguages(),
): EventWork => ({
  rows: languages.length > 1 ? rows : rows.map((row) => withOneTitle(row, languages)),
  unused,
  schoolYear,
  kind,
  known: "skip",
  corrected: {},
  leftOut: [],
});

/** A list may have its titles in two languages at a school with one. */
function withOneTitle({ row, values }: EventRow, languages: SiteLanguages): EventRow {
  const { title = "", titleHi = "", ...others } = values;
  const typed = toTyped({ original: title, companion: titleHi }, languages);
  return { row, values: { ...others, title: typed[languages[0]] ?? "" } };
}

const valuesOf = ({ corrected }: EventWork, { row, values }: EventRow): EventValues => ({
  ...values,
  ...corrected[row],
});

/** Undefined if all rows are excluded. */
export function buildRequest(work: EventWork): EventRequest | undefined {
  const { schoolYear, kind, known, leftOut } = work;
  const rows = work.rows
    .filter(({ row }) => !leftOut.includes(row))
    .map((each) => ({ row: each.row, values: valuesOf(work, each) }));
  return rows.length > 0 ? { rows, schoolYear, kind, known } : undefined;
}

const ALWAYS_SHOWN: ReadonlySet<EventImportField> = new Set(["startsOn", "title", "kind"]);

/** The fields that a row has a value for, or an error. */
export const fieldsOf = (rows: readonly ShownRow<EventImportField>[]): EventImportField[] =>
  EVENT_IMPORT_FIELDS.filter(
    (field) =>
      ALWAYS_SHOWN.has(field) ||
      rows.some(({ values, errors }) => values[field] || errors[field] !== undefined),
  );

/** All rows of the list, with the results of the last check. */
export function listRows(work: EventWork, last: { work: EventWork; check: EventCheck }) {
  const found = new Map(last.check.rows.map((each) => [each.row, each]));
  return work.rows.map((each): ShownRow<EventImportField> => {
    const { row } = each;
    const typed = valuesOf(work, each);
    const checked = found.get(row);
    const unchecked = { row, values: typed, typed, errors: {}, before: {} };
    if (work.leftOut.includes(row)) return { ...unchecked, state: "leftOut" };
    if (!checked) return { ...unchecked, state: "unchecked" };
    const isCorrectedSince = work.corrected[row] !== last.work.corrected[row];
    return {
      row,
      state: checked.outcome,
      values: isCorrectedSince ? { ...checked.values, ...work.corrected[row] } : checked.values,
      typed: shownTexts(typed, checked.values),
      errors: inPanelLanguage(checked.errors, checked.errorParams),
      notes: inPanelLanguage(checked.notes, checked.noteParams),
      before: {},
    };
  });
}

/** A field that the list left out, such as the last day of "10–14 Nov", is edited from what it becomes. */
const shownTexts = (typed: EventValues, values: EventValues): EventValues => ({ ...values, ...typed });

type Params = Parameters<typeof words.fromApi>[0];

const inPanelLanguage = (
  english: EventValues = {},
  params: Partial<Record<EventImportField, NonNullable<Params>>> = {},
): EventValues =>
  Object.fromEntries(
    Object.entries(english).map(([field, text]) => [
      field,
      words.fromApi(params[field as EventImportField], text),
    ]),
  );
