import { useRef, useState } from "react";
import type { z } from "zod";
import type { Call } from "../../content/api/define-calls.ts";
import { MAX_SHEET_BYTES } from "../../content/files/sheets.ts";
import { words } from "../../ui/panel-words.ts";
import { failureOf, isAborted } from "../api/api-failure.ts";
import { sendForm } from "../api/send.ts";
import { UploadProgress } from "../entry-form/files/upload-progress.tsx";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";

const MEGABYTE = 1024 * 1024;

/** A call that reads a sheet; nothing is stored. */
export interface ReadCall<Sheet> extends Call {
  answer: z.ZodType<Sheet>;
}

/** Sends a sheet to be read, with progress and errors. */
export function useReadSheet<Sheet>(call: ReadCall<Sheet>, onRead: (file: File, sheet: Sheet) => void) {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const controller = useRef<AbortController>(undefined);

  /** Reads the sheet of the file, by default the most likely one. */
  async function read(file: File, sheet?: string): Promise<void> {
    controller.current?.abort();
    setFailure(undefined);
    if (file.size > MAX_SHEET_BYTES) {
      setFailure(words.sheetImport.tooLarge(MAX_SHEET_BYTES / MEGABYTE));
      return;
    }
    const own = new AbortController();
    controller.current = own;
    setShare(0);
    try {
      const form = new FormData();
      // Before the file: the server reads the fields in order.
      if (sheet !== undefined) form.append("sheet", sheet);
      form.append("file", file);
      const { body } = await sendForm(call, { form, signal: own.signal, onProgress: setShare });
      onRead(file, body);
    } catch (error) {
      if (isAborted(error)) return;
      setFailure(failureOf(error).message);
    } finally {
      if (controller.current === own) setShare(undefined);
    }
  }

  return {
    /** The share of the file that has been sent, from 0 to 1; undefined if nothing is being read. */
    share,
    failure,
    read,
    stop: () => controller.current?.abort(),
  };
}

interface ReadingLineProps {
  reading: ReturnType<typeof useReadSheet>;
  /** The id of the error message. */
  failureId: string;
}

/** The progress of reading a sheet, or the error. */
export function ReadingLine({ reading: { share, failure, stop }, failureId }: ReadingLineProps) {
  return (
    <>
      {share !== undefined && share < 1 && <UploadProgress share={share} onStop={stop} />}
      {share === 1 && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">{words.sheetImport.reading}</p>
          {/* Reading stores nothing, so it can be stopped at any time. */}
          <Button variant="secondary" onClick={stop}>
            {words.frame.cancel}
          </Button>
        </div>
      )}
      <Notice kind="problem" id={failureId} role="alert" className="font-bold text-danger">
        {failure}
      </Notice>
    </>
  );
}
