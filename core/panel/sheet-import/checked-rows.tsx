import type { ReactNode } from "react";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";
import type { RowCheck } from "./use-row-check.ts";

interface CheckedRowsProps<Last> {
  check: RowCheck & { last: Last | undefined };
  backText: string;
  onBack: () => void;
  /** The rows with the results of the last check. */
  children: (last: Last) => ReactNode;
}

/** The step with all rows, which are shown as soon as the server has checked them once. */
export const CheckedRows = <Last,>({ check, backText, onBack, children }: CheckedRowsProps<Last>) => (
  <div className="review-rows grid grid-cols-1 gap-5">
    <Button variant="secondary" onClick={onBack} className="justify-self-start">
      {backText}
    </Button>
    {check.last === undefined ? (
      <div className="grid justify-items-start gap-4">
        <p role={check.failure ? "alert" : "status"}>{check.failure ?? words.sheetImport.checking}</p>
        {check.failure && <Button onClick={check.checkAgain}>{words.frame.tryAgain}</Button>}
      </div>
    ) : (
      children(check.last)
    )}
  </div>
);
