import { useId, useState } from "react";
import type { ChildCopy } from "../../../content/students/student-export-contract.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../content/words/languages.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { useAction } from "../api/use-action.ts";
import { DownloadButton } from "../stored-files/download-button.tsx";
import { ForgetDialog, type ForgettableStudent } from "./forget-dialog.tsx";
import { downloadChildFile, listCopies } from "./student-file-client.ts";

const said = words.studentExport;

/** What parents may ask for: a copy of all data about their child, and its deletion. */
export function ChildFileActions({ student }: { student: ForgettableStudent }) {
  const id = useId();
  const { isBusy, run } = useAction();
  /** Set while the dialog is open. */
  const [copies, setCopies] = useState<readonly ChildCopy[]>();

  const openDialog = () => run(async () => setCopies(await listCopies(student._id)), said.copiesFailed);

  return (
    <section aria-labelledby={id} className="card grid gap-4 p-5 sm:p-6">
      <h2 id={id} className="text-maroon text-subhead">
        {said.rights}
      </h2>
      <p className="max-w-reading">{said.everythingText}</p>
      <div className="flex flex-wrap gap-3">
        {LANGUAGES.map((language) => (
          <DownloadButton
            key={language}
            load={() => downloadChildFile(student._id, language)}
            failed={said.everythingFailed}
          >
            <span>
              {said.everything} <span lang={language}>({LANGUAGE_NAMES[language]})</span>
            </span>
          </DownloadButton>
        ))}
      </div>
      <p className="max-w-reading border-line border-t pt-4">{said.forgetText}</p>
      <div>
        <Button
          variant="secondary"
          onClick={() => void openDialog()}
          isBusy={isBusy}
          busyText={words.frame.loading}
        >
          {said.forget}
        </Button>
      </div>
      {copies && <ForgetDialog student={student} copies={copies} onClose={() => setCopies(undefined)} />}
    </section>
  );
}
