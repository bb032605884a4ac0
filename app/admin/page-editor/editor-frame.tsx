import "./page-editor.css";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { SaveBar } from "../../ui/save-bar.tsx";
import { StaleEditDialog } from "../entry-form/conflict-dialogs.tsx";
import type { Difference } from "../entry-form/stale-edit.ts";

interface Editor {
  isChanged: boolean;
  isSaving: boolean;
  stale: { theirs: { updatedAt: string | null }; differences: Difference[] } | undefined;
  save: () => void;
  discard: () => void;
  resolveStale: (takeTheirs: ReadonlySet<string>) => void;
  dismissStale: () => void;
}

interface EditorFrameProps {
  label: string;
  /** What the switch says: it leads to what is edited, and back to what it is edited with. */
  switchLabels: { show: string; back: string };
  editor: Editor;
  /** Whether the form began with what was typed before. */
  hasDraft: boolean;
  isPreviewShown: boolean;
  onSwitch: (isPreviewShown: boolean) => void;
  preview: ReactNode;
  /** Above the buttons. */
  progress?: ReactNode;
  onFocus?: (event: FocusEvent) => void;
  /** The fields. */
  children: ReactNode;
}

/** A form with what it makes beside it; where there is no room for both, a switch leads from one to the other. */
export function EditorFrame(props: EditorFrameProps) {
  const { label, switchLabels, editor, hasDraft, isPreviewShown, onSwitch, preview, progress } = props;
  const { onFocus, children } = props;
  const page = useRef<HTMLDivElement>(null);
  const formScroll = useRef(0);
  useEffect(() => {
    if (isPreviewShown) {
      page.current?.scrollIntoView();
      page.current?.querySelector("button")?.focus({ preventScroll: true });
    }
  }, [isPreviewShown]);

  return (
    <>
      {hasDraft && editor.isChanged && (
        <p role="status" className="mb-4 rounded-control bg-leaf-soft px-4 py-3">
          {words.entryForm.restored}
        </p>
      )}
      <div className="page-editor" data-shows={isPreviewShown ? "page" : "form"}>
        <form
          noValidate
          aria-label={label}
          className="page-editor-form"
          onFocus={onFocus}
          onSubmit={(event) => {
            event.preventDefault();
            editor.save();
          }}
        >
          {children}
          <SaveBar>
            {progress}
            <div className="flex flex-wrap items-center justify-end gap-2 sm:gap-3">
              <Button
                variant="secondary"
                className="page-editor-switch"
                onClick={() => {
                  formScroll.current = window.scrollY;
                  onSwitch(true);
                }}
              >
                {switchLabels.show}
              </Button>
              {editor.isChanged && (
                <Button variant="secondary" onClick={editor.discard} disabled={editor.isSaving}>
                  <span>
                    {words.pageEditor.discard}
                    <span className="max-sm:sr-only">{words.pageEditor.discardWhat}</span>
                  </span>
                </Button>
              )}
              <Button type="submit" isBusy={editor.isSaving} busyText={words.frame.saving}>
                {words.frame.save}
              </Button>
            </div>
          </SaveBar>
        </form>
        <div ref={page} className="page-editor-page">
          <Button
            variant="secondary"
            className="page-editor-switch"
            onClick={() => {
              flushSync(() => onSwitch(false));
              window.scrollTo(0, formScroll.current);
            }}
          >
            {switchLabels.back}
          </Button>
          {preview}
        </div>
      </div>
      {editor.stale && (
        <StaleEditDialog
          savedAt={editor.stale.theirs.updatedAt}
          differences={editor.stale.differences}
          onChoose={editor.resolveStale}
          onClose={editor.dismissStale}
        />
      )}
    </>
  );
}
