import { useState } from "react";
import { schoolYearName, schoolYearOf } from "../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { send } from "../../../core/panel/api/send.ts";
import { Options } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { AreaField } from "../../../core/panel/forms/fields.tsx";
import { Form } from "../../../core/panel/forms/form.tsx";
import { SubmitButton } from "../../../core/panel/forms/form-end.tsx";
import type { FieldErrors } from "../../../core/panel/forms/form-state.ts";
import { textareaClass } from "../../../core/panel/parts/control-classes.ts";
import { LabelledSelect } from "../../../core/panel/parts/labelled-select.tsx";
import { RadioButtons } from "../../../core/panel/parts/radio-buttons.tsx";
import { SheetDrop } from "../../../core/panel/sheet-import/sheet-drop.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { hasTwoLanguages } from "../../../core/ui/school-languages.ts";
import { type EventSheet, eventImportCalls } from "../content/event-import-contract.ts";
import { EVENT_KINDS, type EventKind } from "../content/event-kinds.ts";
import { ExamForm } from "./exam-form.tsx";
import { kindName } from "./kind-name.ts";
import type { ListSource, TypedList } from "./use-event-import.ts";

const texts = words.calendarImport;
const SOURCES: readonly ListSource[] = ["lines", "file", "exams"];

interface EventListProps {
  typed: TypedList;
  classNames: readonly string[];
  onType: (changed: Partial<TypedList>) => void;
  onRead: (read: Pick<EventSheet, "rows" | "unused">) => void;
}

/** The first step: a pasted list, a sheet or an exam timetable. */
export function EventList({ typed, classNames, onType, onRead }: EventListProps) {
  const { source } = typed;
  const [failure, setFailure] = useState<string>();

  function take(read: Pick<EventSheet, "rows" | "unused">): void {
    setFailure(read.rows.length === 0 ? texts.noRows : undefined);
    if (read.rows.length > 0) onRead(read);
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <RadioButtons
        legend={texts.source}
        legendClass="mb-1.5 font-bold"
        options={SOURCES.map((value) => ({ value, text: texts.sources[value] }))}
        chosen={source}
        onChoose={(chosen) => {
          setFailure(undefined);
          onType({ source: chosen });
        }}
      />
      {source !== "exams" && <ListChoices typed={typed} onType={onType} />}
      {source === "lines" && <PastedLines typed={typed} onType={onType} onRead={take} />}
      {source === "file" && (
        <>
          <p className="max-w-reading">{hasTwoLanguages() ? texts.fileText : texts.fileTextInOneLanguage}</p>
          <SheetDrop call={eventImportCalls.read} onRead={(_file, sheet) => take(sheet)} />
        </>
      )}
      {source === "exams" && (
        <ExamForm
          timetable={typed.timetable}
          classNames={classNames}
          onChange={(timetable) => onType({ timetable })}
          onRead={(rows) => take({ rows, unused: [] })}
        />
      )}
      <p role="alert" className="font-bold text-danger empty:hidden">
        {failure}
      </p>
    </div>
  );
}

/** Parts that a list may leave out. */
function ListChoices({ typed, onType }: Pick<EventListProps, "typed" | "onType">) {
  const thisYear = schoolYearOf(dayInIndia(new Date()));
  const years = [thisYear - 1, thisYear, thisYear + 1].map(String);
  return (
    <div className="grid gap-4 sm:max-w-2xl sm:grid-cols-2">
      <LabelledSelect
        label={texts.schoolYear}
        value={typed.schoolYear}
        onChange={(event) => onType({ schoolYear: Number(event.currentTarget.value) })}
      >
        <Options values={years} textOf={(year) => schoolYearName(Number(year))} />
      </LabelledSelect>
      <LabelledSelect
        label={texts.kind}
        value={typed.kind}
        onChange={(event) => onType({ kind: event.currentTarget.value as EventKind })}
      >
        <Options values={EVENT_KINDS} textOf={kindName} />
      </LabelledSelect>
    </div>
  );
}

const PastedLines = ({ typed, onType, onRead }: Pick<EventListProps, "typed" | "onType" | "onRead">) => (
  <Form
    className="grid grid-cols-1 gap-1.5"
    check={({ text = "" }): FieldErrors => (text.trim() ? {} : { text: texts.nothingTyped })}
    save={() => send(eventImportCalls.lines, { body: { text: typed.text } })}
    onSaved={onRead}
    explain={({ message }) => ({ text: message })}
    isKept
  >
    <AreaField
      name="text"
      label={texts.lines}
      hint={hasTwoLanguages() ? texts.linesHint : texts.linesHintInOneLanguage}
      rows={8}
      value={typed.text}
      placeholder={texts.linesExample}
      onChange={(event) => onType({ text: event.currentTarget.value })}
      className={`${textareaClass} min-h-52`}
    />
    <div className="mt-2 justify-self-end">
      <SubmitButton busyText={words.sheetImport.checking}>{texts.checkLines}</SubmitButton>
    </div>
  </Form>
);
