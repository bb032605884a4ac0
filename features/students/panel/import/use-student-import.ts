import { useRef, useState } from "react";
import { useLeaveGuard } from "../../../../core/panel/typing/leave-guard.tsx";
import type { ImportAnswer, Sheet } from "../../content/import-contract.ts";
import { beginWork, type ImportWork } from "./import-work.ts";
import { dropImportedWork, findImportedWork, keepImportedWork } from "./imported-work.ts";
import {
  dropKeptWork,
  dropLastImport,
  findKeptWork,
  findLastImport,
  keepDecisions,
  keepLastImport,
  keepSheet,
  type LastImport,
} from "./kept-import.ts";

export const IMPORT_STEPS = ["file", "columns", "rows", "done"] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

function stepOf(work: ImportWork | undefined, finished: LastImport | undefined): ImportStep {
  if (finished) return "done";
  if (!work) return "file";
  return work.areColumnsAgreed ? "rows" : "columns";
}

/** The state of an import, which survives a reload and an ended session. */
export function useStudentImport() {
  const [work, setShownWork] = useState(findKeptWork);
  const [finished, setFinished] = useState(findLastImport);
  const [isKept, setKept] = useState(true);
  /** The file, for reading another of its sheets; undefined after a reload. */
  const file = useRef<File>(undefined);
  /** Two changes may happen before the next render. */
  const latest = useRef(work);
  useLeaveGuard(() => work !== undefined && finished === undefined, isKept);

  function setWork(next: ImportWork | undefined): void {
    latest.current = next;
    setShownWork(next);
  }

  function startWith(begun: ImportWork): void {
    setWork(begun);
    const isRoomLeft = keepSheet(begun) && keepDecisions(begun);
    if (!isRoomLeft) dropKeptWork();
    setKept(isRoomLeft);
  }

  function forget(): void {
    dropKeptWork();
    setWork(undefined);
  }

  function forgetLast(): void {
    dropLastImport();
    setFinished(undefined);
  }

  return {
    work,
    finished,
    isKept,
    step: stepOf(work, finished),
    file: file.current,
    begin(from: File, sheet: Sheet): void {
      file.current = from;
      forgetLast();
      startWith(beginWork(from.name, sheet));
    },
    change(change: (work: ImportWork) => ImportWork): void {
      if (!latest.current) return;
      const changed = change(latest.current);
      setWork(changed);
      if (isKept) setKept(keepDecisions(changed));
    },
    startOver(): void {
      forget();
      forgetLast();
      dropImportedWork();
    },
    finish(answer: ImportAnswer): void {
      if (!work) return;
      const { counts, batch, failed } = answer;
      const done = { counts, batch, failed, leftOut: work.leftOut.length };
      // The stored sheet may have used up the storage.
      forget();
      keepImportedWork(work);
      keepLastImport(done);
      setFinished(done);
    },
    /** The import was undone: its rows can be corrected and imported again. */
    noteUndone({ restored, skipped }: NonNullable<LastImport["undone"]>): void {
      if (!finished) return;
      const imported = findImportedWork();
      if (imported) startWith(imported);
      dropImportedWork();
      const done = { ...finished, batch: null, failed: [], undone: { restored, skipped } };
      keepLastImport(done);
      setFinished(done);
    },
    /** Goes back to the rows of an import that was undone. */
    backToRows: forgetLast,
  };
}
