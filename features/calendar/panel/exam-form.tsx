import Trash from "lucide-react/icons/trash-2";
import {
  type ChangeEvent,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { DateInput } from "../../../core/panel/dates/date-input.tsx";
import { Datalist } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { IconButton } from "../../../core/panel/entry-table/table-row.tsx";
import { TextField } from "../../../core/panel/forms/fields.tsx";
import { Form } from "../../../core/panel/forms/form.tsx";
import { SubmitButton } from "../../../core/panel/forms/form-end.tsx";
import { useFormState } from "../../../core/panel/forms/form-state.ts";
import { Button } from "../../../core/panel/parts/button.tsx";
import { controlClass, labelClass } from "../../../core/panel/parts/control-classes.ts";
import { words } from "../../../core/ui/panel-words.ts";
import type { EventRow } from "../content/event-import-contract.ts";
import {
  addExamClass,
  addExamDay,
  changeExamDay,
  type ExamTimetable,
  listExams,
  MOST_EXAM_COLUMNS,
  nameClass,
  removeExamClass,
  removeExamDay,
  writeSubjects,
} from "./exam-timetable.ts";
import "./exam-form.css";

const texts = words.calendarImport;

interface ExamFormProps {
  timetable: ExamTimetable;
  classNames: readonly string[];
  onChange: (timetable: ExamTimetable) => void;
  onRead: (rows: EventRow[]) => void;
}

/** The cells of the timetable. */
const CELL = "subject";

/** An exam timetable as schools print it: a line for each day, a column for each class. */
export function ExamForm({ timetable, classNames, onChange, onRead }: ExamFormProps) {
  const exams = listExams(timetable);
  const inputOf = (name: "exam" | "startsAt" | "endsAt") => ({
    name,
    label: texts[name],
    value: timetable[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...timetable, [name]: value }),
  });
  return (
    <Form
      className="grid grid-cols-1 gap-5"
      check={({ exam = "" }) => ({
        ...(exam.trim() === "" && { exam: texts.examMissing }),
        ...(exams.length === 0 && { [CELL]: texts.noSubject }),
      })}
      save={async () => exams}
      onSaved={onRead}
      isKept
    >
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem_9rem]">
        <TextField {...inputOf("exam")} placeholder={texts.examExample} maxLength={120} />
        <TextField {...inputOf("startsAt")} type="time" isOptional />
        <TextField {...inputOf("endsAt")} type="time" isOptional />
      </div>
      <ExamDays timetable={timetable} classNames={classNames} onChange={onChange} />
      <div className="justify-self-end">
        <SubmitButton>{texts.checkExams(exams.length)}</SubmitButton>
      </div>
    </Form>
  );
}

function ExamDays({ timetable, classNames, onChange }: Omit<ExamFormProps, "onRead">) {
  const error = useFormState().errors[CELL];
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  /** The cell that gets the focus when it is there. */
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    frame.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  });
  const { classes, days } = timetable;

  function goTo(row: number, column: number | "day" | "class"): void {
    wanted.current = `${row} ${column}`;
    if (row < days.length)
      frame.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`)?.focus();
    else onChange(addExamDay(timetable));
  }

  function follow(event: KeyboardEvent, row: number, column: number): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    goTo(row + 1, column);
  }

  function paste(event: ClipboardEvent, row: number, column: number): void {
    const lines = event.clipboardData
      .getData("text/plain")
      .trimEnd()
      .split(/\r\n?|\n/)
      .map((line) => line.split("\t").map((cell) => cell.trim()));
    if (lines.length < 2 && (lines[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    onChange(writeSubjects(timetable, { row, column }, lines));
  }

  return (
    <fieldset ref={frame} className="exam-days" aria-describedby={`${id}-text`}>
      <legend className="font-bold">{texts.days}</legend>
      <p id={`${id}-text`} className="mb-3 text-caption text-ink-soft">
        {texts.daysText}
      </p>
      <Datalist id={`${id}-classes`} values={classNames.map(texts.className)} />
      <div className="exam-row" style={{ "--columns": classes.length } as CSSProperties}>
        <span className={`${labelClass} wide-only`} aria-hidden="true">
          {texts.day}
        </span>
        {classes.map((name, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no other identity
          <div key={column} className="flex items-end gap-1">
            <div className="grid min-w-0 flex-1 gap-1.5">
              <label htmlFor={`${id}-class-${column}`} className={labelClass}>
                {texts.classOf(column + 1)}
              </label>
              <input
                id={`${id}-class-${column}`}
                data-place={`class ${column}`}
                list={`${id}-classes`}
                value={name}
                placeholder={texts.classExample}
                maxLength={60}
                autoComplete="off"
                onChange={(event) => onChange(nameClass(timetable, column, event.currentTarget.value))}
                className={controlClass}
              />
            </div>
            {classes.length > 1 && (
              <IconButton
                label={texts.removeClass(column + 1)}
                onClick={() => onChange(removeExamClass(timetable, column))}
              >
                <Trash aria-hidden="true" size={20} />
              </IconButton>
            )}
          </div>
        ))}
      </div>
      <ol>
        {days.map(({ day, subjects }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days have no other identity
          <li key={row} className="exam-row" style={{ "--columns": classes.length } as CSSProperties}>
            <div>
              <DateInput
                data-place={`${row} day`}
                aria-label={texts.dayNumber(row + 1)}
                value={day}
                onChange={(event) => onChange(changeExamDay(timetable, row, event.currentTarget.value))}
              />
            </div>
            {subjects.map((subject, column) => (
              <input
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no other identity
                key={column}
                name={CELL}
                data-place={`${row} ${column}`}
                aria-label={texts.subjectOf(row + 1, classes[column] ?? "")}
                aria-invalid={error !== undefined && row === 0 && column === 0 ? true : undefined}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
                placeholder={[texts.subject, classes[column]].filter(Boolean).join(", ")}
                value={subject}
                maxLength={80}
                autoComplete="off"
                enterKeyHint="next"
                onKeyDown={(event) => follow(event, row, column)}
                onPaste={(event) => paste(event, row, column)}
                onChange={({ currentTarget: { value } }) =>
                  onChange(writeSubjects(timetable, { row, column }, [[value]]))
                }
                className={controlClass}
              />
            ))}
            {days.length > 1 && (
              <IconButton
                label={texts.removeDay(row + 1)}
                onClick={() => {
                  wanted.current = `${Math.max(0, row - 1)} 0`;
                  onChange(removeExamDay(timetable, row));
                }}
              >
                <Trash aria-hidden="true" size={20} />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      <p id={`${id}-error`} role="alert" className="mb-3 font-bold text-caption text-danger empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => goTo(days.length, 0)}>
          {texts.addDay}
        </Button>
        {classes.length < MOST_EXAM_COLUMNS && (
          <Button
            variant="subtle"
            onClick={() => {
              wanted.current = `class ${classes.length}`;
              onChange(addExamClass(timetable));
            }}
          >
            {texts.addClass}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
