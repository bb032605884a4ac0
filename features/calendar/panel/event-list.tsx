import { type FormEvent, useId, useRef, useState } from "react";
import { schoolYearName, schoolYearOf } from "../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { ApiFailure } from "../../../core/panel/api/api-failure.ts";
import { Options } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { Button } from "../../../core/panel/parts/button.tsx";
import { labelClass, textareaClass } from "../../../core/panel/parts/control-classes.ts";
import { LabelledSelect } from "../../../core/panel/parts/labelled-select.tsx";
import { RadioButtons } from "../../../core/panel/parts/radio-buttons.tsx";
import { SheetDrop } from "../../../core/panel/sheet-import/sheet-drop.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { hasTwoLanguages } from "../../../core/ui/school-languages.ts";
import { EVENT_IMPORT_PATHS, type EventSheet } from "../content/event-import-contract.ts";
import { EVENT_KINDS, type EventKind } from "../content/event-kinds.ts";
import { ExamForm } from "./exam-form.tsx";
import { readLines } from "./import-client.ts";
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
          <SheetDrop<EventSheet> path={EVENT_IMPORT_PATHS.read} onRead={(_file, sheet) => take(sheet)} />
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

function PastedLines({ typed, onType, onRead }: Pick<EventListProps, "typed" | "onType" | "onRead">) {
  const id = useId();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const control = useRef<HTMLTextAreaElement>(null);

  function fail(text: string): void {
    setFailure(text);
    control.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed.text.trim() === "") return fail(texts.nothingTyped);
    setReading(true);
    setFailure(undefined);
    try {
      onRead(await readLines(typed.text));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      fail(error.fieldErrors.text ?? error.message);
    } finally {
      setReading(false);
    }
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {texts.lines}
      </label>
      <p id={`${id}-hint`} className="text-caption text-ink-soft">
        {hasTwoLanguages() ? texts.linesHint : texts.linesHintInOneLanguage}
      </p>
      <textarea
        ref={control}
        id={id}
        rows={8}
        value={typed.text}
        placeholder={texts.linesExample}
        aria-describedby={`${id}-hint${failure === undefined ? "" : ` ${id}-error`}`}
        aria-invalid={failure === undefined ? undefined : true}
        onChange={(event) => onType({ text: event.currentTarget.value })}
        className={`${textareaClass} min-h-52`}
      />
      <p id={`${id}-error`} className="font-bold text-caption text-danger empty:hidden">
        {failure && words.writeMessage(failure)}
      </p>
      <Button
        type="submit"
        isBusy={isReading}
        busyText={words.studentImport.checking}
        className="mt-2 justify-self-end"
      >
        {texts.checkLines}
      </Button>
    </form>
  );
}
