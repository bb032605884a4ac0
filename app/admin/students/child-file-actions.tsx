import { useId, useState } from "react";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../content/languages.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { DownloadButton } from "../components/download-button.tsx";
import { ForgetDialog, type ForgettableStudent } from "./forget-dialog.tsx";
import { downloadChildFile } from "./student-file-client.ts";

const said = words.studentExport;

/** What parents may ask for: to know everything about their child, and to have it deleted. */
export function ChildFileActions({ student }: { student: ForgettableStudent }) {
  const id = useId();
  const [isForgetting, setForgetting] = useState(false);
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
        <Button variant="secondary" onClick={() => setForgetting(true)}>
          {said.forget}
        </Button>
      </div>
      {isForgetting && <ForgetDialog student={student} onClose={() => setForgetting(false)} />}
    </section>
  );
}
