import { useEffect, useRef, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { SCHOOL_NAME } from "../frame/school-name.ts";
import { Button } from "../parts/button.tsx";
import { saveFile } from "../stored-files/save-file.ts";

const texts = words.secondStep;

interface RecoveryCodesProps {
  email: string;
  codes: readonly string[];
  onKept: () => void;
}

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ email, codes, onKept }: RecoveryCodesProps) {
  const [message, setMessage] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is replaced.
  useEffect(() => heading.current?.focus(), []);
  const title = texts.fileTitle(SCHOOL_NAME, email);
  const text = [title, "", ...codes, ""].join("\n");

  async function copy(): Promise<void> {
    try {
      // Absent without HTTPS.
      await navigator.clipboard.writeText(text);
      setMessage(texts.copied);
    } catch {
      setMessage(texts.notCopied);
    }
  }

  return (
    <div className="print-alone wrap-anywhere grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-maroon text-subhead">
        {texts.codesTitle}
      </h3>
      <p className="no-print">{texts.codesText}</p>
      <p className="hidden print:block">{title}</p>
      <ul
        lang="en"
        aria-label={texts.codesTitle}
        className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-6 gap-y-1 rounded-control border border-line bg-cream px-4 py-3 tracking-wider"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {texts.print}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile(new File([text], "recovery-codes.txt", { type: "text/plain" }))}
        >
          {texts.download}
        </Button>
      </div>
      <p role="status" className="no-print text-ink-soft empty:hidden">
        {message}
      </p>
      <div className="no-print flex justify-end">
        <Button onClick={onKept}>{texts.kept}</Button>
      </div>
    </div>
  );
}
