import { useState } from "react";
import { Link } from "react-router";
import { students } from "../../../../content/resources/students.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { words } from "../../../ui/panel-words.ts";
import { showError } from "../../../ui/toasts.tsx";
import { ApiFailure } from "../../api/api-failure.ts";
import { undoStudents } from "../../entry-table/bulk-client.ts";
import { downloadFailed } from "./import-client.ts";
import type { LastImport } from "./kept-import.ts";

const said = words.studentImport;

interface ImportResultProps {
  finished: LastImport;
  onUndone: () => void;
  onAnother: () => void;
}

/** The result of the import, with undo and the next steps. */
export function ImportResult({ finished, onUndone, onAnother }: ImportResultProps) {
  const { counts, batch, failed, leftOut } = finished;
  const [running, setRunning] = useState<"undo" | "download">();
  const [undone, setUndone] = useState<string>();

  async function run(name: "undo" | "download", doing: () => Promise<void>): Promise<void> {
    setRunning(name);
    try {
      await doing();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showError(error.message);
    } finally {
      setRunning(undefined);
    }
  }

  async function undo(id: string): Promise<void> {
    setUndone(await undoStudents(id));
    onUndone();
  }

  const outcomes = [
    said.createdCount(counts.new),
    counts.changed > 0 && said.changedCount(counts.changed),
    counts.unchanged > 0 && said.unchangedCount(counts.unchanged),
    counts.skipped > 0 && said.skippedCount(counts.skipped),
    counts.wrong + leftOut > 0 && said.leftOutCount(counts.wrong + leftOut),
  ].filter((text) => text !== false);
  return (
    <div className="grid justify-items-start gap-5">
      <ul className={`list-disc pl-5 text-lead ${undone ? "text-ink-soft line-through" : ""}`}>
        {outcomes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p role="status" className="font-bold empty:hidden">
        {undone}
      </p>
      <div className="flex flex-wrap gap-3">
        {failed.length > 0 && (
          <Button
            variant="secondary"
            isBusy={running === "download"}
            busyText={words.frame.downloading}
            onClick={() => run("download", () => downloadFailed(failed))}
          >
            {said.downloadFailed(failed.length)}
          </Button>
        )}
        {batch !== null && (
          <Button
            variant="secondary"
            isBusy={running === "undo"}
            busyText={said.undoing}
            onClick={() => run("undo", () => undo(batch))}
          >
            {said.undoImport}
          </Button>
        )}
        <Button variant="secondary" onClick={onAnother}>
          {said.anotherSheet}
        </Button>
      </div>
      <nav aria-labelledby="next-heading" className="border-line border-t pt-4">
        <h3 id="next-heading" className="mb-2 font-bold font-sans">
          {said.nextSteps}
        </h3>
        <ul className="flex flex-wrap gap-3">
          {[
            { to: students.screen.path, text: said.toStudents },
            { to: "/admin/student-photos", text: said.toPhotos },
            { to: "/admin/consents", text: said.toConsents },
          ].map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={buttonClass("secondary")}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
