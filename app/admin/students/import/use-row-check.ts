import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ImportCheck } from "../../../../content/students/import-contract.ts";
import { ApiFailure } from "../../api/api-failure.ts";
import type { CheckedWork } from "./checked-rows.ts";
import { checkRows } from "./import-client.ts";
import { buildRequest, type ImportWork } from "./import-work.ts";

const NOTHING: ImportCheck = {
  counts: { new: 0, changed: 0, unchanged: 0, skipped: 0, wrong: 0 },
  rows: [],
};

/** Checks all rows on the server after each correction; one call at a time, the latest state last. */
export function useRowCheck(work: ImportWork) {
  const [last, setLast] = useState<CheckedWork>();
  const [failure, setFailure] = useState<string>();
  const latest = useRef(work);
  const isRunning = useRef(false);

  async function check(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(undefined);
    let checked: ImportWork | undefined;
    try {
      while (checked !== latest.current) {
        const asked = latest.current;
        const request = buildRequest(asked);
        setLast({ work: asked, check: request ? await checkRows(request) : NOTHING });
        checked = asked;
      }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.message);
    } finally {
      isRunning.current = false;
    }
  }

  const checkLatest = useEffectEvent(check);
  useEffect(() => {
    latest.current = work;
    void checkLatest();
  }, [work]);

  return {
    last,
    /** The error of the last call. */
    failure,
    isChecking: failure === undefined && last?.work !== work,
    checkAgain: check,
  };
}
