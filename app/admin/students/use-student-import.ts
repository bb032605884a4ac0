import { useRef, useState } from "react";
import type { CheckedRow, ImportAnswer, Sheet } from "../../../content/import-contract.ts";
import { useLeaveGuard } from "../leave-guard.tsx";
import { beginWork, type ImportWork } from "./import-work.ts";
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

/** What an import did. Of one before a reload, the rows that were left out are not known any more. */
export interface FinishedImport extends LastImport {
  failed: readonly CheckedRow[];
}

const findFinished = (): FinishedImport | undefined => {
  const last = findLastImport();
  return last && { ...last, failed: [] };
};

function stepOf(work: ImportWork | undefined, finished: FinishedImport | undefined): ImportStep {
  if (work) return work.areColumnsAgreed ? "rows" : "columns";
  return finished ? "done" : "file";
}

/** The import of one sheet from its file to its result; neither a reload nor an ended session loses it. */
export function useStudentImport() {
  const [work, setShownWork] = useState(findKeptWork);
  const [finished, setFinished] = useState(findFinished);
  const [isKept, setKept] = useState(true);
  /** To read another sheet of it; gone after a reload. */
  const file = useRef<File>(undefined);
  /** A value that is left and the next one may come between two renderings. */
  const latest = useRef(work);
  useLeaveGuard(() => work !== undefined, isKept);

  function setWork(next: ImportWork | undefined): void {
    latest.current = next;
    setShownWork(next);
  }

  function forget(): void {
    dropKeptWork();
    setWork(undefined);
  }

  return {
    work,
    finished,
    isKept,
    step: stepOf(work, finished),
    file: file.current,
    begin(from: File, sheet: Sheet): void {
      file.current = from;
      dropLastImport();
      setFinished(undefined);
      const begun = beginWork(from.name, sheet);
      setWork(begun);
      const isRoomLeft = keepSheet(begun) && keepDecisions(begun);
      if (!isRoomLeft) dropKeptWork();
      setKept(isRoomLeft);
    },
    change(change: (work: ImportWork) => ImportWork): void {
      if (!latest.current) return;
      const changed = change(latest.current);
      setWork(changed);
      if (isKept) setKept(keepDecisions(changed));
    },
    startOver(): void {
      forget();
      dropLastImport();
      setFinished(undefined);
    },
    finish(answer: ImportAnswer): void {
      if (!work) return;
      const { counts, batch, failed } = answer;
      const done = { counts, batch, failed, leftOut: work.leftOut.length };
      keepLastImport(done);
      setFinished(done);
      forget();
    },
    /** The whole import was taken back. */
    noteUndone(): void {
      dropLastImport();
      setFinished((last) => last && { ...last, batch: null });
    },
  };
}
