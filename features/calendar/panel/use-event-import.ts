import { useState } from "react";
import type { UndoneBatch } from "../../../core/content/api/history-contract.ts";
import { schoolYearOf } from "../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { dropDraft, keepDraft } from "../../../core/panel/typing/drafts.ts";
import { useLeaveGuard } from "../../../core/panel/typing/leave-guard.tsx";
import type { EventImportAnswer, EventRow } from "../content/event-import-contract.ts";
import type { EventKind } from "../content/event-kinds.ts";
import { beginWork, type EventWork } from "./event-work.ts";
import { type ExamTimetable, emptyTimetable, isTimetableEmpty } from "./exam-timetable.ts";

export const CALENDAR_IMPORT_DRAFT = "calendar-import";

export type ListSource = "lines" | "file" | "exams";

/** The input and the decisions of the user. */
export interface TypedList {
  source: ListSource;
  text: string;
  schoolYear: number;
  kind: EventKind;
  timetable: ExamTimetable;
  /** The rows that were read. */
  work?: EventWork | undefined;
}

export interface AddedEvents extends EventImportAnswer {
  work: EventWork;
  /** Present if the events were taken back. */
  undone?: UndoneBatch;
}

const emptyList = (today: string): TypedList => ({
  source: "lines",
  text: "",
  schoolYear: schoolYearOf(today),
  kind: "event",
  timetable: emptyTimetable,
});

/** The state of the screen, which survives a reload and an ended session. */
export function useEventImport(kept: TypedList | undefined) {
  const [typed, setTyped] = useState<TypedList>(() => kept ?? emptyList(dayInIndia(new Date())));
  const [added, setAdded] = useState<AddedEvents>();
  const { work, text, timetable } = typed;
  const isChanged = !added && (work !== undefined || text.trim() !== "" || !isTimetableEmpty(timetable));
  useLeaveGuard(() => isChanged);

  function change(update: (typed: TypedList) => TypedList): void {
    setTyped((before) => {
      const next = update(before);
      void keepDraft(CALENDAR_IMPORT_DRAFT, { values: next });
      return next;
    });
  }

  return {
    typed,
    added,
    step: added ? ("done" as const) : work ? ("rows" as const) : ("list" as const),
    type: (changed: Partial<TypedList>) => change((before) => ({ ...before, ...changed })),
    begin: (read: { rows: readonly EventRow[]; unused: readonly string[] }) =>
      change((before) => ({ ...before, work: beginWork(read, before) })),
    changeWork: (update: (work: EventWork) => EventWork) =>
      change((before) => ({ ...before, work: before.work && update(before.work) })),
    finish(answer: EventImportAnswer): void {
      if (!work) return;
      setAdded({ ...answer, work });
      void dropDraft(CALENDAR_IMPORT_DRAFT);
    },
    noteUndone: (undone: UndoneBatch) => setAdded((last) => last && { ...last, undone }),
    /** The rows can be added again after an undo. */
    backToRows(): void {
      setAdded(undefined);
      change((before) => ({ ...before, work: added?.work }));
    },
    startOver(): void {
      setAdded(undefined);
      setTyped((before) => ({ ...emptyList(dayInIndia(new Date())), source: before.source }));
      void dropDraft(CALENDAR_IMPORT_DRAFT);
    },
  };
}
