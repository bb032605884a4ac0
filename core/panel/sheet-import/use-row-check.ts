import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureOf } from "../api/api-failure.ts";

export type RowCheck = Pick<ReturnType<typeof useRowCheck>, "failure" | "isChecking" | "checkAgain">;

/** Checks all rows on the server after each correction; one call at a time, the latest state last. */
export function useRowCheck<Work, Check>(work: Work, ask: (work: Work) => Promise<Check>) {
  const [last, setLast] = useState<{ work: Work; check: Check }>();
  const [failure, setFailure] = useState<string>();
  const latest = useRef(work);
  const isRunning = useRef(false);

  async function check(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(undefined);
    let checked: Work | undefined;
    try {
      while (checked !== latest.current) {
        const asked = latest.current;
        setLast({ work: asked, check: await ask(asked) });
        checked = asked;
      }
    } catch (error) {
      setFailure(failureOf(error).message);
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
